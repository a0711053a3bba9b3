import { useCallback, useRef, type PointerEvent } from "react";
import { ownTouch, type TouchMove } from "../../hooks/own-touch.ts";
import { closesSheet, pullOf } from "./sheet-drag.ts";

const TYPED = "input, textarea, select, [data-no-drag]";
const SCROLLER = "[data-scroller]";

/** A pull downwards is the sheet's own wherever nothing is typed and nothing above would come into sight by it. */
const isPull = ({ x, y, target }: TouchMove): boolean =>
  y > Math.abs(x) && target.closest(TYPED) === null && (target.closest(SCROLLER)?.scrollTop ?? 0) <= 0;

interface Drag {
  readonly pointer: number;
  readonly scroller: HTMLElement | null;
  from: number;
  moving: boolean;
}

/** Lets a sheet be pulled down, unless its content is scrolled or text is being typed: the sheet, its `ref`, handlers. */
export function useSheetDrag(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const pull = (pixels: number) => sheet.current?.style.setProperty("--pull", `${pixels}px`);

  const ref = useCallback((element: HTMLDivElement | null) => {
    sheet.current = element;
    const release = ownTouch(element, isPull);
    return () => {
      release?.();
      sheet.current = null;
    };
  }, []);

  function onPointerDown(event: PointerEvent) {
    const target = event.target as HTMLElement;
    if (event.button !== 0 || target.closest(TYPED)) return;
    drag.current = {
      pointer: event.pointerId,
      scroller: target.closest<HTMLElement>(SCROLLER),
      from: event.clientY,
      moving: false,
    };
  }

  function onPointerMove(event: PointerEvent) {
    const held = drag.current;
    if (held === null || held.pointer !== event.pointerId) return;
    if (held.moving) {
      pull(Math.max(0, event.clientY - held.from));
      return;
    }
    const doing = pullOf(event.clientY - held.from, (held.scroller?.scrollTop ?? 0) > 0);
    if (doing === "scrolling") drag.current = null;
    else if (doing === "pulling") {
      held.moving = true;
      sheet.current?.setPointerCapture(event.pointerId);
      sheet.current?.setAttribute("data-dragging", "");
    }
  }

  function onPointerUp(event: PointerEvent) {
    const held = drag.current;
    drag.current = null;
    sheet.current?.removeAttribute("data-dragging");
    if (held === null || !held.moving) return;
    const far = closesSheet(event.clientY - held.from, window.innerHeight);
    if (event.type === "pointerup" && far) onClose();
    else pull(0);
  }

  return { sheet, drag: { ref, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } };
}
