import { useEffect, useEffectEvent } from "react";
import type { Wish } from "#features/reading/page-order.ts";

const WISHES: Readonly<Record<string, Wish>> = {
  ArrowRight: "next",
  PageDown: "next",
  ArrowLeft: "previous",
  PageUp: "previous",
  Home: "first",
  End: "last",
};

/** Where keys mean something else than turning a page. */
const TYPING =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Turns pages with the arrow keys, Page Up and Down, Home and End, wherever the focus is outside fields and dialogs. */
export function usePageKeys(ask: (wish: Wish) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const wish = WISHES[event.key];
    if (wish === undefined) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    if (event.key.startsWith("Page") && scrolls(event.target)) return;
    event.preventDefault();
    ask(wish);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** Words that run over their page are scrolled with Page Up and Down while they have the focus. */
function scrolls(target: EventTarget | null): boolean {
  return target instanceof Element && target !== document.body && target.scrollHeight > target.clientHeight + 1;
}
