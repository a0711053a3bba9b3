import { useCallback, useState } from "react";

/** What of a book can be changed beside it. */
export type Tool = "words" | "picture" | "cast" | "title";

/** Whether a tool is open; one that closes is still there until its animation has ended. */
export interface ToolFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export interface Editing {
  readonly tool: Tool | undefined;
  readonly frame: ToolFrame;
  /** Stable. */
  readonly show: (tool: Tool) => void;
}

/** Which tool is open, one at a time. */
export function useEditing(): Editing {
  const [state, setState] = useState<{ tool: Tool; open: boolean } | undefined>(undefined);
  const show = useCallback((tool: Tool) => setState({ tool, open: true }), []);
  return {
    tool: state?.tool,
    show,
    frame: {
      open: state?.open ?? false,
      onClose: () => setState((now) => now && { ...now, open: false }),
      onClosed: () => setState((now) => (now?.open ? now : undefined)),
    },
  };
}
