import type { ByLanguage } from "#book/languages.ts";

/** A form as a story shows it, in its context where it would mean something else alone, and where in the text it stands. */
export interface StoryForm {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word of stories with its usual forms, and the id of what it means in each language. */
export interface StoryWord {
  readonly concept: ByLanguage<string>;
  readonly forms: ByLanguage<readonly StoryForm[]>;
}

/**
 * Reads a table with a word on each line: `concept | English forms | Romanian forms | German forms`. The concept is given
 * thrice with slashes where languages cut the world differently; brackets mark a form in its context ("pe [mare]").
 */
export function storyWords(table: string): readonly StoryWord[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [concept = "", ...forms] = line.split("|").map((cell) => cell.trim());
      const concepts = concept.split("/");
      return { concept: byLanguage((at) => concepts[at] ?? concept), forms: byLanguage((at) => formsIn(forms[at])) };
    });
}

function byLanguage<T>(valueAt: (column: number) => T): ByLanguage<T> {
  const [en, ro, de] = [0, 1, 2].map((column) => valueAt(column)) as [T, T, T];
  return { en, ro, de };
}

function formsIn(cell = ""): readonly StoryForm[] {
  return cell.split(",").map((form) => {
    const text = form.replaceAll(/[[\]]/gu, "").trim();
    const [, before, marked] = /^(?<before>[^[]*)\[(?<marked>[^\]]+)\]/u.exec(form.trim()) ?? [];
    const start = before?.length ?? 0;
    return { text, start, end: start + (marked ?? text).length };
  });
}
