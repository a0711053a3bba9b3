import { startTransition, useEffect, useState } from "react";
import { afterFirstScreen } from "../first-look.ts";

/**
 * What no first screen waits for: asked for once the screen stands, undefined until it is there and where it could not be
 * fetched. `load` stays the same.
 */
export function useLater<Part>(load: () => Promise<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    afterFirstScreen(() => {
      if (!wanted) return;
      load().then(
        (part) => {
          if (wanted) startTransition(() => setLoaded({ part }));
        },
        (error: unknown) => console.warn("A part of the screen could not be fetched", error),
      );
    });
    return () => void (wanted = false);
  }, [load]);
  return loaded?.part;
}
