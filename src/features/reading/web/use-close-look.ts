import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { PageIndex } from "#features/reading/page-order.ts";
import { isClose, letGo, pan, pinch, type Point, type View, WHOLE } from "#features/reading/pinch.ts";

/**
 * Two fingers draw the picture of the open page near, one moves it then; the track bears `--near`, `--near-x` and
 * `--near-y`, and `data-near` while the picture is near. Another page is whole again.
 */
export function useCloseLook(track: RefObject<HTMLElement | null>, page: PageIndex) {
  const view = useRef<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());

  const show = (next: View) => {
    view.current = next;
    const pages = track.current;
    pages?.style.setProperty("--near", String(next.scale));
    pages?.style.setProperty("--near-x", `${next.x}px`);
    pages?.style.setProperty("--near-y", `${next.y}px`);
    pages?.toggleAttribute("data-near", isClose(next));
  };
  useLayoutEffect(() => {
    view.current = WHOLE;
    for (const name of ["--near", "--near-x", "--near-y"]) track.current?.style.removeProperty(name);
    track.current?.removeAttribute("data-near");
  }, [track, page]);

  const place = (event: PointerEvent<HTMLElement>): Point => {
    const frame = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - frame.x - frame.width / 2, y: event.clientY - frame.y - frame.height / 2 };
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) show(letGo(view.current));
  };

  return {
    /** The picture is near: a finger moves it, and no page is turned. */
    isNear: () => isClose(view.current),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.isPrimary) fingers.current.clear();
        if (event.pointerType !== "mouse") fingers.current.set(event.pointerId, place(event));
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const before = [...fingers.current.values()];
        const from = fingers.current.get(event.pointerId);
        if (from === undefined) return;
        const now = place(event);
        fingers.current.set(event.pointerId, now);
        const box = { width: event.currentTarget.clientWidth, height: event.currentTarget.clientHeight };
        const after = [...fingers.current.values()];
        if (isPair(before) && isPair(after)) show(pinch(view.current, before, after, box));
        else if (isClose(view.current)) show(pan(view.current, now.x - from.x, now.y - from.y, box));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

const isPair = (points: Point[]): points is [Point, Point] => points.length === 2;
