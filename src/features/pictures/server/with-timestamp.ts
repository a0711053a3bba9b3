/**
 * An address with `t`, which changes exactly when the picture does (S7.23): set by a URL parser, so that query and fragment
 * stay; signed, `data:` and `blob:` addresses get none (S7.29).
 */
export function withTimestamp(address: string, changedAt: Date): string {
  if (/^(data|blob):/i.test(address)) return address;
  const relative = !/^[a-z][a-z0-9+.-]*:/i.test(address);
  const url = new URL(address, "http://relative.invalid");
  if ([...url.searchParams.keys()].some((key) => /signature|^x-amz-|^sig$|^token$/i.test(key))) return address;
  url.searchParams.set("t", String(changedAt.getTime()));
  return relative ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
