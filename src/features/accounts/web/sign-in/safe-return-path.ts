/** The path to go back to after a login, if it stays on this site; `fallback` otherwise (S2.12). */
export function safeReturnPath(path: string | null, origin: string, fallback = "/"): string {
  if (path === null || !path.startsWith("/") || !URL.canParse(path, origin)) return fallback;
  const address = new URL(path, origin);
  if (address.origin !== origin || address.pathname.startsWith("//")) return fallback;
  return `${address.pathname}${address.search}${address.hash}`;
}
