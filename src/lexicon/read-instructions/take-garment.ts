import type { CastCard, Garment } from "#book/cast-card.ts";
import { wornGarment } from "#book/worn-garment.ts";
import type { Language } from "#book/languages.ts";
import { partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";

/** Takes a garment: on, off, or in another colour. False when there is nobody to wear it. */
export function takeGarment(walk: Walk, garment: Garment, from: InstructionEvent): boolean {
  // "Poartă un fular": what holds a garment wears it.
  if (walk.open?.pose === "hold" || walk.open?.pose === "carry") walk.open = undefined;
  walk.indefinite = false;
  const colour = walk.colours.get(from);
  const owners = ownersOf(walk, garment, from);
  const goes = walk.goesAway(from);
  for (const who of owners) {
    const isWorn = walk.scene.cast.some((card) => card.id === who && wears(card, garment));
    if (!goes) walk.wish({ kind: "garment", who, ...(!isWorn && { garment }), ...(colour && { colour }) }, from);
    else if (isWorn) walk.wish({ kind: "garment", who, garment: "none" }, from);
  }
  return owners.length > 0;
}

/** Whether somebody wears it, or what they wear in its stead. */
const wears = ({ kind, garment: worn }: CastCard, garment: Garment) => worn.kind === wornGarment(kind, garment);

/** Whose a garment is: "fularul lui Pip", "Pip's scarf", else who wears one, else the page's own figure. */
function ownersOf(walk: Walk, garment: Garment, from: InstructionEvent): readonly string[] {
  const { clause, scene } = walk;
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  const next = following.find((event) => event.type !== "marks");
  const [owner] = next ? whoIs(next, scene) : [];
  if (next && owner !== undefined && isGenitive(textBetween(clause, from, next), walk.language === "ro")) {
    walk.consumed.add(next);
    [walk.subjects, walk.untold] = [[owner], undefined];
    return [owner];
  }
  const wearing = wearerBehind(walk, from);
  if (wearing !== undefined) return wearing;
  if (walk.subjects.length > 0) {
    // "Maya in a red hat, Bruno asleep": she has been told of.
    walk.untold = undefined;
    return walk.subjects;
  }
  const wearer = scene.cast.find((card) => walk.figures.has(card.id) && wears(card, garment));
  return wearer ? [wearer.id] : walk.whom().slice(0, 1);
}

const FOR: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:on|for|around|round|onto|to)(?: the| his| her)?(?: \p{L}+['’]s)?$/iu,
  ro: /(?<!\p{L})(?:pe|pentru|la|lui|capul lui|capul|gâtul lui|gatul lui|gâtul|gatul|spatele|spatele lui)$/iu,
  de: /(?<!\p{L})(?:für|fuer|um|auf|an|bei)(?: d\p{L}{2})?$/iu,
};

/** "A scarf on Bruno", "eine Mütze für Bruno", "um Brunos Hals": who is to wear it stands behind. */
function wearerBehind(walk: Walk, from: InstructionEvent): readonly string[] | undefined {
  const { clause, scene, language } = walk;
  const part = partAround(clause, from);
  const somebody = part.slice(part.indexOf(from) + 1).find((event) => whoIs(event, scene).length > 0);
  if (somebody === undefined || !FOR[language].test(clause.sentence.slice(from.end, somebody.start).trimEnd()))
    return undefined;
  const who = whoIs(somebody, scene);
  walk.consumed.add(somebody);
  [walk.subjects, walk.untold] = [who, undefined];
  for (const each of who) {
    if (!walk.figures.has(each)) walk.wish({ kind: "show-figure", who: each }, somebody);
    walk.figures.add(each);
  }
  return who;
}

/** What stands between a garment and the name of whose it is; a Romanian name can have its case alone: "pălăria Mirei". */
function isGenitive(between: string, aloneToo: boolean): boolean {
  const words = between.trim();
  return words === "" ? aloneToo : /^(?:of|lui|al|a|ai|ale|von|vom|der|des)(?: the)?$/iu.test(words);
}
