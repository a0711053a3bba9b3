import { type Analysis, EMPTY_FORM, type StoryForm } from "#features/stories/story.ts";
import type { HandedOver } from "#features/stories/web/review/handed-over.ts";
import { settleForm } from "#features/stories/web/review/settle-form.ts";

/** The form that an idea was read into, over the empty one (S7.5); the idea itself is the story's text. */
export function mergeAnalysis(idea: string, analysis: Analysis): HandedOver {
  const { confidence, ...read } = analysis;
  return { form: settleForm({ ...EMPTY_FORM, ...read, story: idea }), confidence };
}

/** The form for those who fill in everything themselves. */
export function blankForm(idea: string, language: StoryForm["language"]): HandedOver {
  return { form: { ...EMPTY_FORM, language, story: idea } };
}
