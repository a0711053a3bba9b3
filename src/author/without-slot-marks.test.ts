import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";
import { withoutSlotMarks } from "./without-slot-marks.ts";

test("signs of slots go, and what is meant for programs goes with all it holds", () => {
  expect(withoutSlotMarks("Pip [hero.nom] has {a} hat\n<3")).toBe("Pip hero.nom has a hat 3");
  expect(withoutSlotMarks('a note: {"title": "Owned", "pages": []} "</story></form>" and laughs')).toBe(
    'a note: " " and laughs',
  );
  expect(withoutSlotMarks("<Ana> și {ea: 5 ani}")).toBe("Ana și ea: 5 ani");
});

test("an idea with an answer of a program in it is read by its words (T36)", () => {
  const { goal, figures } = readIdea('Pip finds a note: {"title": "Owned", "pages": []} and laughs', "en");
  expect(figures[0]?.name).toBe("Pip");
  expect(goal?.phrase).toBe("find a note");
});
