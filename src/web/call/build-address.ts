/** Fills `:name` places of an endpoint's path and appends its query. Throws when a place has no value. */
export function buildAddress(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") throw new Error(`No value for :${name} of ${path}`);
    return encodeURIComponent(asText(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, asText(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
