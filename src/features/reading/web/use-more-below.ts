import { type RefObject, useCallback, useState } from "react";
import type { Overrun } from "./more-below.tsx";

/** A rounded pixel is no word out of sight. */
const SLACK = 4;

/** Whether what a box holds runs over it, and a way to look again: when it is laid out, and when it is scrolled. */
export function useMoreBelow(box: RefObject<HTMLElement | null>): { overrun: Overrun; look: () => void } {
  const [overrun, setOverrun] = useState<Overrun>("none");
  const look = useCallback(() => {
    if (box.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    if (scrollHeight <= clientHeight + 1) setOverrun("none");
    else setOverrun(scrollTop + clientHeight < scrollHeight - SLACK ? "below" : "above");
  }, [box]);
  return { overrun, look };
}
