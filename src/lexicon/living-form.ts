import type { LivingForm } from "#book/landmarks.ts";
import { LIVING_FORMS } from "#content/lexicon/living-forms.ts";
import type { Concept } from "./concept.ts";

/** What somebody is drawn as who is this thing or place; undefined where nothing that is drawn looks like it. */
export function livingForm(concept: Concept | undefined): LivingForm | undefined {
  if (concept?.kind !== "thing" && concept?.kind !== "place") return undefined;
  return (concept.kind === "thing" ? concept.thing : undefined) ?? LIVING_FORMS[concept.id];
}
