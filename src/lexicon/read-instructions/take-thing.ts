import type { Garment } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { Thing } from "#book/page-plan.ts";
import type { FoundConcept } from "../concepts-in.ts";
import { type Clause, hasMark, isBrought, isNear, isSky, partAround, textBetween } from "./clause.ts";
import { isColouredLater } from "./coloured-later.ts";
import { foldDiacritics } from "../normalise.ts";
import type { InstructionEvent } from "./events.ts";
import { isPlural } from "./is-plural.ts";
import { aimAt, hold, HOLDING } from "./take-doing.ts";
import { takeGarment } from "./take-garment.ts";
import type { Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";

/** More than these do not find a place. */
const MOST_THINGS = 6;
const IN_THE_SKY: readonly Thing[] = [
  "moon",
  "star",
  "kite",
  "balloon",
  "rainbow",
  "cloud",
  "sun",
  "snowflake",
  "lightning",
  "comet",
  "planet",
  "helicopter",
  "flying-saucer",
  "parachute",
  "satellite",
  "soap-bubble",
  "sparkle",
  "music-note",
];

/** Things that can be worn, and the garment that they are then. */
const WORN: Readonly<Partial<Record<Thing | "sky", Garment>>> = {
  "top-hat": "hat",
  crown: "crown",
  backpack: "satchel",
};
/** Clothes that no figure here can put on. */
const CLOTHING: readonly Thing[] = ["boots", "glove", "ice-skate", "roller-skate"];
const WEARING: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:wear|wears|wore|wearing|on (?:the |his |her |their |its |\p{L}+['’]s )?head)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:poart[ăa]|poarte|purt\p{L}*|pe cap(?:ul)?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:tr[äa]gt|tragen|trage|auf (?:d\p{L}{2} |ihr\p{L}* |sein\p{L}* |\p{L}+s )?kopf|setz\p{L}* .* auf|hat .* auf)(?!\p{L})/iu,
};

const PREFERRED =
  /(?<!\p{L})(?:prefer|rather have|rather it were|lieber|besser|mai bine|mai degrabă|mai degraba|prefer|aș prefera|as prefera)(?!\p{L})[^,]*$/iu;

/** "A pink balloon instead of the red one": the one that is there. */
function isContrasted({ clause }: Walk, from: InstructionEvent): boolean {
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  if (PREFERRED.test(clause.sentence.slice(0, from.start))) return true;
  const at = following.findIndex((event) => hasMark(event, "instead"));
  const next = following.slice(at + 1).find((event) => event.type !== "marks" && event.type !== "unknown");
  return at >= 0 && next?.type === "concept" && next.found.kind === "colour";
}

const WISHED: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:(?:i|we|she|he)(?:['’]d| would)? (?:really )?(?:want|wants|like|love|prefer)|can (?:i|we|she|he) (?:have|get)|could (?:i|we|she|he) (?:have|get)) an? (?:\p{L}+ )?$/iu,
  ro: /^\s*(?:(?:îmi|mi-)?\s?(?:aș|as|am)? ?(?:vrea|vreau|vrem|dori|doresc|plăcea|placea|prefera|prefer)|mi-ar (?:plăcea|placea)|maya vrea|vrea) (?:un|o)(?: \p{L}+)? ?$/iu,
  de: /^\s*(?:(?:ich|wir|sie|er) (?:möchte|möchten|will|wollen|hätte gern|hätte gerne|hätten gern|hätten gerne|wünsche mir|mag)) (?:lieber |bitte )?eine?[nm]? (?:\p{L}+ )?$/iu,
};

/** "I want a purple balloon", where there is one: that one, unless the words say where another is to be. */
function isWishedInstead({ clause, language }: Walk, from: InstructionEvent): boolean {
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  const isSomewhere = following.some((event) => event.type === "name" || !isColourOrTalk(event));
  return !isSomewhere && WISHED[language].test(clause.sentence.slice(0, from.start));
}

const isColourOrTalk = (event: InstructionEvent) =>
  event.type === "concept"
    ? event.found.kind === "colour"
    : event.type === "marks" && [...event.marks].every((mark) => mark === "small-talk" || mark === "nothing");

const isWorn = ({ clause, language }: Walk, from: InstructionEvent) => {
  const part = partAround(clause, from);
  return WEARING[language].test(clause.sentence.slice(part[0]?.start, part.at(-1)?.end));
};

/** "Give Bruno a crown": it goes on his head, unless it is to be in his hand. */
const isGivenToWear = (walk: Walk, from: InstructionEvent) =>
  (walk.giving || isForSomebody(walk, from) !== undefined) && !isNear(walk.clause, from, "hand");

/** Takes a thing: away, into a hand, as an aim, or into the picture. False when it cannot be drawn or is not there. */
export function takeThing(walk: Walk, thing: Thing | undefined, found: FoundConcept, from: InstructionEvent): boolean {
  const count = walk.count > 1 ? walk.count : isPlural(found, walk.clause, walk.language) ? 3 : 1;
  const { indefinite, another } = walk;
  [walk.count, walk.indefinite, walk.another] = [1, false, false];
  // The sky is where things go, not a thing.
  if (found.concept.id === "sky" || found.concept.id === "colour-word") return true;
  const garment = WORN[thing ?? "sky"];
  const isPutOn = isGivenToWear(walk, from) || (isBrought(walk.clause, from) && !isNear(walk.clause, from, "hand"));
  if (garment !== undefined && (isWorn(walk, from) || isPutOn)) return takeGarment(walk, garment, from);
  if (thing === undefined || (CLOTHING.includes(thing) && isWorn(walk, from))) {
    if (walk.open?.pose === "hold" || walk.open?.pose === "carry") walk.open = undefined;
    return false;
  }
  if (!(thing === "sun" && indefinite) && takeSky(walk, thing, found, from)) return true;
  const colour = walk.colours.get(from);
  const { plan } = walk.scene;
  const isThere =
    plan.things.some((each) => each.thing === thing) || plan.figures.some((figure) => figure.holds === thing);
  if (isThere && colour !== undefined && walk.isRemoving && isColouredLater(walk, from)) {
    walk.wish({ kind: "thing-colour", thing, colour }, from);
    walk.stopRemoving();
    return true;
  }
  if (walk.goesAway(from)) {
    if (isThere) walk.wish({ kind: "remove-thing", thing }, from);
    return isThere;
  }
  const { heldBy } = walk;
  walk.heldBy = undefined;
  if (heldBy !== undefined) walk.subjects = [heldBy];
  const receiver = isForSomebody(walk, from);
  if (receiver !== undefined && !TOO_BIG.includes(thing)) walk.subjects = [receiver];
  if (heldBy !== undefined || (receiver !== undefined && !TOO_BIG.includes(thing)) || isForHands(walk, from)) {
    hold(walk, thing, from);
    return true;
  }
  const isAim = walk.looking || walk.open !== undefined;
  const isLikeLast = walk.wishes.at(-1)?.wish.kind === "thing-colour";
  const isSaidOfIt = walk.dyeing || isLikeLast || isDefinite(walk, found);
  const isDyed =
    isThere &&
    colour !== undefined &&
    !another &&
    count === 1 &&
    ((isSaidOfIt && !indefinite) || (!walk.giving && isWishedInstead(walk, from)));
  const isRecoloured = isThere && colour !== undefined && isContrasted(walk, from);
  const isWanted =
    isDyed || isRecoloured ? false : isAim ? !isThere : walk.adding || another || indefinite || count > 1 || !isThere;
  if (isWanted && walk.things >= MOST_THINGS) return false;
  if (isWanted) {
    const where = placeOf(walk, thing, from);
    walk.wish({ kind: "add-thing", thing, where, count, ...(colour && { colour }) }, from);
    walk.things += count;
  } else if (colour) walk.wish({ kind: "thing-colour", thing, colour }, from);
  if (isAim) aimAt(walk, thing, from);
  return true;
}

/** The sun, clouds and many snowflakes are the weather's: it shines, they go, they fall. */
function takeSky(walk: Walk, thing: Thing, { number }: FoundConcept, from: InstructionEvent): boolean {
  const { plan } = walk.scene;
  if (thing === "sun" && !walk.isRemoving) {
    if (walk.looking || walk.open) return false;
    walk.wish({ kind: "weather", weather: "clear" }, from);
    if (plan.hour === "night") walk.wish({ kind: "hour", hour: "day" }, from);
    return true;
  }
  if (thing === "sun" && walk.clause.events.some(isOfWeather)) {
    walk.stopRemoving();
    return true;
  }
  const isThere = plan.things.some((each) => each.thing === thing);
  if (thing === "cloud" && walk.isRemoving && !isThere) {
    walk.denies("weather", from);
    walk.wish({ kind: "weather", weather: "clear" }, from);
    return true;
  }
  if (thing === "snowflake" && number === "plural" && !isThere) {
    walk.wish({ kind: "weather", weather: walk.denies("weather", from) ? "clear" : "snow" }, from);
    return true;
  }
  return false;
}

const isOfWeather = (event: InstructionEvent) =>
  event.type === "weather" || (event.type === "concept" && event.found.kind === "weather");

function placeOf({ clause }: Walk, thing: Thing, from: InstructionEvent): "sky" | "ground" {
  const isUp =
    isNear(clause, from, "sky") ||
    isListedIn(clause, from, "sky") ||
    (IN_THE_SKY.includes(thing) && !isNear(clause, from, "ground"));
  return isUp ? "sky" : "ground";
}

/** "In the sky a rainbow and a rocket": where a list begins with it, all of it is there. */
function isListedIn({ events }: Clause, from: InstructionEvent, where: "sky"): boolean {
  const before = events.slice(0, events.indexOf(from));
  const first = before.findIndex(
    (event) => event.type !== "marks" || event.marks.has(where) || event.marks.has("ground"),
  );
  const isThing = (event: InstructionEvent) =>
    event.type === "concept" && ["thing", "colour"].includes(event.found.kind);
  return (
    first >= 0 &&
    (hasMark(before[first], where) || isSky(before[first])) &&
    before
      .slice(first + 1)
      .every(
        (event) => event.type === "count" || (event.type === "marks" && !event.marks.has("ground")) || isThing(event),
      )
  );
}

const THE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})the (?:\p{L}+ )?$/iu,
  ro: /^$/u,
  de: /(?<!\p{L})(?:der|die|das|den|dem) (?:\p{L}+ )?$/iu,
};

