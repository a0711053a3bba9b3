import type { PointerEvent } from "react";
import { isClose, letGo, pan, pinch, type Point, type View, WHOLE } from "#features/reading/pinch.ts";

export interface CloseLook {
  /** The picture is near: a finger moves it, and no page is turned. */
  readonly isNear: () => boolean;
  /** Another page has been opened. */
  readonly beWhole: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  /** A finger has gone, or was taken away. */
  readonly onLift: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Two fingers draw the picture of the open page near, one moves it then; the track bears `--near`, `--near-x` and
 * `--near-y`, and `data-near` while the picture is near.
 */
export function makeCloseLook(track: HTMLElement): CloseLook {
  let view: View = WHOLE;
  const fingers = new Map<number, Point>();

  const show = (next: View) => {
    view = next;
    track.style.setProperty("--near", String(next.scale));
    track.style.setProperty("--near-x", `${next.x}px`);
    track.style.setProperty("--near-y", `${next.y}px`);
    track.toggleAttribute("data-near", isClose(next));
  };
  const place = (event: PointerEvent<HTMLElement>): Point => {
    const frame = track.getBoundingClientRect();
    return { x: event.clientX - frame.x - frame.width / 2, y: event.clientY - frame.y - frame.height / 2 };
  };

  return {
    isNear: () => isClose(view),
    beWhole() {
      view = WHOLE;
      for (const name of ["--near", "--near-x", "--near-y"]) track.style.removeProperty(name);
      track.removeAttribute("data-near");
    },
    onPointerDown(event) {
      if (event.isPrimary) fingers.clear();
      if (event.pointerType !== "mouse") fingers.set(event.pointerId, place(event));
    },
    onPointerMove(event) {
      const before = [...fingers.values()];
      const from = fingers.get(event.pointerId);
      if (from === undefined) return;
      const now = place(event);
      fingers.set(event.pointerId, now);
      const box = { width: track.clientWidth, height: track.clientHeight };
      const after = [...fingers.values()];
      if (isPair(before) && isPair(after)) show(pinch(view, before, after, box));
      else if (isClose(view)) show(pan(view, now.x - from.x, now.y - from.y, box));
    },
    onLift(event) {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) show(letGo(view));
    },
  };
}

const isPair = (points: Point[]): points is [Point, Point] => points.length === 2;
