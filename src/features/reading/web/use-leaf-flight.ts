import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { COVER } from "#features/reading/page-order.ts";
import type { PageTurns } from "#features/reading/page-turns.ts";
import { QUICK_TURN_MS, TURN_MS } from "./reading-motion.ts";

/** The leaf in the air, for the pointer that holds it. */
export interface LeafFlight {
  /** Turns the leaf by hand: 0 is where it lay, 1 the other side. */
  readonly scrub: (share: number) => void;
  /** Lets go of the leaf; it falls on to the other side, or back. */
  readonly release: (fallOn: boolean) => void;
}

/** A leaf that was let go falls a little faster than one that is turned from the beginning. */
const FALLING_SPEED = 1.25;
const EASING = "cubic-bezier(.45, .05, .25, 1)";

/**
 * Flies the leaf of the current turn. All moving parts share one timeline that runs from the lower page (0) to the
 * higher (its end), so that turning back is the same flight in reverse and a pointer can hold it anywhere.
 */
export function useLeafFlight(
  book: RefObject<HTMLElement | null>,
  turns: PageTurns,
  onLanded: (fellBack: boolean) => void,
): LeafFlight {
  const parts = useRef<readonly Animation[]>([]);
  /** A leaf can be let go before it has been drawn in the air. */
  const letGoEarly = useRef<boolean | undefined>(undefined);
  const { turn } = turns;
  const forward = turn !== undefined && turn.to > turn.from;
  const inHaste = turns.waiting.length > 0;
  const landed = useEffectEvent((atUpper: boolean) => onLanded(atUpper !== forward));
  const takeOff = useEffectEvent((root: HTMLElement, held: boolean) => {
    const timing: KeyframeAnimationOptions = {
      duration: inHaste ? QUICK_TURN_MS : TURN_MS,
      fill: "both",
      easing: held ? "linear" : EASING,
    };
    const opensCover = turn !== undefined && Math.min(turn.from, turn.to) === COVER;
    return animateParts(root, timing, opensCover);
  });

  useLayoutEffect(() => {
    const root = book.current;
    if (turn === undefined || root === null) return;
    const flying = takeOff(root, turn.held);
    parts.current = flying;
    let over = false;
    const [leaf] = flying;
    for (const part of flying) setOff(part, turn.held, forward);
    if (turn.held && letGoEarly.current !== undefined) fall(flying, letGoEarly.current === forward);
    letGoEarly.current = undefined;
    leaf?.finished.then(
      () => {
        if (!over) landed(leaf.playbackRate > 0);
      },
      () => {},
    );
    return () => {
      over = true;
      for (const part of flying) part.cancel();
      parts.current = [];
    };
  }, [book, turn, forward]);

  return {
    scrub: (share) => {
      const held = Math.min(0.999, Math.max(0.001, share));
      for (const part of parts.current) part.currentTime = (forward ? held : 1 - held) * durationOf(part);
    },
    release: (fallOn) => {
      if (parts.current.length === 0) letGoEarly.current = fallOn;
      else fall(parts.current, fallOn === forward);
    },
  };
}

function durationOf(animation: Animation): number {
  return Number(animation.effect?.getComputedTiming().duration ?? TURN_MS);
}

/** One millisecond inside, so that it can fall to either end without starting over from the other. */
function setOff(animation: Animation, held: boolean, forward: boolean): void {
  animation.currentTime = forward ? 1 : durationOf(animation) - 1;
  if (held) animation.pause();
  else if (!forward) animation.playbackRate = -1;
}

function fall(parts: readonly Animation[], toUpper: boolean): void {
  for (const part of parts) {
    part.playbackRate = toUpper ? FALLING_SPEED : -FALLING_SPEED;
    part.play();
  }
}

/**
 * The leaf's two faces first, then the shades, and the sliding of the book to the middle when its cover opens. Nothing but
 * transforms and opacity moves: a turn costs the page's own thread nothing.
 */
function animateParts(root: HTMLElement, timing: KeyframeAnimationOptions, opensCover: boolean): Animation[] {
  const parts: Animation[] = [];
  for (const face of root.querySelectorAll<HTMLElement>("[data-flying]")) {
    const side = face.dataset["side"] === "left" ? "left" : "right";
    parts.push(face.animate(leafMoments(side, opensCover), timing));
  }
  for (const shade of root.querySelectorAll<HTMLElement>("[data-side] > [data-shade]")) {
    parts.push(shade.animate([{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], timing));
  }
  if (opensCover) parts.push(root.animate([{ translate: "var(--closed-shift) 0" }, { translate: "0 0" }], timing));
  return parts;
}

/** Degrees by which the free edge of a sheet of paper hangs behind, at even steps of its way; a board is stiff. */
const LAG = [0, 2.6, 4.2, 3, 0] as const;

/** Where a face of the leaf stands at each moment: a sheet is taken by its lower corner, and its upper one follows. */
function leafMoments(side: "left" | "right", stiff: boolean): Keyframe[] {
  return LAG.map((lag, step) => {
    const turned = (-180 * step) / (LAG.length - 1);
    const angle = side === "left" ? 180 + turned : turned;
    const slant = stiff ? 0 : side === "left" ? lag : -lag;
    return { transform: `rotateY(${angle}deg) skewY(${slant}deg)` };
  });
}
