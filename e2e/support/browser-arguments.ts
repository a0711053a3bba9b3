/** A quiet, headless browser that asks nobody else anything. */
export const BROWSER_ARGUMENTS: string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];
