import { type PointerEvent, type RefObject, useRef } from "react";
import { fallsOn, turnedShare } from "#features/reading/leaf-angle.ts";
import { decideAxis } from "#features/reading/swipe.ts";
import type { LeafFlight } from "./use-leaf-flight.ts";
import type { PageTurning } from "./use-page-turns.ts";

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  /** The outer edge that a press here turns. */
  readonly edge: "next" | "previous" | undefined;
  readonly byFinger: boolean;
  wish: "next" | "previous" | undefined;
  share: number;
  at: number;
  /** Turned share a millisecond. */
  speed: number;
}

/** Presses on these do what they do, and turn nothing. */
const CONTROLS = "button, a, input, textarea, select, label";
/** A press that moves less than this (pixels) is a click. */
const CLICK_SLOP = 6;

/**
 * Turns leaves by pointer: a click on an outer edge turns, a drag from there holds the leaf; a finger may drag anywhere
 * on the book. The middle of the page stays free for selecting words.
 */
export function useLeafDrag(book: RefObject<HTMLElement | null>, turning: PageTurning, flight: LeafFlight) {
  const drag = useRef<Drag | null>(null);
  const inTheAir = turning.turns.turn !== undefined;

  const letGo = (fallOn: boolean) => {
    const held = drag.current?.wish !== undefined;
    drag.current = null;
    if (held) flight.release(fallOn);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (drag.current !== null) return letGo(false);
      if (event.button !== 0 || inTheAir) return;
      const target = event.target as Element;
      if (target.closest(CONTROLS) !== null) return;
      drag.current = {
        pointer: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        edge: edgeOf(target),
        byFinger: event.pointerType !== "mouse",
        wish: undefined,
        share: 0,
        at: event.timeStamp,
        speed: 0,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      const root = book.current;
      if (now === null || now.pointer !== event.pointerId || root === null) return;
      const dx = event.clientX - now.startX;
      if (now.wish === undefined) {
        const axis = decideAxis(dx, event.clientY - now.startY);
        if (axis === "undecided") return;
        const wish = dx < 0 ? "next" : "previous";
        if (axis === "along" || !(now.byFinger || now.edge === wish)) {
          drag.current = null;
          return;
        }
        now.wish = wish;
        root.setPointerCapture(event.pointerId);
        turning.hold(wish);
        return;
      }
      const share = turnedShare(now.wish === "next" ? -dx : dx, root.clientWidth / 2);
      now.speed = (share - now.share) / Math.max(1, event.timeStamp - now.at);
      now.share = share;
      now.at = event.timeStamp;
      flight.scrub(share);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === null || now.pointer !== event.pointerId) return;
      if (now.wish !== undefined) return letGo(fallsOn(now.share, now.speed));
      drag.current = null;
      const moved = Math.hypot(event.clientX - now.startX, event.clientY - now.startY);
      if (now.edge !== undefined && moved < CLICK_SLOP) turning.ask(now.edge);
    },
    onPointerCancel() {
      letGo(false);
    },
  };
}

function edgeOf(target: Element): Drag["edge"] {
  const edge = target.closest<HTMLElement>("[data-edge]")?.dataset["edge"];
  return edge === "next" || edge === "previous" ? edge : undefined;
}
