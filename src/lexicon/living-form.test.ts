import { expect, test } from "vitest";
import { LANDMARKS } from "#book/landmarks.ts";
import { LIVING_FORMS } from "#content/lexicon/living-forms.ts";
import { conceptById, conceptsOfKind } from "./find-concept.ts";
import { livingForm } from "./living-form.ts";

test("whoever is a place is drawn as a place or as what stands for it", () => {
  expect(conceptsOfKind("place").filter((place) => livingForm(place) === undefined)).toEqual([]);
});

test("each form is that of a thing without a drawing, or of a place, that has a word", () => {
  const needless = Object.keys(LIVING_FORMS).filter((id) => {
    const concept = conceptById(id);
    return concept?.kind !== "place" && !(concept?.kind === "thing" && concept.thing === undefined);
  });
  expect(needless).toEqual([]);
});

test("each landmark is somebody's form", () => {
  const forms = new Set(Object.values(LIVING_FORMS));
  expect(LANDMARKS.filter((landmark) => !forms.has(landmark))).toEqual([]);
});
