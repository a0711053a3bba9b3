import type { Language } from "#book/languages.ts";
import { SAID_BESIDES } from "#content/lexicon/instruction-words/said-besides.ts";
import { foldDiacritics } from "../normalise.ts";
import { type Clause, hasMark, partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Scene } from "./scene.ts";
import { isSomebody } from "./who-is.ts";

/** What a cloth is patterned with: any things of which there are several, or one of these. */
const ORNAMENTS = ["flower", "star", "heart", "feather", "button", "bell", "leaf", "moon", "sun", "snowflake", "bow"];

const WITH: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:with|has|have|having|needs?|full of|covered in|gets?)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:cu|are|aibă|aiba|având|avand|plină de|plina de)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:mit|hat|haben|soll|sollte|sollen|voller|bekommt)(?!\p{L})/iu,
};
const ON_IT: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:printed |sewn |embroidered )?on (?:it|them|the front|top)(?!\p{L})/iu,
  ro: /^ (?:brodat\p{L}* |desenat\p{L}* |cusut\p{L}* )?pe (?:ea|el|ele|ei|piept|poale|mâneci|maneci)(?!\p{L})/iu,
  de: /^ (?:drauf|darauf|dran|vorne drauf)(?!\p{L})/iu,
};
const ON: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:printed |sewn |embroidered )?on (?:the |her |his |their |\p{L}+['’]s )?$/iu,
  ro: /^ (?:brodat\p{L}* |desenat\p{L}* |cusut\p{L}* )?pe (?:toată |toata )?$/iu,
  de: /^ (?:auf|am|an) (?:d\p{L}{1,2} |ihr\p{L}* |sein\p{L}* |\p{L}+s )?$/iu,
};

/**
 * The words of a sentence that ask for what no picture here can show: what a cloth is patterned with ("a dress with little
 * flowers"), what something is made of ("houses of stone"), what a place is like ("the houses should be taller"). They are
 * reported, and ask for nothing else.
 */
export function undrawnIn(clause: Clause, language: Language, { plan }: Scene): ReadonlySet<InstructionEvent> {
  const undrawn = new Set<InstructionEvent>();
  for (const event of clause.events) {
    if (isMaterial(clause, event, language)) undrawn.add(event);
    if (isPattern(clause, event, language)) undrawn.add(event);
    if ((event.type === "concept" && event.found.concept.id === "colour-word") || isLight(clause, event))
      for (const each of toneOf(clause, event)) undrawn.add(each);
    if (isPlace(event) && isWhosePart(clause, event, language)) undrawn.add(event);
    if (isPlace(event) || isBackdrop(clause, event, language, plan))
      for (const each of likenessOf(clause, event, language)) undrawn.add(each);
  }
  return undrawn;
}

function isPattern(clause: Clause, event: InstructionEvent, language: Language): boolean {
  const { events, sentence } = clause;
  if (event.type !== "concept" || !["thing", "figure"].includes(event.found.kind)) return false;
  const at = events.indexOf(event);
  const next = events.slice(at + 1).find((each) => each.type !== "marks" && each.type !== "name");
  if (isGarment(next) && ON[language].test(textBetween(clause, event, next)) && !isWorn(event)) return true;
  const before = events.slice(0, at).findLast((each) => isThing(each) || isSomebody(each) || isGarment(each));
  const owner = events.slice(0, at).findLast((each) => isThing(each) || isGarment(each));
  const garment = isGarment(before) ? before : isGarment(owner) && language === "ro" ? owner : undefined;
  if (garment === undefined || !partAround(clause, event).includes(garment)) return false;
  const between = textBetween(clause, garment, event);
  const isOnIt = ON_IT[language].test(sentence.slice(event.end));
  const isSeveral = event.found.number === "plural" || DIMINUTIVE[language].test(event.found.text);
  const isOrnament = isSeveral || (isThing(event) && ORNAMENTS.includes(event.found.concept.id));
  const inHand = events.slice(at + 1).some((each) => hasMark(each, "hand"));
  // "Un tricou cu dinozaur": without an article.
  if (language === "ro" && isSomebody(event) && / cu $/iu.test(between)) return true;
  return WITH[language].test(between) && (isOnIt || (isOrnament && !inHand));
}

/** "Warmer light": no hour. */
const isLight = ({ sentence }: Clause, { start, end }: InstructionEvent) =>
  /^(?:lumina|lumină|lumini|light|lighting|licht|beleuchtung)$/iu.test(sentence.slice(start, end));

/** "Warmer colours": how all colours of a picture are, which no wish changes. */
function toneOf(clause: Clause, colours: InstructionEvent): readonly InstructionEvent[] {
  const part = partAround(clause, colours);
  const isNamed = part.some(
    (event) => event.type === "concept" && !["trait", "mood", "thing"].includes(event.found.kind),
  );
  const isTone = (event: InstructionEvent) =>
    event !== colours &&
    (event.type === "unknown" ||
      event.type === "mood" ||
      (event.type === "concept" && ["trait", "mood"].includes(event.found.kind)) ||
      (["bright", "dark", "wide", "close"] as const).some((mark) => hasMark(event, mark)));
  return isNamed || !part.some(isTone) ? [] : [colours, ...part.filter(isTone)];
}

const DIMINUTIVE: Readonly<Record<Language, RegExp>> = {
  en: /^$/u,
  ro: /(?:uțe|ute|icele|ice|ioare|șoare|soare|șoară)$/iu,
  de: /(?:chen|lein)$/iu,
};

const MADE_OF: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:made (?:out )?of|built (?:out )?of)(?: the)? $/iu,
  ro: /(?<!\p{L})(?:făcut\p{L}* (?:din|de)|facut\p{L}* (?:din|de)|construit\p{L}* din) $/iu,
  de: /(?<!\p{L})aus $/iu,
};
const SHAPED: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:shaped like|in the shape of)(?: an?)? $/iu,
  ro: /(?<!\p{L})(?:în|in|cu) (?:formă|forma|chip) de (?:un |o )?$/iu,
  de: /(?<!\p{L})in form (?:eines|einer|von) (?:\p{L}+ )?$/iu,
};
const OF: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:made )?of $/iu,
  ro: /^ (?:din|de) $/iu,
  de: /^ (?:aus|von) $/iu,
};
const MATERIALS = ["stone", "leaf", "branch", "log", "brick", "glass", "ice", "chocolate", "cookie", "bread", "cheese"];

