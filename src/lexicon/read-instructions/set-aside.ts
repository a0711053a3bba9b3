import type { Language } from "#book/languages.ts";
import { type Clause, hasMark, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Scene } from "./scene.ts";
import { isSomebody, whoIs } from "./who-is.ts";

const SPATIAL: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:over|above|behind|beside|next to|near|by|in front of|under|below|around|between|beyond|against)(?: the| a| an| these| those| their| some)?$/iu,
  ro: /(?<!\p{L})(?:deasupra|peste|în spatele|in spatele|în fața|in fata|lângă|langa|sub|printre|dincolo de|împrejurul|imprejurul|(?:sprijinit|rezemat|lipit|agățat|agatat)\p{L}* de)$/iu,
  de: /(?<!\p{L})(?:über|ueber|hinter|neben|vor|unter|zwischen|um|hinterm|überm|gegen)(?: d\p{L}{2}| eine[mnrs]?| ihr\p{L}*| sein\p{L}*)?$/iu,
};

const HOLDING_VERB =
  /^(?:hold|holds|holding|has|carry|carries|carrying|ține|tine|țină|tina|are|duce|hält|haelt|halt|hat|trägt|traegt)$/iu;
const RELATIVE: Readonly<Record<Language, RegExp>> = {
  en: /^\s*,?\s*(?:that|which|who)?\s*$/iu,
  ro: /^\s*,?\s*(?:pe )?care(?: (?:îl|il|o|îi|ii|le))?(?: (?:ține|tine|are|duce))?\s*$/iu,
  de: /^\s*,\s*(?:den|die|das|der|welche[nsr]?)\s*$/iu,
};
/** What a vessel is filled with, behind it. */
const FILLED: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:full )?of (?:hot |warm |fresh |cold )?$/iu,
  ro: /^ (?:plină |plin )?(?:de|cu) $/iu,
  de: /^ (?:voll |mit |heißen |heißem |warmer? )*$/iu,
};
const VESSELS = ["cup", "bowl", "jar", "plate", "bucket", "basket", "baby-bottle", "pan", "teapot", "box"];
const GENITIVE: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:of|on|in|inside) (?:the|a|an) $/iu,
  ro: /^ (?:unui |unei )?$/u,
  de: /^ (?:des|der|eines|einer|vom|von|von dem|von der|von einem|von einer|auf einem|auf dem|in einem) $/iu,
};

/**
 * The words of a sentence that say which thing or where, and ask for nothing: "over the houses", "the balloon that Maya is
 * holding", "a cup of tea", "the cabin of the ship".
 */
export function setAside(clause: Clause, language: Language, scene: Scene): ReadonlySet<InstructionEvent> {
  const { events, sentence } = clause;
  const aside = new Set<InstructionEvent>();
  for (const [at, event] of events.entries()) {
    if (isPlace(event) && SPATIAL[language].test(sentence.slice(0, event.start).trimEnd())) aside.add(event);
    if (thingOf(event) !== undefined && THROUGH[language].test(sentence.slice(0, event.start).trimEnd()))
      aside.add(event);
    if (isLikened(event, sentence, language) || isShadeOf(clause, event, language)) aside.add(event);
    for (const each of notLookedAt(clause, event, language, scene)) aside.add(each);
    if (isGarment(event)) for (const each of trimming(clause, event, language)) aside.add(each);
    if (isTitle(clause, at, scene)) aside.add(event);
    if (isFeltToward(clause, event, language) && whoIs(event, scene).length > 0) aside.add(event);
    if (isAttributive(clause, at, language) || isOfWhichKind(clause, at, language)) aside.add(event);
    const room = events.slice(at + 1).find((each) => each.type !== "marks");
    if (room?.type === "room" && isPerson(event) && OWNER[language].test(sentence.slice(event.start, room.start))) {
      aside.add(event);
    }
    const next = events.slice(at + 1).find((each) => isNoun(each));
    if (next === undefined) continue;
    const between = textBetween(clause, event, next);
    const isFilled = thingOf(event) !== undefined && VESSELS.includes(thingOf(event) ?? "") && isUndrawn(next);
    const isSame = thingOf(event) !== undefined && thingOf(event) === thingOf(next);
    if ((isFilled || isSame) && FILLED[language].test(between)) aside.add(next);
    if (
      (isVesselOf(event, next) || (isUndrawn(event) && thingOf(next) !== undefined && language === "de")) &&
      FILLED[language].test(between)
    )
      aside.add(event);
    if (event.type === "room" && GENITIVE[language].test(between) && isOwned(next, sentence)) aside.add(next);
    for (const each of toldApart(clause, event, next, language)) aside.add(each);
  }
  return aside;
}

