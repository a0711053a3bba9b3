import { type PointerEvent, type RefObject, useRef } from "react";
import { type Axis, decideAxis, decideSwipe, followFinger } from "#features/reading/swipe.ts";

interface SwipeOptions {
  readonly atFirst: boolean;
  readonly atLast: boolean;
  readonly onSwipe: (wish: "next" | "previous") => void;
}

interface Touch {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  axis: Axis;
  dx: number;
}

/**
 * Swiping between pages: the pages follow the finger through the custom property `--pulled` and the attribute
 * `data-pulled`; a second finger ends the swipe without a turn, since it means zooming.
 */
export function useSwipe(track: RefObject<HTMLElement | null>, { atFirst, atLast, onSwipe }: SwipeOptions) {
  const touch = useRef<Touch | null>(null);
  /** Fingers on the pages; after two of them nothing is a swipe until all have left. */
  const fingers = useRef(new Set<number>());
  const zooming = useRef(false);

  const pull = (pixels: number) => track.current?.style.setProperty("--pulled", `${pixels}px`);
  const settle = () => {
    if (track.current !== null) delete track.current.dataset["pulled"];
    pull(0);
    touch.current = null;
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) zooming.current = false;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary) fingers.current.clear();
      fingers.current.add(event.pointerId);
      zooming.current = fingers.current.size > 1;
      if (zooming.current) return settle();
      if (event.button !== 0) return;
      touch.current = {
        pointer: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        axis: "undecided",
        dx: 0,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = touch.current;
      if (now === null || now.pointer !== event.pointerId || zooming.current) return;
      const dx = event.clientX - now.startX;
      if (now.axis === "undecided") {
        now.axis = decideAxis(dx, event.clientY - now.startY);
        if (now.axis !== "across") return;
        track.current?.setPointerCapture(event.pointerId);
        if (track.current !== null) track.current.dataset["pulled"] = "";
      }
      if (now.axis !== "across") return;
      now.dx = dx;
      pull(followFinger(dx, { atFirst, atLast }));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = touch.current;
      lift(event);
      if (now === null || now.pointer !== event.pointerId) return;
      const wish = now.axis === "across" ? decideSwipe(now.dx, track.current?.clientWidth ?? 0) : undefined;
      settle();
      if (wish !== undefined) onSwipe(wish);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      lift(event);
      if (touch.current?.pointer === event.pointerId) settle();
    },
  };
}
