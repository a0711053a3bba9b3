import { expect, test } from "vitest";
import type { Book } from "#book/book.ts";
import { Fault } from "#contract/fault.ts";
import { EMPTY_FORM, type StoryForm } from "#features/stories/story.ts";
import { approveBook, approveCard, approveForm, approveShownName, approveText, approveWritten } from "./approve.ts";
import { TEXT_KINDS, type Approved } from "./safety.ts";

const form = (more: Partial<StoryForm>): StoryForm => ({ ...EMPTY_FORM, story: "A fox finds a star", ...more });

function faultOf(act: () => unknown): Fault {
  try {
    act();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test("decides alike for every kind of text", () => {
  for (const kind of TEXT_KINDS) {
    expect(approveText(kind, "field", "Pip the hedgehog")).toBe("Pip the hedgehog");
    expect(approveText(kind, "field", "Pip kills it")).toBe("Pip outwits it");
    expect(faultOf(() => approveText(kind, "field", "a naked Pip")).code).toBe("safety.refused");
  }
});

test("gives what passes back untouched, invisible joiners of emoji included", () => {
  const text = "  👨‍👩‍👧 Pip, “the” hedgehog…  ";
  expect(approveText("idea", "story", text)).toBe(text);
});

test("refuses with the field and the words to change, in the order they were typed", () => {
  const fault = faultOf(() => approveText("idea", "story", "A sexy witch sells Cocaine"));
  expect(fault.fields).toEqual([{ field: "story", problem: "unsafe", values: { words: "sexy, Cocaine" } }]);
});

test.each([
  "The pebble got a ride in the pocket. At noon Dot took it out again.",
  "Everybody looked at the dot in the sky.",
  "She lived at number seven. Dot loved it.",
])("takes no hero called Dot and no dot for an address: %s", (text) => {
  expect(approveText("page text", "page", text, "en")).toBe(text);
});

test.each(["jane.miller at gmail dot com", "Jane (at) homepost (dot) xyz", "ana punct pop arond posta punct ro"])(
  "knows an address that is spelled out: %s",
  (text) => {
    expect(() => approveText("page text", "page", text, "en")).toThrow();
  },
);

test("says nothing of what was typed to the log", () => {
  const fault = faultOf(() => approveText("idea", "story", "A naked witch, mail me at ana@example.com"));
  expect(`${fault.message} ${String(fault.cause)}`).not.toMatch(/naked|ana@/);
});

test("names every field of a form that has words to change, at once", () => {
  const characters = [
    { name: "Pip", description: "a kind fox" },
    { name: "Ana", description: "o fată dezbrăcată" },
  ];
  const fault = faultOf(() => approveForm(form({ title: "Fuck", story: "Nazis", characters, language: "ro" })));
  expect(fault.fields.map(({ field, values }) => [field, values?.["words"]])).toEqual([
    ["title", "Fuck"],
    ["story", "Nazis"],
    ["characters.1.description", "dezbrăcată"],
  ]);
});

test("tells a form's texts more gently and leaves its choices as they are", () => {
  const typed = form({ title: "The gun", pages: 12, characters: [{ name: "Rex", description: "with a pistol" }] });
  expect(approveForm(typed)).toEqual({
    ...typed,
    title: "The water pistol",
    characters: [{ name: "Rex", description: "with a water pistol" }],
  });
});

test("leaves the rewording to the person when a gentler text would be too long", () => {
  const title = `${"guns ".repeat(18)}end`;
  expect(title.length).toBeLessThan(100);
  expect(faultOf(() => approveText("title", "title", title)).fields).toEqual([
    { field: "title", problem: "unsafe", values: { words: "guns" } },
  ]);
});

test("goes on the book's language for a text that does not show its own", () => {
  expect(approveForm(form({ language: "ro", title: "arme" })).title).toBe("unelte");
  expect(approveForm(form({ language: "de", title: "arme" })).title).toBe("arme");
});

const BOOK: Book = {
  title: "Pip and the star",
  language: "en",
  complexity: "Spark",
  cast: [
    {
      id: "hero",
      name: "Pip",
      kind: "fox",
      called: "fox",
      characterType: "Animals",
      sex: "male",
      age: "child",
      size: 1,
      garment: { kind: "scarf", colour: "red" },
      looks: "",
    },
  ],
  cover: {
    place: { environment: "EnchantedForest", set: 0 },
    hour: "day",
    weather: "clear",
    shot: "medium",
    figures: [],
    things: [],
    textAt: "bottom",
  },
  pages: [],
};
const withPage = (text: string): Book => ({ ...BOOK, pages: [{ text, plan: BOOK.cover, beat: "opening" }] });

test("lets a written book through as it is, and no page in it that no child should read", () => {
  const book = withPage("Pip finds a star.");
  expect(approveBook(book)).toEqual(book);
  expect(approveBook(withPage("Pip kills it."))).toEqual(withPage("Pip outwits it."));
  expect(faultOf(() => approveBook(withPage("Pip is naked.")))).toMatchObject({
    code: "safety.refused",
    fields: [{ field: "pages.0.text" }],
  });
});

test("approves a card from outside word by word", () => {
  for (const card of BOOK.cast) {
    expect(approveCard(card, "card.", "en")).toEqual(card);
    expect(faultOf(() => approveCard({ ...card, looks: "naked" }, "card.", "en")).fields).toMatchObject([
      { field: "card.looks" },
    ]);
  }
});

test("shows a person's name to others unless it is none for children", () => {
  expect(approveShownName("Ana-Maria Ștefănescu")).toBe("Ana-Maria Ștefănescu");
  expect(approveShownName("Fuck You")).toBe("");
});

test("takes no text for approved that the gate has not seen", () => {
  const draw = (text: Approved<string>) => text;
  expect(draw(approveText("idea", "story", "A fox"))).toBe("A fox");
  expect(draw(approveWritten("A fox"))).toBe("A fox");
  // @ts-expect-error plain text is not approved
  expect(draw("A fox")).toBe("A fox");
});
