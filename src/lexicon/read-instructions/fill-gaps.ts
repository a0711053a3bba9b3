import type { Language } from "#book/languages.ts";
import { type Clause, hasMark, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Scene } from "./scene.ts";
import { HOLDING } from "./take-doing.ts";
import { whoIs } from "./who-is.ts";

const TO: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:at|to|towards|toward|into) (?:the |his |her |their |its )?$/iu,
  ro: /^,? (?:la|spre|către|catre|înspre|inspre|pe) (?:la )?$/iu,
  de: /^ (?:zu|zum|zur|auf|nach|an|in) ?(?:d\p{L}{2} |ihr\p{L}* |sein\p{L}* )?$/iu,
};

const poseOf = (event: InstructionEvent) => {
  if (event.type === "pose") return event.pose;
  return event.type === "concept" && event.found.concept.kind === "action" ? event.found.concept.pose : undefined;
};

const isHolding = (event: InstructionEvent) => {
  const pose = poseOf(event);
  return hasMark(event, "give") || (pose !== undefined && HOLDING.includes(pose));
};

/** What makes a part a clause of its own: a doing, a mood, clothes, a side. */
const saysSomething = (event: InstructionEvent) =>
  event.type === "pose" ||
  event.type === "mood" ||
  event.type === "hair" ||
  (event.type === "concept" &&
    ["action", "mood", "garment", "colour", "place", "weather", "hour"].includes(event.found.kind)) ||
  (
    [
      "look",
      "turn",
      "give",
      "with",
      "remove",
      "instead",
      "replace",
      "add",
      "too",
      "left",
      "right",
      "at-left",
      "at-right",
      "away",
      "dye",
    ] as const
  ).some((mark) => hasMark(event, mark));

const isPerson = (event: InstructionEvent, scene: Scene) =>
  hasMark(event, "she") || hasMark(event, "he") || whoIs(event, scene).length > 0;

const isNoun = (event: InstructionEvent, scene: Scene) =>
  isPerson(event, scene) || (event.type === "concept" && event.found.kind === "thing");

/** "Maya looks at Bruno and he at the ball", "Maya hält einen Apfel, Bruno einen Knochen": the verb that is left out, behind who does it. */
export function fillGaps(clause: Clause, language: Language, scene: Scene): readonly InstructionEvent[] {
  const parts = partsOf(clause);
  return parts.flatMap((part, at) => {
    const before = parts[at - 1] ?? [];
    const bare = giveBare(clause, part, scene);
    if (bare !== undefined) return bare;
    const [one, other] = part.filter((event) => isNoun(event, scene));
    if (!one || !other || !isPerson(one, scene) || part.some(saysSomething)) return part;
    const isAimed = TO[language].test(textBetween(clause, one, other));
    const verb = before.findLast((event) => (isAimed ? hasMark(event, "look") : isHolding(event)));
    const isThing = other.type === "concept" && other.found.kind === "thing";
    if (verb === undefined || !(isAimed || isThing)) return part;
    const index = part.indexOf(one) + 1;
    return [...part.slice(0, index), { ...verb, start: one.end, end: one.end }, ...part.slice(index)];
  });
}

const A = /^ (?:an?|o|un|eine?[nmr]?) (?:\p{L}+ )?$/iu;

/** "Dem Mädchen eine Krone", "fetiței o coroană": whoever is named gets what stands behind an article. */
function giveBare(
  clause: Clause,
  part: readonly InstructionEvent[],
  scene: Scene,
): readonly InstructionEvent[] | undefined {
  const [one, other] = part.filter((event) => event.type === "name" || event.type === "concept");
  const isGiven =
    one !== undefined &&
    other?.type === "concept" &&
    ["thing", "garment"].includes(other.found.kind) &&
    whoIs(one, scene).length > 0 &&
    A.test(textBetween(clause, one, other)) &&
    part.indexOf(one) === part.findIndex((event) => !hasMark(event, "small-talk")) &&
    !part.some((event) => event !== other && saysSomething(event) && !isColour(event));
  if (!isGiven) return undefined;
  const give: InstructionEvent = { type: "marks", marks: new Set(["give"]), start: one.end, end: one.end };
  const index = part.indexOf(one) + 1;
  return [...part.slice(0, index), give, ...part.slice(index)];
}

const isColour = (event: InstructionEvent) => event.type === "concept" && event.found.kind === "colour";

/** The events between commas and "and". */
function partsOf({ events, sentence }: Clause): InstructionEvent[][] {
  const parts: InstructionEvent[][] = [[]];
  for (const [at, event] of events.entries()) {
    const before = events[at - 1];
    const isCut = before !== undefined && /[,:]/u.test(sentence.slice(before.end, event.start));
    if (isCut || hasMark(event, "and") || hasMark(event, "but")) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts.filter((part) => part.length > 0);
}
