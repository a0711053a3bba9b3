import { createContext, use, useEffect } from "react";

/** What a screen puts into the header. */
export interface HeaderContent {
  readonly title: string;
  /** Shows the pencil beside the title (S2.32). */
  readonly onEditTitle?: (() => void) | undefined;
}

interface HeaderSlot {
  readonly content: HeaderContent | null;
  readonly setContent: (content: HeaderContent | null) => void;
}

export const HeaderContext = createContext<HeaderSlot | null>(null);

export function useHeaderSlot(): HeaderSlot {
  const slot = use(HeaderContext);
  if (slot === null) throw new Error("useHeaderSlot needs a HeaderProvider above it");
  return slot;
}

/** Shows this screen's title in the header for as long as the screen stands. Keep `onEditTitle` stable. */
export function useHeader({ title, onEditTitle }: HeaderContent): void {
  const { setContent } = useHeaderSlot();
  useEffect(() => {
    setContent({ title, onEditTitle });
    return () => setContent(null);
  }, [title, onEditTitle, setContent]);
}