/** "A pot of honey", "un borcan cu miere": what is in it is drawn in its own. */
const isVesselOf = (vessel: InstructionEvent, filling: InstructionEvent) => {
  const [one, other] = [thingOf(vessel), thingOf(filling)];
  return (
    one !== undefined &&
    other !== undefined &&
    ["jar", "soup", "pan", "plate"].includes(one) &&
    ["honey", "milk", "juice", "cookie", "pie", "cake", "salad", "pasta"].includes(other)
  );
};

/** "Cabina corabiei", "bucătăria bunicii"; a name or a figure by its case alone. */
const isOwned = (event: InstructionEvent, sentence: string) =>
  !isPerson(event) ||
  (!hasMark(event, "she") &&
    (/(?:ei|ii|ului)$/iu.test(sentence.slice(event.start, event.end)) ||
      /(?<!\p{L})(?:unui|unei) $/iu.test(sentence.slice(0, event.start))));

const THROUGH: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})through(?: the| their| his| her)?$/iu,
  ro: /(?<!\p{L})(?:printre|prin)$/iu,
  de: /(?<!\p{L})durch(?: d\p{L}{2})?$/iu,
};

/** "Prinzessin Maya": what somebody is called besides. */
function isTitle(clause: Clause, at: number, scene: Scene): boolean {
  const [event, name] = [clause.events[at], clause.events[at + 1]];
  return (
    event?.type === "concept" &&
    event.found.kind === "figure" &&
    event.found.number === "singular" &&
    whoIs(event, scene).length === 0 &&
    name?.type === "name" &&
    textBetween(clause, event, name) === " "
  );
}

const TOWARD: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:at|with|of|about|on) (?:the |his |her )?$/iu,
  ro: /^ (?:pe|de|față de|fata de|din cauza)(?: lui)? $/iu,
  de: /^ (?:auf|über|ueber|vor|um) (?:d\p{L}{2} |sein\p{L}* |ihr\p{L}* )?$/iu,
};

/** "Cross with Bruno", "mândră de Bruno", "stolz auf Bruno": the mood is not his. */
function isFeltToward({ events, sentence }: Clause, event: InstructionEvent, language: Language): boolean {
  const before = events[events.indexOf(event) - 1];
  const feels = events.slice(0, events.indexOf(event)).findLast((each) => each.type !== "marks");
  if (before === undefined || feels === undefined || event.type === "mood") return false;
  const mood =
    feels.type === "mood"
      ? feels.mood
      : feels.type === "concept" && feels.found.concept.kind === "mood"
        ? feels.found.concept.mood
        : undefined;
  const between = sentence.slice(feels.end, event.start);
  return mood !== undefined && TOWARD[language].test(between) && (mood === "angry" || !/^ with/iu.test(between));
}

/** "Grandma's kitchen": whose room it is brings nobody in. */
const OWNER: Readonly<Record<Language, RegExp>> = { en: /['’]s? $/iu, ro: /^$/u, de: /s['’]? $/iu };
const LIKE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L}|d |would |i |we )(?:like|as) an?$/iu,
  ro: /(?<!\p{L})(?:(?:ca|precum) (?:un|o)|ca de|ca la)$/iu,
  de: /(?<!\p{L})wie ein(?:e|en|em|er)?$/iu,
};
const LOOKS =
  /(?<!\p{L})(?:look|looks|dressed|arate|arată|arata|îmbrăcat\p{L}*|aussehen|aussieht|sieht|verkleidet)(?!\p{L})/iu;

