/**
 * Where the focus goes in a window that opens: a field that asks for it by `autofocus` keeps it, otherwise the window itself
 * has it, whose title is then read.
 */
export function firstFocus(popup: HTMLElement | null): HTMLElement | boolean {
  if (popup === null) return true;
  return popup.contains(document.activeElement) ? false : popup;
}
