import type { Language } from "#book/languages.ts";
import { textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";

const WHO: Readonly<Record<Language, RegExp>> = {
  en: /^,?\s+who(?:['’]s| is| are| should be| should)?\s+$/iu,
  ro: /^,?\s+care(?: să| se| e| este| să se)?\s+$/iu,
  de: /^\s*,\s*(?:der|die|das|welche[rs]?)\s+$/iu,
};

/** "Next to Bruno, who is lying": it is Bruno who does. */
export function tellRelative(walk: Walk, from: InstructionEvent): void {
  const { clause, scene, language } = walk;
  const before = clause.events
    .slice(0, clause.events.indexOf(from))
    .findLast((event) => whoIs(event, scene).length > 0);
  if (before === undefined || !WHO[language].test(textBetween(clause, before, from))) return;
  // "Two children who are playing": those that came, and not one who was there.
  const guests = walk.wishes.flatMap(({ wish, from: said }) =>
    said === before && wish.kind === "add-guest" ? [wish.who] : [],
  );
  walk.subjects = guests.length > 0 ? guests : whoIs(before, scene);
}

/** "Sit, Bruno!": whoever is called does it. */
export function address(walk: Walk, from: InstructionEvent): void {
  const { clause, scene } = walk;
  const at = clause.events.indexOf(from);
  const called = clause.events[at + 1];
  const isCall =
    called?.type === "name" && called === clause.events.at(-1) && textBetween(clause, from, called).trim() === ",";
  if (!isCall || clause.events.slice(0, at).some((event) => whoIs(event, scene).length > 0)) return;
  walk.consumed.add(called);
  walk.subjects = [called.who];
}

const MUTUAL = /(?<!\p{L})se (?:îmbrățiș|imbratis|țin|tin|ia)/iu;
const PLURAL =
  /^(?:se (?:ia|țin|tin|strâng|strang|îmbrățișează|imbratiseaza|iau|joacă|joaca)|își dau|isi dau|stau|dorm|fug|sar|merg|râd|rad|plâng|plang)(?!\p{L})|[țșlnrdtz]i$|^(?:\p{L}{3,}esc)$/iu;

/** "Se țin de mână", "sunt obosiți": a Romanian plural says that all are meant, where nobody is named. */
export function meanAll(walk: Walk, { start, end }: InstructionEvent): void {
  if (walk.language !== "ro" || walk.subjects.length > 0) return;
  const { sentence } = walk.clause;
  const isMutual = MUTUAL.test(sentence.slice(Math.max(0, start - "se ".length), end));
  if (isMutual || PLURAL.test(sentence.slice(start, end))) walk.subjects = [...walk.figures];
}
