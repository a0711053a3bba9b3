import { LIMITS } from "#contract/limits.ts";
import type { Speaker } from "#messages/speaker.ts";

/** What the form's check says about a field; the type is the schema's word for what is wrong. */
interface FieldError {
  readonly type?: unknown;
}

type CheckedField = "title" | "story" | "name" | "description";

const LONGEST: Readonly<Record<Exclude<CheckedField, "title">, number>> = {
  story: LIMITS.idea.max,
  name: LIMITS.characterName.max,
  description: LIMITS.characterDescription.max,
};

/** What is wrong with a field, in words. */
export function faultOf(error: FieldError | undefined, field: CheckedField, t: Speaker["t"]): string | undefined {
  if (error === undefined) return undefined;
  if (field === "title") return t("review.title.length", LIMITS.title);
  if (error.type === "too_big") return t("review.too_long", { max: LONGEST[field] });
  if (field === "name") return t("review.character.name.missing");
  return t("review.story.missing");
}
