import type { Reading } from "../reading.ts";
import { isOfFigure } from "./is-of-figure.ts";
import type { Mention } from "./mention.ts";
import { toldSentences } from "./told-sentences.ts";

/** From here on one more says nothing new. */
const MANY = 3;

/** What it tells of each mention that the grammar’s rules take it for the hero, or for another figure. */
export function signsOfRuled(text: string, mentions: readonly Mention[], reading: Reading): string[][] {
  const [hero] = reading.figures;
  const about = aboutRules(text, reading);
  return mentions.map((mention) => {
    const of = reading.figures.findIndex((figure) => isOfFigure(mention, figure, text));
    if (of > 0) return ["figure", `figure:sort:${mention.sort}`, `figure:${Math.min(of, MANY)}`];
    if (of < 0 || !hero) return [];
    const isNamed = hero.name !== "";
    return [
      "ruled",
      `ruled:sort:${mention.sort}`,
      `ruled:named:${isNamed}:known:${hero.concept !== ""}`,
      ...about.map((sign) => `ruled:${sign}`),
    ];
  });
}

/** What tells of the hero whom the rules found where the text mentions nobody like that, or of their finding nobody. */
export function signsOfUnmentioned(text: string, reading: Reading): string[] {
  const [hero] = reading.figures;
  const by = hero ? "unmentioned" : "nobody";
  return [by, ...aboutRules(text, reading).map((sign) => `${by}:${sign}`)];
}

/** How much the rules read besides, and of how long a text. */
function aboutRules(text: string, { figures, goal, trouble }: Reading): string[] {
  const sentences = Math.min(toldSentences(text).filter((each) => each.text.trim() !== "").length, MANY + 1);
  return [
    `sentences:${sentences}`,
    `figures:${Math.min(figures.length, MANY)}`,
    `goal:${goal?.kind ?? "none"}:trouble:${trouble !== undefined}`,
  ];
}