/** "The ball", "mingea": the one that is there. */
function isDefinite({ clause, language }: Walk, { concept, text, start }: FoundConcept): boolean {
  if (language !== "ro") return THE[language].test(clause.sentence.slice(0, start));
  return concept.words.ro.nouns.some(({ noun }) => foldDiacritics(noun.definite) === foldDiacritics(text));
}

const FOR: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:(?:should |could |must |can )?(?:be |belongs |goes |go |is |are )?(?:in|into|between)|for) (?:the )?$/iu,
  ro: /^ (?:pentru|(?:să fie |sa fie |e |este |stea |rămână |ramana )la(?: lui)?|(?:să fie |sa fie |e |este |stă |sta |să stea |merge )?(?:în (?:gura|botul|mâna|lăbuța|brațele|ciocul)(?: lui)?|in (?:gura|botul|mana|labuta|bratele)(?: lui)?)) $/iu,
  de: /^ (?:für|(?:gehört |soll |ist |kommt |sollte |muss )?in|zwischen) (?:d\p{L}{2} )?$/iu,
};
const TO_WHOM: Readonly<Record<Language, RegExp>> = {
  en: /^ to (?:the |her |his )?$/iu,
  ro: /^ lui $/iu,
  de: /^ an (?:d\p{L}{2} )?$/iu,
};
/** Nobody holds these. */
const TOO_BIG: readonly Thing[] = [
  "sledge",
  "boat",
  "bed",
  "tree",
  "fir",
  "tent",
  "bicycle",
  "chair",
  "ladder",
  "sofa",
  "canoe",
];

