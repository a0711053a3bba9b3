import type { Complexity } from "#book/choices.ts";
import type { BookRequest } from "./book-request.ts";
import { composePage } from "./compose-page.ts";
import { makeSetting } from "./make-setting.ts";
import { readIdea } from "./read-idea.ts";
import { ownTextOf, tellOwnText } from "./tell-own-text.ts";
import { tellPages } from "./told-pages.ts";

/**
 * The words of one page of the book that `writeBook` makes of this request and seed, at another level: the same turn of
 * the plot with the same figures and things, so that the page's picture and its neighbours still fit (S10.4). `page`
 * counts from 0.
 */
export function rewritePage(request: BookRequest, seed: string, page: number, complexity: Complexity): string {
  const reading = readIdea(request.story, request.language);
  const own = ownTextOf(request);
  // What a parent has written is nobody’s to put in other words.
  if (own) return tellOwnText(request, own, reading, seed).pages[page]?.text ?? outOfBook(page);
  const setting = makeSetting(request, reading, seed);
  for (const [number, { brief, before }] of [...tellPages(setting, request)].entries()) {
    if (number !== page) continue;
    // Drawn by the same chances, so the same names, spots and sounds: only the sentences are another level's.
    return composePage(brief, makeSetting({ ...request, complexity }, reading, seed), before).text;
  }
  return outOfBook(page);
}

function outOfBook(page: number): never {
  throw new RangeError(`There is no page ${page}`);
}
