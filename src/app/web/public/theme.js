// Before anything is painted, so that bedtime mode never starts with a flash of white. See src/web/design/theme.ts.
try {
  var theme = localStorage.getItem("theme");
  if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the device's own preference decides.
}
