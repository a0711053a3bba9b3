// Before anything is painted, so that bedtime mode never starts with a flash of white. See src/web/design/theme.ts.
try {
  var theme = localStorage.getItem("theme");
  if (theme === "day" || theme === "night") {
    document.documentElement.dataset.theme = theme;
    // Of the two colours of the browser's own frame, the one of the chosen light holds.
    document.querySelectorAll("meta[data-light]").forEach(function (meta) {
      meta.media = meta.dataset.light === theme ? "all" : "not all";
    });
  }
} catch {
  // Storage is blocked: the device's own preference decides.
}