/** "Flies like a bird": what a doing is likened to is not there; what somebody is to look like cannot be drawn. */
function isLikened(event: InstructionEvent, sentence: string, language: Language): boolean {
  if (event.type !== "concept") return false;
  const before = sentence.slice(0, event.start).trimEnd();
  return LIKE[language].test(before) && !LOOKS.test(before);
}

const AS: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:as|like)(?: the| an?)? $/iu,
  ro: /^ (?:ca|precum|cum e)(?: și| si)? $/iu,
  de: /^ wie(?: d\p{L}{2}| eine?)? $/iu,
};

/** "White as milk", "roșu ca focul": what a colour is likened to is not there. */
function isShadeOf(clause: Clause, event: InstructionEvent, language: Language): boolean {
  const colour = clause.events.slice(0, clause.events.indexOf(event)).findLast((each) => each.type !== "marks");
  const isLikeness =
    ["unknown", "weather", "hour", "place"].includes(event.type) ||
    (event.type === "concept" && !["figure", "garment", "colour"].includes(event.found.kind));
  return (
    isLikeness &&
    colour !== undefined &&
    (colour.type === "weather" || (colour.type === "concept" && ["colour", "weather"].includes(colour.found.kind))) &&
    AS[language].test(textBetween(clause, colour, event))
  );
}

const NOT_AT: Readonly<Record<Language, RegExp>> = {
  en: /(?:,|but|and|rather than|instead of)? ?(?<!\p{L})not (?:at|to|towards?)(?: the| her| his)? $/iu,
  ro: /(?<!\p{L})nu (?:(?:la|spre|către|catre|înspre|inspre|pe) (?:un |o )?)?$/iu,
  de: /(?<!\p{L})nicht (?:(?:zu|zum|zur|nach|auf|an|in) )?(?:d\p{L}{2} |ihr\p{L}* |sein\p{L}* )?$/iu,
};

/** "At us, not at the dog": what eyes are not to go to stays, with the "not" before it. */
function notLookedAt(
  { events, sentence }: Clause,
  event: InstructionEvent,
  language: Language,
  scene: Scene,
): readonly InstructionEvent[] {
  const at = events.indexOf(event);
  const before = events.slice(0, at);
  const no = before.findLast((each) => hasMark(each, "remove"));
  const look = before.find((each) => hasMark(each, "look"));
  if (no === undefined || look === undefined || look.start > no.start) return [];
  if (!isThingOrSomebody(event, scene) || !NOT_AT[language].test(sentence.slice(look.end, event.start))) return [];
  const isAimed =
    /,|(?<!\p{L})(?:and|but|și|si|dar|und|aber) $/u.test(sentence.slice(look.end, no.start)) &&
    before.some((each) => each.end <= no.start && (hasMark(each, "reader") || isThingOrSomebody(each, scene)));
  return isAimed ? [no, event] : [];
}

const isThingOrSomebody = (event: InstructionEvent, scene: Scene) =>
  whoIs(event, scene).length > 0 || thingOf(event) !== undefined;

/** "The balloon that Maya is holding", "den Maya hält": who has it tells it from others. */
function toldApart(
  clause: Clause,
  thing: InstructionEvent,
  owner: InstructionEvent,
  language: Language,
): readonly InstructionEvent[] {
  const { events, sentence } = clause;
  if (thingOf(thing) === undefined || !isPerson(owner) || !RELATIVE[language].test(textBetween(clause, thing, owner)))
    return [];
  const from = events.indexOf(thing) + 1;
  const to = events.indexOf(owner);
  const isVerb = (event: InstructionEvent) => HOLDING_VERB.test(sentence.slice(event.start, event.end));
  const inside = events.slice(from, to);
  if (inside.some((event) => event.type === "concept" && event.found.kind === "action" && !isVerb(event))) return [];
  if (inside.some(isVerb)) return [...inside, owner];
  const verb = events.slice(to + 1, to + 4).find(isVerb);
  return verb === undefined ? [] : events.slice(from, events.indexOf(verb) + 1);
}

