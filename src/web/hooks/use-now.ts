import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

let now = new Date();
const listeners = new Set<() => void>();

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

let timer: ReturnType<typeof setInterval> | undefined;

/** A page that was put away may come back on another day. */
const onReturn = () => {
  if (document.visibilityState === "visible") tick();
};

function start(): void {
  if (Date.now() - now.getTime() >= MINUTE_MS) now = new Date();
  timer = setInterval(tick, MINUTE_MS);
  document.addEventListener("visibilitychange", onReturn);
}

function stop(): void {
  clearInterval(timer);
  document.removeEventListener("visibilitychange", onReturn);
}

/** The time of day, to the minute: what is shown of dates stays right on a page that is left open. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
