import { foldText } from "../fold-text.ts";
import type { ReadFigure } from "../reading.ts";
import { isCalled } from "./is-called.ts";
import { isName, type Mention } from "./mention.ts";

/** Whether a mention is of a figure: by its name, its kind or its place. */
export function isOfFigure(mention: Mention, { name, concept, at }: ReadFigure, text: string): boolean {
  if (at === mention.start) return true;
  const word = text.slice(mention.start, mention.end);
  // „Inei îi e frică“: Ina’s own name is the mention’s key.
  if (isName(mention)) return isCalled(word, name) || (name !== "" && mention.key === foldText(name));
  return mention.key === concept || foldText(concept) === foldText(word);
}
