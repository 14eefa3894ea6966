/* What must be known before a page is shown: that scripts run, and what the reader chose last time. */
"use strict";
(() => {
  const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
  document.documentElement.classList.add("law-scripted");
  document.documentElement.classList.toggle("law-with-code", kept("law-code") === "shown");
  if (document.body && !document.body.dataset.theme) document.body.dataset.theme = kept("theme") || "auto";
})();
