import { useSyncExternalStore } from "react";
import { theme, type Theme } from "../design/theme.ts";

/** Day or night now, and how to choose. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(theme.subscribe, theme.current), choose: theme.choose };
}
