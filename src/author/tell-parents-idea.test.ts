import { describe, expect, test } from "vitest";
import { COMPLEXITIES, PAGE_COUNTS } from "#book/choices.ts";
import { type ByLanguage, LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import type { BookRequest } from "./book-request.ts";
import { FAMILY_IDS, type FamilyId } from "./families/family.ts";
import { makeSetting } from "./make-setting.ts";
import { readIdea } from "./read-idea.ts";
import { writeBook } from "./write-book.ts";

interface Told {
  readonly kind: RegExp;
  readonly friend: string;
  readonly friendKind: RegExp;
  readonly place: RegExp;
  /** An idea for each kind of plot, and words of its wish or problem. */
  readonly ideas: Readonly<Record<FamilyId, readonly [idea: string, goal: RegExp]>>;
}

/** Everything that a parent can name: a hero with name and kind, somebody who comes along, a place, and what it is about. */
const TOLD: ByLanguage<Told> = {
  en: {
    kind: /hedgehog/iu,
    friend: "Biscuit",
    friendKind: /\bdog\b/iu,
    place: /in the old lighthouse/iu,
    ideas: {
      wish: [
        "In the old lighthouse a hedgehog called Pip and a dog called Biscuit want to fly",
        /\bfl(?:y|ew|ying)\b/iu,
      ],
      lost: [
        "In the old lighthouse a hedgehog called Pip has lost his red balloon, and a dog called Biscuit helps him",
        /red balloon/iu,
      ],
      fear: [
        "In the old lighthouse lives a hedgehog called Pip who is afraid of the dark, with a dog called Biscuit",
        /the dark/iu,
      ],
      mystery: [
        "In the old lighthouse a hedgehog called Pip and a dog called Biscuit want to know where the stars go by day",
        /where the stars go/iu,
      ],
      friend: [
        "In the old lighthouse lives a lonely hedgehog called Pip who finds a friend, a dog called Biscuit",
        /\bfriend/iu,
      ],
      contest: [
        "In the old lighthouse a hedgehog called Pip and a dog called Biscuit invent a flying machine for the contest",
        /flying machine/iu,
      ],
      rescue: [
        "In the old lighthouse a hedgehog called Pip and a dog called Biscuit want to find the way back home",
        /\bway (?:back )?home\b/iu,
      ],
    },
  },
  ro: {
    kind: /(?<!\p{L})arici/iu,
    friend: "Biscuit",
    friendKind: /(?<!\p{L})câin/iu,
    place: /în farul vechi/iu,
    ideas: {
      wish: [
        "În farul vechi, un arici pe nume Pip și un câine pe nume Biscuit vor să zboare",
        /(?<!\p{L})zb(?:oare|ur|oar)/iu,
      ],
      lost: [
        "În farul vechi, un arici pe nume Pip și un câine pe nume Biscuit caută balonul roșu pierdut",
        /balonul roșu/iu,
      ],
      fear: [
        "În farul vechi stă un arici pe nume Pip căruia îi este frică de întuneric și un câine pe nume Biscuit",
        /de întuneric/iu,
      ],
      mystery: [
        "În farul vechi, un arici pe nume Pip și un câine pe nume Biscuit vor să afle unde dorm stelele ziua",
        /unde dorm stelele/iu,
      ],
      friend: [
        "În farul vechi stă un arici singuratic pe nume Pip care își găsește un prieten, un câine pe nume Biscuit",
        /prieten/iu,
      ],
      contest: [
        "În farul vechi, un arici pe nume Pip și un câine pe nume Biscuit inventează o mașină de zburat pentru concurs",
        /(?<!\p{L})mașin[aă](?!\p{L})/iu,
      ],
      rescue: [
        "În farul vechi, un arici pe nume Pip și un câine pe nume Biscuit vor să găsească drumul spre casă",
        /drum(?:ul)? (?:spre casă|de întoarcere)/iu,
      ],
    },
  },
  de: {
    kind: /(?<!\p{L})Igel/u,
    friend: "Keks",
    friendKind: /(?<!\p{L})Hund/u,
    place: /im alten Leuchtturm/iu,
    ideas: {
      wish: ["Ein Igel namens Pip und ein Hund namens Keks wollen fliegen, im alten Leuchtturm", /fl(?:ieg|og)/iu],
      lost: [
        "Im alten Leuchtturm hat ein Igel namens Pip seinen roten Luftballon verloren, und ein Hund namens Keks hilft ihm",
        /roten? Luftballon/u,
      ],
      fear: [
        "Im alten Leuchtturm wohnt ein Igel namens Pip, der Angst vor der Dunkelheit hat, mit einem Hund namens Keks",
        /Dunkelheit/u,
      ],
      mystery: [
        "Im alten Leuchtturm möchten ein Igel namens Pip und ein Hund namens Keks wissen, wo die Sterne am Tag schlafen",
        /wo die Sterne am Tag schlafen/u,
      ],
      friend: [
        "Im alten Leuchtturm wohnt ein einsamer Igel namens Pip, der einen Freund findet, einen Hund namens Keks",
        /Freund/u,
      ],
      contest: [
        "Ein Igel namens Pip und ein Hund namens Keks erfinden im alten Leuchtturm eine Flugmaschine für den Wettbewerb",
        /Flugmaschine/u,
      ],
      rescue: [
        "Ein Igel namens Pip und ein Hund namens Keks möchten im alten Leuchtturm den Weg nach Hause finden",
        /Weg nach Hause|Heimweg/u,
      ],
    },
  },
};

/** The arc of every plot; at the second try a detective suspects somebody. */
const ARC = [["open"], ["wish"], ["try1"], ["try2", "suspect"], ["low"], ["idea"], ["try3"], ["home"]] as const;

describe.each(LANGUAGES)("a parent’s own idea in %s", (language) => {
  const { kind, friend, friendKind, place, ideas } = TOLD[language];

  test.each(FAMILY_IDS)(
    "as a plot of “%s”: hero, wish or problem, company and place are told, in an arc, each brought in before it acts (S10.2)",
    (family) => {
      const [story, goal] = ideas[family];
      const { confidence: _confidence, ...form } = analyseIdea(story, language);
      const shapes = new Set<string>();
      for (const pages of PAGE_COUNTS)
        for (const complexity of COMPLEXITIES) {
          const request: BookRequest = { ...form, title: "", language, story, pages, complexity };
          const setting = makeSetting(request, readIdea(story, language), "told");
          const book = writeBook(request, "told");
          const what = `${pages} pages, ${complexity}`;
          expect(setting.family.id, what).toBe(family);

          const texts = book.pages.map(({ text }) => text);
          const [first = ""] = texts;
          expect(first, what).toContain("Pip");
          expect(first, what).toMatch(kind);
          expect(first, what).toMatch(place);
          expect(new Set(book.pages.map(({ plan }) => plan.place.environment)), what).toEqual(
            new Set([form.environment]),
          );
          expect(texts.filter((text) => goal.test(text)).length, what).toBeGreaterThanOrEqual(
            setting.goal.kind === "lost" ? 2 : 1,
          );

          const helper = book.cast.find(({ name }) => name === friend)?.id ?? "";
          const named = texts.findIndex((text) => text.includes(friend));
          expect(named, what).toBeGreaterThanOrEqual(0);
          expect(texts[named], what).toMatch(friendKind);
          const seen = book.pages.findIndex(({ plan }) => plan.figures.some(({ who }) => who === helper));
          expect(seen, what).toBe(named);

          const beats = book.pages.map(({ beat }) => beat);
          const arc = ARC.map((either) => beats.findIndex((beat) => either.some((each) => each === beat)));
          expect(
            arc.every((at, index) => at > (arc[index - 1] ?? -1)),
            `${what}: ${beats.join(" ")}`,
          ).toBe(true);
          expect([beats[0], beats.at(-1)]).toEqual(["open", "home"]);
          shapes.add(beats.join(" "));
        }
      expect(shapes.size).toBe(PAGE_COUNTS.length);
    },
  );
});
