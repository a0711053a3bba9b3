import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { type Neighbourhood, NOTHING_KEPT, stepCloser } from "#features/reading/one-by-one.ts";
import type { PageIndex } from "#features/reading/page-order.ts";
import { BREATH_MS, STEP_MS } from "./reading-motion.ts";

/**
 * What is kept ready around the open page, a moment after it has come and one by one, so that what a turn begins or ends
 * with shares its time with nothing. `wanted` names what belongs there, what is needed first before the rest; `faces` of it
 * are the open page's own.
 */
export function useNeighbourhood<Name extends string | number>(
  open: PageIndex,
  faces: readonly Name[],
  wanted: readonly Name[],
): Neighbourhood<Name> {
  const [now, setNow] = useState<Neighbourhood<Name>>(NOTHING_KEPT);
  const step = useEffectEvent(() =>
    startTransition(() => setNow((before) => stepCloser(before, { page: open, faces }, wanted))),
  );
  const names = wanted.join();
  useEffect(() => {
    let frame = 0;
    const timer = setTimeout(
      () => {
        // However late the frames come: what came before is on the screen first.
        frame = requestAnimationFrame(step);
      },
      now.around === undefined ? BREATH_MS : STEP_MS,
    );
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [open, names, now]);
  return now;
}