/** "A superhero cape", "o pelerină de supererou": what kind of a garment it is. */
function isAttributive(clause: Clause, at: number, language: Language): boolean {
  const { events } = clause;
  const figure = events[at];
  const [before, after] = [events[at - 1], events[at + 1]];
  if (figure?.type !== "concept" || figure.found.kind !== "figure") return false;
  if (language === "en")
    return isGarment(after) && textBetween(clause, figure, after) === " " && !isOfWho(clause, figure);
  const garment = events.slice(0, at).findLast((event) => isGarment(event));
  return (
    language === "ro" &&
    before !== undefined &&
    isGarment(garment) &&
    /^ de $/iu.test(textBetween(clause, garment, figure))
  );
}

/** "Rain boots", "cizme de ploaie": what something is for. */
function isOfWhichKind(clause: Clause, at: number, language: Language): boolean {
  const { events } = clause;
  const event = events[at];
  const isSky = (each: InstructionEvent) => ["sky", "sun", "moon", "star", "cloud"].includes(thingOf(each) ?? "sky");
  const isMade = (each: InstructionEvent | undefined) =>
    each !== undefined && (isGarment(each) || (thingOf(each) !== undefined && !isSky(each)));
  const isWhen =
    event?.type === "weather" ||
    event?.type === "hour" ||
    (event?.type === "concept" && (["weather", "hour"].includes(event.found.kind) || thingOf(event) === "sun"));
  if (event === undefined || !isWhen) return false;
  const after = events[at + 1];
  if (language === "en") return after !== undefined && isMade(after) && textBetween(clause, event, after) === " ";
  const isTrait = (each: InstructionEvent) => each.type === "concept" && each.found.kind === "trait";
  const made = events.slice(0, at).findLast((each) => each.type !== "marks" && !isTrait(each));
  const last = events.slice(0, at).findLast((each) => each.type !== "marks");
  return (
    language === "ro" &&
    last !== undefined &&
    (isTrait(last) ? /^,? de $/iu : /^ de $/iu).test(textBetween(clause, last, event)) &&
    isMade(made)
  );
}

/** "Bruno the dog collar" is none: a dog's. */
const isOfWho = ({ sentence }: Clause, { end }: InstructionEvent) => /^['’]/u.test(sentence.slice(end));

const TRIMMED: Readonly<Record<Language, RegExp>> = {
  en: /^ with an? (?:\p{L}+ )?$/iu,
  ro: /^ cu (?:o |un )?$/iu,
  de: /^ mit (?:eine[mr] )?(?:\p{L}+ )?$/iu,
};

/** "A present with a red bow": what a thing has on is nobody's garment. */
function trimming(clause: Clause, garment: InstructionEvent, language: Language): readonly InstructionEvent[] {
  const { events } = clause;
  const at = events.indexOf(garment);
  const thing = events
    .slice(0, at)
    .findLast((each) => each.type !== "marks" && !(each.type === "concept" && each.found.kind === "colour"));
  if (
    thing === undefined ||
    thingOf(thing) === undefined ||
    !TRIMMED[language].test(textBetween(clause, thing, garment))
  )
    return [];
  const beside = [events[at - 1], events[at + 1]].filter((each) => each !== undefined);
  const isItsColour = (each: InstructionEvent) => {
    const between =
      each.start < garment.start ? textBetween(clause, each, garment) : textBetween(clause, garment, each);
    return each.type === "concept" && each.found.kind === "colour" && between === " ";
  };
  return [garment, ...beside.filter(isItsColour)];
}

const isGarment = (event: InstructionEvent | undefined): event is InstructionEvent =>
  event?.type === "concept" && event.found.kind === "garment";

const isPlace = (event: InstructionEvent) => event.type === "concept" && event.found.kind === "place";

const isPerson = (event: InstructionEvent) => isSomebody(event) || hasMark(event, "she") || hasMark(event, "he");

const isNoun = (event: InstructionEvent) =>
  isPerson(event) || (event.type === "concept" && ["thing", "place", "garment"].includes(event.found.kind));

const thingOf = (event: InstructionEvent) =>
  event.type === "concept" && event.found.concept.kind === "thing" ? event.found.concept.thing : undefined;

const isUndrawn = (event: InstructionEvent) =>
  event.type === "concept" && event.found.concept.kind === "thing" && event.found.concept.thing === undefined;
