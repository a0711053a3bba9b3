import type { ReactNode } from "react";
import type { HeaderProps } from "./header-props.ts";

type DrawHeader = (props: HeaderProps) => ReactNode;

let draw: DrawHeader | undefined;
const listeners = new Set<() => void>();

/** The header once it has been fetched: neither the sign-in nor a book on a phone has one, and neither waits for it. */
export const loadedHeader = {
  current: (): DrawHeader | undefined => draw,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Fetches the header; what it cannot fetch now, the next screen asks for again. */
export async function loadHeader(): Promise<void> {
  if (draw !== undefined) return;
  try {
    const { HeaderBar } = await import("./header-bar.tsx");
    draw = (props) => <HeaderBar {...props} />;
    for (const listener of listeners) listener();
  } catch (error) {
    console.error("The header could not be fetched", error);
  }
}
