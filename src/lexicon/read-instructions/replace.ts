import type { Language } from "#book/languages.ts";
import { type Clause, hasMark, partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { membersMeant } from "./scene.ts";
import { leave } from "./take-figure.ts";
import type { Walk } from "./walk.ts";
import { isSomebody } from "./who-is.ts";

/** What joins that which goes to that which comes: "with", "cu", "durch". */
const LINK: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:with|for|by|into|to)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:cu|în|intr|într|in)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:durch|gegen|mit|in|eine?[nm]?)(?!\p{L})/iu,
};

const isNoun = (event: InstructionEvent) =>
  isSomebody(event) || (event.type === "concept" && ["thing", "garment"].includes(event.found.kind));

/** "Swap the ball for a drum": what is to go, where the sentence says what comes instead. */
export function replacedIn(clause: Clause, language: Language): ReadonlySet<InstructionEvent> {
  const replaced = new Set<InstructionEvent>();
  for (const verb of clause.events.filter((event) => hasMark(event, "replace"))) {
    const nouns = partAround(clause, verb).filter(isNoun);
    for (const [at, noun] of nouns.entries()) {
      const next = nouns[at + 1];
      const owned = nouns[at - 1];
      const isOwner =
        owned !== undefined && isSomebody(noun) && /^[\s\p{L}]{0,5}$/u.test(textBetween(clause, owned, noun));
      if (!next || !LINK[language].test(textBetween(clause, noun, next))) continue;
      replaced.add(isOwner ? owned : noun);
    }
  }
  return replaced;
}

/** Takes what is replaced: it goes, and its place is kept for what comes. False when it is not there. */
export function takeReplaced(walk: Walk, event: InstructionEvent): boolean {
  if (event.type === "name") return leave(walk, [event.who], event);
  if (event.type !== "concept") return false;
  const { concept } = event.found;
  walk.adding = true;
  if (concept.kind === "figure") return leave(walk, membersMeant(event.found, walk.scene), event);
  if (concept.kind !== "thing" || concept.thing === undefined) return concept.kind === "garment";
  const { thing } = concept;
  const { plan } = walk.scene;
  const holder = plan.figures.find((figure) => figure.holds === thing)?.who;
  if (holder === undefined && !plan.things.some((each) => each.thing === thing)) return false;
  walk.wish({ kind: "remove-thing", thing }, event);
  walk.heldBy = holder;
  return true;
}
