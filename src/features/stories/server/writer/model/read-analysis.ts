import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { LIMITS } from "#contract/limits.ts";
import { readVerdict } from "#features/safety/read-verdict.ts";
import type { Analysis } from "#features/stories/story.ts";
import { CHILD_RULE, DATA_RULE } from "#features/safety/say-data.ts";
import { readValues, type Values } from "#server/models/read-values.ts";

export const ANALYSIS_INSTRUCTIONS = [
  "You read a parent's idea for a picture book into a form. Name only those who are in the idea, the hero first; describe each in a few words of the idea's own language. Choose what fits the idea best. The title is in the idea's language, three to eight words.",
  DATA_RULE,
  CHILD_RULE,
].join("\n\n");

/** How sure a model's reading is taken to be: of what the built-in reader says too, and of what it alone says. */
const AGREED = 0.9;
const ALONE = 0.75;

/** A model's reading of an idea; what it left out, spelled beyond knowing or worded for nobody's child is the built-in reader's. */
export function readAnalysis(answer: unknown, own: Analysis): Analysis {
  const values = readValues(answer);
  const read = {
    language: values.choice("language", LANGUAGES),
    characterType: values.choice("characterType", CHARACTER_TYPES),
    environment: values.choice("environment", ENVIRONMENTS),
    genre: values.choice("genre", GENRES),
    theme: values.choice("theme", THEMES),
    complexity: values.choice("complexity", COMPLEXITIES),
    pages: PAGE_COUNTS.find((count) => count === values.number("pages")),
    title: readTitle(values),
    characters: readCharacters(values),
  };
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  const sure = Object.keys(given).map((field) => [field, isSame(given[field], own, field) ? AGREED : ALONE]);
  return { ...own, ...given, confidence: { ...own.confidence, ...Object.fromEntries(sure) } };
}

const isSame = (value: unknown, own: Analysis, field: string) =>
  JSON.stringify(value) === JSON.stringify(own[field as keyof Analysis]);

const isFine = (text: string) => readVerdict(text).kind === "pass";

function readTitle(values: Values): string | undefined {
  const title = values.text("title");
  const length = Array.from(title ?? "").length;
  const fits = length >= LIMITS.title.min && length <= LIMITS.title.max;
  return title && fits && isFine(title) ? title : undefined;
}

function readCharacters(values: Values): Analysis["characters"] | undefined {
  const characters = values.list("characters").flatMap((each) => {
    const name = each.text("name");
    const description = each.text("description") ?? "";
    if (!name || name.length > LIMITS.characterName.max || !isFine(name)) return [];
    const fits = description.length <= LIMITS.characterDescription.max && isFine(description);
    return [{ name, description: fits ? description : "" }];
  });
  return characters.length > 0 ? characters.slice(0, LIMITS.characters.max) : undefined;
}
