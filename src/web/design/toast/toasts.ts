export interface ToastOptions {
  readonly text: string;
  readonly tone?: "success" | "error" | "info";
  /** Milliseconds. */
  readonly timeout?: number;
}

type Show = (toast: ToastOptions) => void;

let show: Show | null = null;
let waiting: ToastOptions[] = [];
const wanted = new Set<() => void>();

/** Shows a short message that goes by itself. The code that draws it is fetched with the first one. */
export function toast(options: ToastOptions): void {
  if (show === null) {
    waiting.push(options);
    for (const listener of wanted) listener();
  } else show(options);
}

/** Whether any toast has been asked for: what draws them is not needed before. For `useSyncExternalStore`. */
export const toastsWanted = {
  subscribe: (listener: () => void): (() => void) => {
    wanted.add(listener);
    return () => wanted.delete(listener);
  },
  snapshot: () => show !== null || waiting.length > 0,
};

/** Whoever draws the toasts takes over those that wait. */
export function drawToasts(draw: Show): void {
  show = draw;
  const toasts = waiting;
  waiting = [];
  for (const each of toasts) draw(each);
}
