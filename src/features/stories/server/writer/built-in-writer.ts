import { analyseIdea } from "#author/analyse-idea.ts";
import { rewritePage } from "#author/rewrite-page.ts";
import { translateBook } from "#author/translate-book.ts";
import { writeBook } from "#author/write-book.ts";
import { Fault } from "#contract/fault.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { Analysis } from "#features/stories/story.ts";

const NOTHING = { title: "", pages: [] } as const;

/** The author that the product carries: no model, no network. */
export const builtInWriter: Writer = {
  name: "built-in",
  variesBySeed: true,
  analyze(idea, hint, signal) {
    signal.throwIfAborted();
    return Promise.resolve(analyseIdea(idea, hint) satisfies Analysis);
  },
  write(form, seed, signal) {
    signal.throwIfAborted();
    return Promise.resolve(writeBook(form, seed));
  },
  rewrite(form, seed, page, level, signal) {
    signal.throwIfAborted();
    return Promise.resolve(rewritePage(form, seed, page, level));
  },
  async translate({ form, seed, writer, pages }, into, signal) {
    signal.throwIfAborted();
    // Only its own plan has a telling in every language.
    if (writer !== builtInWriter.name) return NOTHING;
    const told = translateBook(form, seed, { ...into, pages });
    if (told === "idea") throw new Fault("input.invalid", { fields: [{ field: "idea", problem: "missing" }] });
    return told === "own-text" ? NOTHING : told;
  },
};
