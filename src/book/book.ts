import * as z from "zod/mini";
import { CastCard } from "#book/cast-card.ts";
import { Complexity } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { PagePlan } from "#book/page-plan.ts";

/** A page as the author hands it over: its words, the plan of its picture, and the beat of the plot it carries. */
export const BookPage = z.object({ text: z.string(), plan: PagePlan, beat: z.string() });
export type BookPage = z.infer<typeof BookPage>;

/** A whole book before it is drawn: what a writer makes and a painter reads. */
export const Book = z.object({
  title: z.string(),
  language: z.enum(LANGUAGES),
  complexity: Complexity,
  cast: z.array(CastCard),
  cover: PagePlan,
  pages: z.array(BookPage),
});
export type Book = z.infer<typeof Book>;
