import type { Language } from "#book/languages.ts";
import { analyseIdea } from "../analyse-idea.ts";
import { makeSetting } from "../make-setting.ts";
import { readIdea } from "../read-idea.ts";

/** What a book of an idea is about, and what is said of its hero in the parent's words. */
export function toldOf(
  idea: string,
  language: Language,
): { readonly goal: string; readonly trouble: string | undefined } {
  const { confidence: _, ...form } = analyseIdea(idea, language);
  const request = { ...form, pages: 12, complexity: "Visionary", title: "", story: idea } as const;
  const { goal, trouble } = makeSetting(request, readIdea(idea, language), "seed");
  return { goal: goal.phrase, trouble: trouble?.[1] };
}
