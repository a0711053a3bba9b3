import { analyseIdea } from "#author/analyse-idea.ts";
import { rewritePage } from "#author/rewrite-page.ts";
import { writeBook } from "#author/write-book.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { Analysis } from "#features/stories/story.ts";

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
};
