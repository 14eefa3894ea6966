"""A state as text and as SVG."""
