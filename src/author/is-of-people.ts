import { conceptById } from "#lexicon/find-concept.ts";
import { isOfType } from "#lexicon/is-of-type.ts";

/** Whether a figure’s concept is one of everyday people; a name alone is mostly a child’s. */
export function isOfPeople(concept: string): boolean {
  return concept === "" || isOfType(conceptById(concept), "EverydayPeople");
}
