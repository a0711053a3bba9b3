import type { ReadingFrames } from "./frames.ts";

/** "What she really wants is", "all he wants is". */
const ABOVE_ALL =
  "\\b(?:[Ww]hat|[Aa]ll|[Tt]he (?:one|only) thing) (?:that )?(?:s?he|it|they|\\p{Lu}\\p{Ll}+)(?: really| ever)?(?:['’]d (?:really )?(?:love|like)| (?:wants?|wanted|wishes for|needs|dreams of|longs for|would (?:love|like)))(?: most| in the world| more than anything)?(?: (?:is|was)|['’]s)";

/** Wishes that are told above all others; `end` is where a wish ends. */
export function aboveAllEnglish(end: string): ReadingFrames["goals"] {
  return [
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(`${ABOVE_ALL} to (?<phrase>[^,.;!?]+?)${end}`, "u"),
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "have",
      pattern: new RegExp(
        `(?:${ABOVE_ALL}|\\bgive anything for|(?:['’]s|\\bis) (?:just |only )?after|\\bcould do with) (?<phrase>(?:an?|some|one|his|her|its|their|the|more|peace|quiet)\\b(?! way) ?[^,.;!?]*?)${end}`,
        "u",
      ),
    },
  ];
}
