/**
 * The redirect address that browser and server name to a provider: the site's origin and a slash, as browsers write an
 * origin's own address (S7.24). Both sides must name the same one, or the code is refused.
 */
export function redirectUriOf(origin: string): string {
  return `${origin.replace(/\/+$/u, "")}/`;
}
