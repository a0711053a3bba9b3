import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { celebrateAt } from "../celebrate-like.ts";
import type { Likeable } from "../likes-of.ts";
import { makeTapTimer } from "../tap-timer.ts";
import { useLike } from "../use-like.ts";

/**
 * A handler for clicks on a story's picture: two within 300 ms like the story, and never take the like back; a single one
 * calls `onSingle` once it is clear that no second comes (S4.51).
 */
export function useLikeTap(story: Likeable, onSingle?: () => void): (event: MouseEvent) => void {
  const { liked, like } = useLike(story);
  const place = useRef({ x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof makeTapTimer> | null>(null);
  const single = useEffectEvent(() => onSingle?.());
  const double = useEffectEvent(() => {
    if (liked || like()) celebrateAt(place.current.x, place.current.y);
  });
  useEffect(() => {
    const taps = makeTapTimer({
      now: () => performance.now(),
      later: (callback, milliseconds) => {
        const id = window.setTimeout(callback, milliseconds);
        return () => window.clearTimeout(id);
      },
      onSingle: () => single(),
      onDouble: () => double(),
    });
    timer.current = taps;
    return () => taps.cancel();
  }, []);

  return ({ clientX, clientY }) => {
    place.current = { x: clientX, y: clientY };
    timer.current?.tap();
  };
}