/** "Casele să fie de piatră", "the houses made of stone", "ein Haus aus Lebkuchen". */
function isMaterial(clause: Clause, event: InstructionEvent, language: Language): boolean {
  if (!isThing(event)) return false;
  const before = clause.sentence.slice(0, event.start);
  const isStuff = MATERIALS.includes(event.found.concept.id);
  if (MADE_OF[language].test(before) && (isStuff || language !== "de")) return true;
  if (SHAPED[language].test(before)) return true;
  if (language === "en" && /^-?shaped(?!\p{L})/iu.test(clause.sentence.slice(event.end).trimStart())) return true;
  const bearer = clause.events.slice(0, clause.events.indexOf(event)).findLast((each) => each.type !== "marks");
  if (bearer?.type !== "concept") return false;
  const isWreath = bearer.found.kind === "garment" || bearer.found.concept.id === "crown";
  const of = textBetween(clause, bearer, event);
  return (
    OF[language].test(of) &&
    ((language === "ro" && isStuff) || (isWreath && (language === "ro" || event.found.number === "plural")))
  );
}

/** "The whole village": all of it, and from farther away. */
export const WHOLE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:the|this) (?:whole|entire)|all(?: of)?(?: the)?) $/iu,
  ro: /(?<!\p{L})(?:tot|toată|toata|întreg|intreg|întregul|intregul|întreaga|intreaga) $/iu,
  de: /(?<!\p{L})(?:d\p{L}{2} (?:ganze|ganzen|gesamte|gesamten)|ganz) $/iu,
};

const COPULA: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[^,]*?(?<!\p{L}))?(?:(?:should|must|could|can|might) (?:all |also )?(?:be|look|have|seem)|is|are|looks?|has|have|made|built)(?: made)?(?!\p{L})/iu,
  ro: /^(?:[^,]*?(?<!\p{L}))?(?:să fie|sa fie|să aibă|sa aiba|să pară|sa para|să arate|sa arate|e|este|sunt|par|pare|f[ăa]cut\p{L}*|construit\p{L}*)(?!\p{L})/iu,
  de: /^(?:[^,]*?(?<!\p{L}))?(?:soll|sollen|sollte|sollten|könnte|könnten|ist|sind|wirkt|wirken|hat|haben)(?!\p{L})/iu,
};
const COMPARED: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:more \p{L}+|\p{L}+er)$/iu,
  ro: /^ mai \p{L}+$/iu,
  de: /^ \p{L}+er$/iu,
};
const WHOSE: Readonly<Record<Language, RegExp>> = {
  en: /^ of (?:the|these|those) $/iu,
  ro: /^ $/u,
  de: /^ (?:der|des|vom|von den) $/iu,
};

