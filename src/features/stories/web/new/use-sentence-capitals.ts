import { type RefObject, useEffect } from "react";
import { wantsCapital } from "#features/stories/sentence-capitals.ts";

/**
 * Sets capitals at the beginning of sentences while somebody types into a text area (S5.11). The small letter is written
 * first and replaced as an edit of its own: one undo takes the capital back, and the caret stays where it is.
 */
export function useSentenceCapitals(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const field = area.current;
    if (field === null) return;
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent) || event.isComposing || event.inputType !== "insertText") return;
      const letter = event.data ?? "";
      const caret = field.selectionStart;
      const at = caret - letter.length;
      // More than one letter at a time was pasted, dictated or suggested.
      if (Array.from(letter).length !== 1 || field.value.slice(at, caret) !== letter || !wantsCapital(field.value, at))
        return;
      field.setSelectionRange(at, caret);
      // The only way to edit a field so that its own undo knows of it.
      document.execCommand("insertText", false, letter.toUpperCase());
    };
    field.addEventListener("input", onInput);
    return () => field.removeEventListener("input", onInput);
  }, [area]);
}