/** "A lantern for Maya". */
function isForSomebody(walk: Walk, from: InstructionEvent): string | undefined {
  const { clause, language } = walk;
  const next = clause.events.slice(clause.events.indexOf(from) + 1).find((event) => event.type !== "marks");
  if (next === undefined) return undefined;
  // "Gives an apple to Bruno", "să-i dea un măr lui Bruno".
  const isGiven = walk.giving && TO_WHOM[language].test(textBetween(clause, from, next));
  if (isGiven) return whoIs(next, walk.scene)[0];
  if (!FOR[language].test(textBetween(clause, from, next))) return undefined;
  if (next.type === "name") return next.who;
  // "In the dog's mouth": of a figure only with what it holds it in.
  const isHand =
    /^(?:['’]s|s|es)? (?:mouth|hands?|paws?|jaws|arms)/iu.test(clause.sentence.slice(next.end)) ||
    /^ (?:în|in (?:gura|botul|mana|labuta)|.* la(?: lui)? $)/iu.test(textBetween(clause, from, next));
  return isHand ? whoIs(next, walk.scene)[0] : undefined;
}

/** "Holds a lantern", "with a lantern", "a lantern in her hand"; "give Pip a lantern", unless it lies somewhere. */
function isForHands(walk: Walk, from: InstructionEvent): boolean {
  const { clause, open } = walk;
  if ((open && HOLDING.includes(open.pose)) || isBrought(clause, from) || isNear(clause, from, "hand")) return true;
  if (walk.looking) return false;
  // "In her other hand an apple".
  const part = partAround(clause, from);
  const before = part.slice(0, part.indexOf(from));
  if (before.every((event) => event.type === "marks") && before.some((event) => hasMark(event, "hand"))) return true;
  const lies = isNear(clause, from, "ground") || isNear(clause, from, "sky");
  return walk.giving && (walk.subjects.length > 0 || walk.pronoun) && !lies;
}
