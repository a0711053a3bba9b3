const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** An origin and, when it is on this machine, the other names that a browser may reach it by. */
export function loopbackOrigins(origin: string): string[] {
  const url = new URL(origin);
  if (!LOOPBACK_HOSTS.includes(url.hostname)) return [url.origin];
  return [url.hostname, ...LOOPBACK_HOSTS.filter((host) => host !== url.hostname)].map((host) =>
    url.port === "" ? `${url.protocol}//${host}` : `${url.protocol}//${host}:${url.port}`,
  );
}

/** Whether two addresses are one: written alike but for the root's slash and this machine's names. */
export function isSameAddress(a: string, b: string): boolean {
  return URL.canParse(a) && URL.canParse(b) && canonical(a) === canonical(b);
}

function canonical(address: string): string {
  const url = new URL(address);
  if (LOOPBACK_HOSTS.includes(url.hostname)) url.hostname = "localhost";
  return url.href;
}
