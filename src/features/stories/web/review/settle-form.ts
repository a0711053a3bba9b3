import { settleChoices } from "#features/stories/settle-choices.ts";
import type { StoryForm } from "#features/stories/story.ts";

/** A form from outside this code (an analysis, a kept draft), its choices brought into ours; unknown ones are logged (S3.22). */
export function settleForm(form: StoryForm): StoryForm {
  const { body, unknown } = settleChoices(form);
  if (unknown.length > 0) console.warn("Unknown choices of a form gave way to the defaults", unknown);
  return body as StoryForm;
}
