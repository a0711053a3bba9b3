import * as z from "zod/mini";
import { COLOURS, FIGURE_KINDS, GARMENTS } from "#book/cast-card.ts";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { CAMERA_NAMES, HOURS, MOODS, POSES, ROOMS, SHOTS, WEATHERS } from "#book/page-plan.ts";

// What goes over the wire has no lengths, no counts and nothing optional, which providers' strict modes refuse; what it lacks
// is checked when the answer is read.

const WireFigure = z.object({
  who: z.string(),
  pose: z.enum(POSES),
  mood: z.enum(MOODS),
  looksAt: z.nullable(z.string()),
  holds: z.nullable(z.string()),
});

const WirePlan = z.object({
  environment: z.enum(ENVIRONMENTS),
  spot: z.number(),
  indoors: z.nullable(z.enum(ROOMS)),
  hour: z.enum(HOURS),
  weather: z.enum(WEATHERS),
  shot: z.enum(SHOTS),
  camera: z.nullable(z.enum(CAMERA_NAMES)),
  figures: z.array(WireFigure),
  things: z.array(z.object({ thing: z.string(), where: z.enum(["ground", "sky"]) })),
  textAt: z.enum(["top", "bottom"]),
});

const WireCard = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(FIGURE_KINDS),
  sex: z.enum(["female", "male", "neuter"]),
  age: z.enum(["child", "grown", "old"]),
  colour: z.nullable(z.enum(COLOURS)),
  garment: z.enum(GARMENTS),
  garmentColour: z.enum(COLOURS),
  looks: z.string(),
});

const WireBook = z.object({
  title: z.string(),
  cast: z.array(WireCard),
  cover: WirePlan,
  pages: z.array(z.object({ text: z.string(), picture: WirePlan })),
});

const WireAnalysis = z.object({
  title: z.string(),
  language: z.enum(LANGUAGES),
  pages: z.enum(PAGE_COUNTS.map(String)),
  characters: z.array(z.object({ name: z.string(), description: z.string() })),
  characterType: z.enum(CHARACTER_TYPES),
  environment: z.enum(ENVIRONMENTS),
  genre: z.enum(GENRES),
  theme: z.enum(THEMES),
  complexity: z.enum(COMPLEXITIES),
});

function named(name: string, schema: z.ZodMiniType): { readonly name: string; readonly schema: object } {
  const { $schema: _, ...plain } = z.toJSONSchema(schema);
  return { name, schema: plain };
}

/** The shapes that a language model answers in. */
export const BOOK_ANSWER = named("picture_book", WireBook);
export const ANALYSIS_ANSWER = named("idea_reading", WireAnalysis);
export const PAGE_ANSWER = named("page_text", z.object({ text: z.string() }));
export const TRANSLATION_ANSWER = named(
  "second_language",
  z.object({ title: z.string(), pages: z.array(z.object({ text: z.string() })) }),
);
