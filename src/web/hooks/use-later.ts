import { useEffect, useState } from "react";

/**
 * What no first screen waits for: asked for once the screen stands, undefined until it is there and where it could not be
 * fetched. `load` stays the same.
 */
export function useLater<Part>(load: () => Promise<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | undefined>(undefined);
  useEffect(() => {
    let stands = true;
    load().then(
      (part) => {
        if (stands) setLoaded({ part });
      },
      (error: unknown) => console.warn("A part of the screen could not be fetched", error),
    );
    return () => void (stands = false);
  }, [load]);
  return loaded?.part;
}
