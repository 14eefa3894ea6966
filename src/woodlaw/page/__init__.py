"""The table in the browser: one page, which asks by messages, and the hosts that answer them."""
