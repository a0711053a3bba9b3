import { expect, test } from "vitest";
import { withGermanNamesTold } from "./german-names-told.ts";

test.each([
  ["Da ist ein Fohlen, das haben die Kinder Resi getauft. Es hinkt.", "Da ist ein Fohlen namens Resi. Es hinkt."],
  ["Im Keller wohnt eine Spinne, die wir Frau Moser nennen.", "Im Keller wohnt eine Spinne namens Frau Moser."],
  ["Wir haben einen Stock gefunden, der heißt jetzt Knorpel.", "Wir haben einen Stock namens Knorpel gefunden."],
  ["Die alte Gans, die Berta, wird gezwickt.", "Die alte Gans namens Berta wird gezwickt."],
  ["Er hat ein schwarzes Schaf. Er nennt es Kohle.", "Er hat ein schwarzes Schaf namens Kohle. Er nennt es Kohle."],
  [
    "Wir holen einen Hund. Er heißt Balu, ist schon sechs.",
    "Wir holen einen Hund namens Balu. Er heißt Balu, ist schon sechs.",
  ],
  [
    "Sie durfte ihre Katze nicht mitnehmen. Jetzt sitzt die Mimi am Fenster.",
    "Sie durfte ihre Katze namens Mimi nicht mitnehmen. Jetzt sitzt die Mimi am Fenster.",
  ],
])("a name goes to whoever bears it: %s", (idea, told) => {
  expect(withGermanNamesTold(idea)).toBe(told);
});

test.each(["Er heißt Ben und mag Züge.", "Der Tag, der Montag heißt, ist lang.", "Ein Igel namens Ivo schläft."])(
  "nothing else is given a name: %s",
  (idea) => {
    expect(withGermanNamesTold(idea)).toBe(idea);
  },
);