/** "The roofs of the houses": a part of a place that nothing is known of. */
function isWhosePart({ events, sentence }: Clause, place: Concept, language: Language): boolean {
  const at = events.indexOf(place);
  const part = events.slice(0, at).findLast((event) => event.type === "unknown" || event.type === "concept");
  const isGenitive = language !== "ro" || /(?:lor|lui|ei|ii)$/iu.test(place.found.text);
  const isUndrawn =
    part?.type === "unknown" ||
    (part?.type === "concept" && part.found.concept.kind === "thing" && part.found.concept.thing === undefined);
  return isUndrawn && isGenitive && WHOSE[language].test(sentence.slice(part.end, place.start));
}

const DEFINITE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:the|those|these) \p{L}+$/iu,
  ro: /(?:ul|[^i]i|ii|le|a)$/iu,
  de: /(?<!\p{L})(?:der|die|das|diese) \p{L}+$/iu,
};

/** "The trees": a thing that is spoken of as being there, and is a part of the place. */
function isBackdrop({ sentence }: Clause, event: InstructionEvent, language: Language, plan: Scene["plan"]): boolean {
  if (!isThing(event) || event.found.concept.kind !== "thing") return false;
  const { thing } = event.found.concept;
  const isThere = plan.things.some((each) => each.thing === thing) || plan.figures.some(({ holds }) => holds === thing);
  return thing !== undefined && !isThere && DEFINITE[language].test(sentence.slice(0, event.end));
}

const PREPOSITION: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:in|into|at|to|on|from|near|by|inside|outside|through|over|behind|of|with|an?)(?: the| this| their| her)?$/iu,
  ro: /(?<!\p{L})(?:în|in|la|din|spre|pe|lângă|langa|prin|peste|dintr-o|dintr-un|într-o|intr-o|într-un|intr-un|cu|un|o|de)$/iu,
  de: /(?<!\p{L})(?:in|im|ins|an|am|ans|auf|zu|zum|zur|nach|aus|bei|beim|vor|hinter|durch|mit|eine?[mnr]?)(?: d\p{L}{2}| ihr\p{L}*)?$/iu,
};

/** "The houses should be taller", "strada să fie îngustă": what is told of a place that is named first, with the place itself. */
function likenessOf(clause: Clause, place: InstructionEvent, language: Language): readonly InstructionEvent[] {
  const { events, sentence } = clause;
  const part = partAround(clause, place);
  const before = part.slice(0, part.indexOf(place));
  const after = part.slice(part.indexOf(place) + 1);
  const last = part.at(-1);
  if (last === undefined || last === place || !before.every((event) => event.type === "marks")) return [];
  const opening = sentence.slice(part[0]?.start, place.start).trimEnd();
  if (PREPOSITION[language].test(opening)) return [];
  const predicate = sentence.slice(place.end, last.end);
  const copula = COPULA[language].exec(predicate);
  if (copula === null && !COMPARED[language].test(predicate)) return [];
  if (WHOLE[language].test(sentence.slice(0, place.start))) return [];
  const told = after.filter((event) => event.end > place.end + (copula?.[0].length ?? 0));
  const isOfPlace = (event: InstructionEvent) =>
    event.type === "marks" ||
    event.type === "unknown" ||
    (event.type === "concept" &&
      (["trait", "colour"].includes(event.found.kind) ||
        isMaterial(clause, event, language) ||
        (event.found.concept.kind === "thing" && event.found.concept.thing === undefined)));
  if (!told.every(isOfPlace) || !told.some((event) => isLikeness(event, sentence, language))) return [];
  return [place, ...after].filter((event) => events.includes(event));
}

const BESIDES = new Map<Language, ReadonlySet<string>>();

/** Whether a word tells what something is like or what is done, and no picture shows it. */
export function isToldBesides(event: InstructionEvent, sentence: string, language: Language): boolean {
  const known = BESIDES.get(language) ?? new Set(SAID_BESIDES[language].map(foldDiacritics));
  BESIDES.set(language, known);
  return event.type === "marks" && known.has(foldDiacritics(sentence.slice(event.start, event.end)));
}

const isLikeness = (event: InstructionEvent, sentence: string, language: Language) =>
  event.type === "concept" ||
  event.type === "unknown" ||
  (["cannot", "close", "wide"] as const).some((mark) => hasMark(event, mark)) ||
  isToldBesides(event, sentence, language);

type Concept = Extract<InstructionEvent, { readonly type: "concept" }>;

const isThing = (event: InstructionEvent | undefined): event is Concept =>
  event?.type === "concept" && event.found.concept.kind === "thing";

const isGarment = (event: InstructionEvent | undefined): event is Concept =>
  event?.type === "concept" && event.found.kind === "garment";

/** What sits on clothes as clothes do. */
const isWorn = (event: Concept) => event.found.kind === "figure" && event.found.number === "singular";

const isPlace = (event: InstructionEvent): event is Concept => event.type === "concept" && event.found.kind === "place";
