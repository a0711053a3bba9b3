import { useRef, type PointerEvent, type RefObject } from "react";
import { closesSheet, pullOf } from "./sheet-drag.ts";

interface Drag {
  readonly pointer: number;
  readonly scroller: HTMLElement | null;
  from: number;
  moving: boolean;
}

/** Pointer handlers that let a sheet be pulled down, unless its content is scrolled or text is being typed. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const pull = (pixels: number) => sheet.current?.style.setProperty("--pull", `${pixels}px`);

  function onPointerDown(event: PointerEvent) {
    const target = event.target as HTMLElement;
    if (event.button !== 0 || target.closest("input, textarea, select, [data-no-drag]")) return;
    drag.current = {
      pointer: event.pointerId,
      scroller: target.closest<HTMLElement>("[data-scroller]"),
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

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
