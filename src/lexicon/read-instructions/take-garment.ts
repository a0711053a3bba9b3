import type { CastCard, Garment } from "#book/cast-card.ts";
import { wornGarment } from "#book/worn-garment.ts";
import type { Language } from "#book/languages.ts";
import { isColouredLater } from "./coloured-later.ts";
import { hasMark, nextNoun, partAround, textBetween } from "./clause.ts";
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
  const isRecoloured = goes && colour !== undefined && isColouredLater(walk, from);
  if (isRecoloured) walk.stopRemoving();
  for (const who of owners) {
    const isWorn = walk.scene.cast.some((card) => card.id === who && wears(card, garment));
    if (!goes || isRecoloured)
      walk.wish({ kind: "garment", who, ...(!isWorn && { garment }), ...(colour && { colour }) }, from);
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
  const meant = (event: InstructionEvent) => whoIs(event, scene).length > 0 || pronounsOwner(walk, event) !== undefined;
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  const somebody = following.find((event) => !isBetween(event) || meant(event));
  if (
    somebody === undefined ||
    !meant(somebody) ||
    !FOR[language].test(clause.sentence.slice(from.end, somebody.start).trimEnd()) ||
    (!partAround(clause, from).includes(somebody) && isDressedOtherwise(walk, somebody))
  )
    return undefined;
  const who = [...wearersMeant(walk, somebody), ...othersBehind(walk, somebody)];
  walk.consumed.add(somebody);
  [walk.subjects, walk.untold] = [who, undefined];
  for (const each of who) {
    if (!walk.figures.has(each)) walk.wish({ kind: "show-figure", who: each }, somebody);
    walk.figures.add(each);
  }
  return who;
}

const isBetween = (event: InstructionEvent) =>
  event.type === "marks" ||
  event.type === "unknown" ||
  (event.type === "concept" && ["colour", "trait"].includes(event.found.kind));

/** "A hat, and for Bruno a scarf": what follows him is for him. */
function isDressedOtherwise({ clause }: Walk, somebody: InstructionEvent): boolean {
  const following = clause.events.slice(clause.events.indexOf(somebody) + 1);
  const next = following.find((event) => event.type === "concept" && event.found.kind !== "colour");
  return next !== undefined && !textBetween(clause, somebody, next).includes(",");
}

function wearersMeant(walk: Walk, somebody: InstructionEvent): readonly string[] {
  const pronoun = pronounsOwner(walk, somebody);
  return pronoun === undefined ? whoIs(somebody, walk.scene) : [pronoun];
}

const AND_FOR =
  /^,? ?(?:and|und|și|si|sowie|plus)? ?(?:also |auch |one )?(?:for|on|für|fuer|pentru|pe|lui)? ?(?:the |his |her |d\p{L}{2} )?$/iu;

/** "For Maya and Bruno", "pentru ea, și pentru el": all that the list names, up to what is said of one alone. */
function othersBehind(walk: Walk, somebody: InstructionEvent): readonly string[] {
  const { clause } = walk;
  const following = clause.events.slice(clause.events.indexOf(somebody) + 1);
  const next = following.find((event) => wearersMeant(walk, event).length > 0);
  if (next === undefined || !AND_FOR.test(textBetween(clause, somebody, next))) return [];
  const after = following[following.indexOf(next) + 1];
  const isToldOf =
    after !== undefined &&
    after.type !== "unknown" &&
    !(
      after.type === "marks" && ["too", "and", "small-talk", "everyone"].some((mark) => after.marks.has(mark as "too"))
    );
  if (isToldOf) return [];
  walk.consumed.add(next);
  return wearersMeant(walk, next);
}

/** "For her": the only one of that sex in the picture; "for her dog" is another's. */
function pronounsOwner({ figures, scene, clause, language }: Walk, event: InstructionEvent): string | undefined {
  const isSie = language === "de" && /^sie$/iu.test(clause.sentence.slice(event.start, event.end));
  const sex = isSie || hasMark(event, "she") ? "female" : hasMark(event, "he") ? "male" : undefined;
  const next = nextNoun(clause, event);
  if (sex === undefined || (next !== undefined && textBetween(clause, event, next) === " " && next.type !== "marks"))
    return undefined;
  const meant = scene.cast.filter((card) => figures.has(card.id) && card.sex === sex);
  return meant.length === 1 ? meant[0]?.id : undefined;
}

/** What stands between a garment and the name of whose it is; a Romanian name can have its case alone: "pălăria Mirei". */
function isGenitive(between: string, aloneToo: boolean): boolean {
  const words = between.trim();
  return words === "" ? aloneToo : /^(?:of|lui|al|a|ai|ale|von|vom|der|des)(?: the)?$/iu.test(words);
}
