import { startTransition, useEffect, useState } from "react";
import type { PageIndex } from "#features/reading/page-order.ts";
import { BREATH_MS } from "./reading-motion.ts";

/**
 * The page whose neighbours are kept ready: where the book is open, a moment later, so that what a turn begins or ends with
 * shares its time with nothing. Undefined until the first page has been shown.
 */
export function useNeighbourhood(open: PageIndex): PageIndex | undefined {
  const [around, setAround] = useState<PageIndex>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAround(open)), BREATH_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return around;
}
