/** Tells listeners outside React that a login has moved the browser (S4.28). */
export function announceLocation({ pathname, search, hash }: Location): void {
  const path = `${pathname}${search}${hash}`;
  window.dispatchEvent(new CustomEvent("locationchange", { detail: { path, pathname, search } }));
}
