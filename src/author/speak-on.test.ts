import { expect, test } from "vitest";
import { speakOn } from "./speak-on.ts";

const AGAIN = {
  en: "“Not here,” said [hero.nom]. “But somewhere!”",
  ro: "„Aici nu”, murmură [hero.nom]. „Dar undeva!”",
  de: "„Hier nicht“, sagte [hero.nom]. „Aber irgendwo!“",
};

test("whoever goes on speaking is not named a second time", () => {
  expect(speakOn(AGAIN.en, "“Only a boot,” said [hero.nom], and put it back.", "en")).toBe(
    "“Not here,” [hero.he] said. “But somewhere!”",
  );
  expect(speakOn(AGAIN.ro, "„Doar o gheată”, zise [hero.nom].", "ro")).toBe("„Aici nu”, murmură. „Dar undeva!”");
  expect(speakOn(AGAIN.de, "„Nur ein Stiefel“, sagte [hero.nom].", "de")).toBe(
    "„Hier nicht“, sagte [hero.he]. „Aber irgendwo!“",
  );
});

test("whoever speaks after another, or after something has happened, is named", () => {
  for (const before of ["“Well,” said [helper.nom].", "“Oh,” said [hero.nom]. Then it fell.", "Bump!", undefined])
    expect(speakOn(AGAIN.en, before, "en")).toBe(AGAIN.en);
});
