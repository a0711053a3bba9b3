import type { Colour, Garment } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { Thing } from "#book/page-plan.ts";
import { hasMark, partAround } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { leave } from "./take-figure.ts";
import type { Walk } from "./walk.ts";
import { HAIR_COLOURS, type HairColour } from "./wish.ts";
import { whoIs } from "./who-is.ts";

/** What was named last, and "it" can mean. */
export type Mentioned =
  | { readonly kind: "thing"; readonly thing: Thing }
  | { readonly kind: "garment"; readonly garment: Garment; readonly who: string }
  | { readonly kind: "hair"; readonly who: readonly string[] }
  | { readonly kind: "figure"; readonly who: readonly string[] };

/** What a word names that a later "it" can mean. */
export function mentionOf(walk: Walk, event: InstructionEvent): Mentioned | undefined {
  const who = whoIs(event, walk.scene);
  if (who.length > 0) return { kind: "figure", who };
  if (event.type === "hair" || hasMark(event, "hair")) return { kind: "hair", who: walk.whom() };
  if (event.type !== "concept") return undefined;
  const { concept } = event.found;
  if (concept.kind === "thing" && concept.thing !== undefined) return { kind: "thing", thing: concept.thing };
  const [wearer] = walk.whom();
  if (concept.kind === "garment" && wearer !== undefined)
    return { kind: "garment", garment: concept.garment, who: wearer };
  return undefined;
}

const IT: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:it|he|she|they|him|her|them|this|that|one)(?!\p{L})/iu,
  ro: /(?:-(?:l|o|i|le)(?!\p{L})|(?<!\p{L})(?:el|ea|îl|il|le|una|unul|asta|acesta|aceasta|se poate|ar putea fi|poate fi)(?!\p{L}))/iu,
  de: /(?<!\p{L})(?:ihn|es|sie|den|das|die|der|er|eine|eins|einen|einer|ein)(?!\p{L})/iu,
};
const TO_REMOVE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:delete|remove|erase|take|get rid|drop|hide|cut|leave|lose|scrap|ditch|bin)/iu,
  ro: /^(?:șterge|sterge|ștearsă|stearsa|șters|sters|scoate|scoasă|scoasa|scos|elimin|înlătur|inlatur|ascunde|taie|ia|dă|da)/iu,
  de: /^(?:lösch|losch|entfern|wegmach|weglass|streich|nimm|mach|rausnehm|lass|weg|raus)/iu,
};

const NOT_THERE =
  /^(?:nu (?:mai )?(?:trebuie|ar trebui|vreau|vrem) să (?:mai )?(?:apară|fie)|nu trebuie sa apara|să nu (?:mai )?apară|shouldn['’]t be|should not be|soll nicht|n-ar trebui să (?:fie|apară))/iu;

/** Whether a part of the sentence names nothing itself, and speaks of "it". */
function speaksOfIt(walk: Walk, from: InstructionEvent): boolean {
  const { clause, language } = walk;
  const part = partAround(clause, from);
  return namesNothing(walk, from) && IT[language].test(clause.sentence.slice(part[0]?.start, part.at(-1)?.end));
}

/** "Bruno ran off, so he shouldn't be there". */
function isBehindPronoun({ clause }: Walk, from: InstructionEvent): boolean {
  const before = clause.events[clause.events.indexOf(from) - 1];
  if (partAround(clause, from).at(-1) !== from) return false;
  return hasMark(before, "he") || hasMark(before, "she") || hasMark(before, "pronoun");
}

function namesNothing({ clause }: Walk, from: InstructionEvent): boolean {
  return partAround(clause, from).every(
    (event) => event === from || (event.type === "marks" && !event.marks.has("body") && !event.marks.has("reader")),
  );
}

/** "The kite looks odd, can you delete it?": what was named goes. False where nothing was, or the verb has an object of its own. */
export function removeMentioned(walk: Walk, from: InstructionEvent): boolean {
  const { mentioned, clause, language, scene } = walk;
  const verb = clause.sentence.slice(from.start, from.end);
  const isGone = NOT_THERE.test(verb) && (namesNothing(walk, from) || isBehindPronoun(walk, from));
  if (mentioned === undefined || !(isGone || (TO_REMOVE[language].test(verb) && speaksOfIt(walk, from)))) return false;
  const { plan } = scene;
  if (mentioned.kind === "hair") return false;
  if (mentioned.kind === "figure") return leave(walk, mentioned.who, from);
  if (mentioned.kind === "garment") {
    walk.wish({ kind: "garment", who: mentioned.who, garment: "none" }, from);
    return true;
  }
  const { thing } = mentioned;
  const isThere = plan.things.some((each) => each.thing === thing) || plan.figures.some(({ holds }) => holds === thing);
  if (isThere) walk.wish({ kind: "remove-thing", thing }, from);
  return isThere;
}

const OF_HAIR: Partial<Record<Colour, HairColour>> = { yellow: "blond", gold: "blond", white: "grey", silver: "grey" };

/** The colour that hair has by that name. */
export function hairOf(colour: Colour | undefined): HairColour | undefined {
  const named = OF_HAIR[colour ?? "red"] ?? colour;
  return HAIR_COLOURS.find((known) => known === named);
}

/** "Mach ihn schwarz", "he should be brown": a colour of what was named before. False where nothing was. */
export function colourMentioned(walk: Walk, colour: Colour, from: InstructionEvent): boolean {
  const { mentioned } = walk;
  if (mentioned === undefined || !speaksOfIt(walk, from)) return false;
  if (mentioned.kind === "hair") {
    const hair = hairOf(colour);
    if (hair === undefined) return false;
    for (const who of mentioned.who) walk.wish({ kind: "hair", who, hair }, from);
  } else if (mentioned.kind === "figure") {
    for (const who of mentioned.who) walk.wish({ kind: "colour", who, colour }, from);
  } else if (mentioned.kind === "garment") walk.wish({ kind: "garment", who: mentioned.who, colour }, from);
  else walk.wish({ kind: "thing-colour", thing: mentioned.thing, colour }, from);
  return true;
}
