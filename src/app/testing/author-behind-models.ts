import { analyseIdea } from "#author/analyse-idea.ts";
import { writeBook } from "#author/write-book.ts";
import type { Book } from "#book/book.ts";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { nameOfCamera, type PagePlan } from "#book/page-plan.ts";
import { EMPTY_FORM, type StoryForm } from "#features/stories/story.ts";
import type { Ask } from "#local/models/ask.ts";

/** A book as it travels from a language model: loose, as a test may spoil it. */
export interface WireBook {
  title: string | null;
  cast: Record<string, unknown>[];
  cover: Record<string, unknown>;
  pages: { text: string; picture: Record<string, unknown> }[];
}

type Asked = "plan" | "analysis" | "translation" | "page" | "level" | "instructions" | "vision";

/** What is asked for, by the marked blocks of the prompt. */
export const stepOf = ({ prompt }: Ask): Asked =>
  blockOf(prompt, "book")
    ? "translation"
    : blockOf(prompt, "form")
      ? "plan"
      : blockOf(prompt, "idea")
        ? "analysis"
        : blockOf(prompt, "pages")
          ? "page"
          : blockOf(prompt, "page")
            ? "level"
            : blockOf(prompt, "scene")
              ? "instructions"
              : "vision";

/** Answers as a language model that writes as well as the built-in author does: from the prompt alone. */
export function answerAsAuthor(ask: Ask): unknown {
  switch (stepOf(ask)) {
    case "plan":
      return wireBookOf(ask);
    case "analysis": {
      const { idea } = blockOf(ask.prompt, "idea") as { idea: string };
      const { confidence: _, pages, ...read } = analyseIdea(idea, "en");
      return { ...read, pages: String(pages) };
    }
    case "translation": {
      const { pages } = blockOf(ask.prompt, "book") as { pages: readonly unknown[] };
      return {
        title: "Pip und der Mond",
        pages: pages.map((_, page) => ({ text: `${GERMAN_PAGE} Das war ${page + 1}.` })),
      };
    }
    case "page":
      return { text: "Pip looks up at the moon and smiles. What a fine little night it is!" };
    case "instructions": {
      const { wish } = blockOf(ask.prompt, "wish") as { wish: string };
      const night = { kind: "hour", who: null, value: "night", where: null, count: null, colour: null, words: wish };
      return { wishes: [night], notUnderstood: [] };
    }
    case "vision":
      return seenAsAsked(ask);
    default:
      return { text: "Pip is glad. He runs and jumps, and the whole wood sings along with him." };
  }
}

const GERMAN_PAGE = "Pip schaut zum Mond hinauf und lacht. Was für eine schöne kleine Nacht das ist!";

/** All that was asked for is in the picture, and nothing else. */
export function seenAsAsked({ prompt }: Ask) {
  const { figures } = blockOf(prompt, "asked-for") as { figures: { id: string }[] };
  const who = figures.map(({ id }) => id);
  return { who, figures: who.length, doing: true, mood: true, place: true, letters: false, unfit: false };
}

export function wireBookOf({ prompt }: Ask): WireBook {
  const form = blockOf(prompt, "form") as Partial<StoryForm>;
  const language = languageIn(prompt);
  const pages = Number(/Exactly (\d+) pages/u.exec(prompt)?.[1]) as StoryForm["pages"];
  return toWire(writeBook({ ...EMPTY_FORM, ...form, language, pages }, "a model's own"));
}

const NAMES: Readonly<Record<string, Language>> = { English: "en", Romanian: "ro", German: "de" };
const languageIn = (prompt: string) =>
  LANGUAGES.find((language) => language === NAMES[/the book in (\w+)/u.exec(prompt)?.[1] ?? ""]) ?? "en";

function blockOf(prompt: string, name: string): unknown {
  const json = new RegExp(`<${name}>\\n(.*?)\\n</${name}>`, "su").exec(prompt)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

function toWire({ title, cast, cover, pages }: Book): WireBook {
  return {
    title,
    cast: cast.map(({ garment, id, name, kind, sex, age, colour, looks }) => ({
      id,
      name,
      kind,
      sex,
      age,
      colour: colour ?? null,
      looks,
      garment: garment.kind,
      garmentColour: garment.colour,
    })),
    cover: toWirePlan(cover),
    pages: pages.map(({ text, plan }) => ({ text, picture: toWirePlan(plan) })),
  };
}

const toWirePlan = ({ place, figures, things, camera, ...plan }: PagePlan) => ({
  ...plan,
  camera: camera ? nameOfCamera(camera) : null,
  environment: place.environment,
  spot: place.set,
  indoors: place.indoors ?? null,
  figures: figures.map(({ who, pose, mood, looksAt, holds }) => ({
    who,
    pose,
    mood,
    looksAt: looksAt ?? null,
    holds: holds ?? null,
  })),
  things: things.map(({ thing, where }) => ({ thing, where })),
});
