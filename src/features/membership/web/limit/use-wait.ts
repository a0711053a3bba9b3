import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchRights } from "../queries.ts";
import type { LimitProps } from "../parts/open-modals.ts";
import { mayHaveSlept, secondsLeft } from "./countdown.ts";
import { TIMINGS } from "#web/timings.ts";

/** After a failed question, until the next. */
const AGAIN_MS = 5000;

type Wait = "waiting" | "asking" | "ready";

const clocks = () => ({ wall: Date.now(), steady: performance.now() });

/**
 * Counts down what the server has said, by a clock that nobody can set. At zero, after sleep and when the page is seen
 * again the server is asked anew; only its answer ends the wait (S4.34).
 */
export function useWait(start: LimitProps): { readonly left: number; readonly state: Wait } {
  const cache = useQueryClient();
  const [answer, setAnswer] = useState(start);
  const latest = answer.asOf > start.asOf ? answer : start;
  const deadline = latest.asOf + latest.seconds * 1000;
  const [now, setNow] = useState(start.asOf);
  const [ready, setReady] = useState(false);
  const asking = useRef(false);
  const left = secondsLeft(deadline, Math.max(now, latest.asOf));
  const over = left === 0;

  const ask = useEffectEvent(async () => {
    if (asking.current || ready) return;
    asking.current = true;
    try {
      const { canCreate, secondsUntilNextStory: seconds } = await fetchRights(cache);
      setReady(canCreate);
      setAnswer({ seconds, asOf: performance.now() });
    } catch (cause) {
      console.error("The rights could not be read", cause);
    } finally {
      asking.current = false;
    }
  });

  useEffect(() => {
    if (ready) return;
    let seen = clocks();
    const look = () => {
      const before = seen;
      seen = clocks();
      setNow(seen.steady);
      if (mayHaveSlept(before, seen)) void ask();
    };
    const back = () => {
      if (document.visibilityState !== "visible") return;
      look();
      void ask();
    };
    const timer = window.setInterval(look, TIMINGS.countdownTick);
    document.addEventListener("visibilitychange", back);
    window.addEventListener("pageshow", back);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("pageshow", back);
    };
  }, [ready]);

  useEffect(() => {
    if (!over || ready) return;
    const first = window.setTimeout(() => void ask());
    const timer = window.setInterval(() => void ask(), AGAIN_MS);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [over, ready]);

  return { left, state: ready ? "ready" : over ? "asking" : "waiting" };
}
