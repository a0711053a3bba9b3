import type { Language } from "#book/languages.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import type { KindInText } from "./kinds-in.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure } from "./reading.ts";

/** A figure that was read, and where its words end. */
export interface PlacedFigure {
  readonly figure: ReadFigure;
  readonly kind: KindInText;
  readonly end: number;
}

/**
 * "Lady Clementine the cat", "Hugo the hippo, a ballet dancer,": one figure that is told twice. What it is stays, and the
 * calling goes, unless a calling is all there is.
 */
export function withoutAppositions(placed: readonly PlacedFigure[], text: string, language: Language): PlacedFigure[] {
  const { apposition } = framesFor(language);
  const told: PlacedFigure[] = [];
  for (const each of language === "ro" ? withoutCountedHead(placed, text) : placed) {
    const before = told.at(-1);
    const between = before ? text.slice(before.end, each.kind.start) : "";
    const isSame =
      before !== undefined &&
      each.figure.name === "" &&
      each.figure.several !== true &&
      ((before.figure.name !== "" && apposition.test(between)) ||
        SAID_TO_BE.test(between) ||
        (isNamedCalling(before, each) && BARE_ASIDE.test(between) && BARE_ASIDE_END.test(text.slice(each.end))) ||
        // "Mad on buses, a double decker who": many are not the one.
        (before.kind.concept.number !== "plural" && ASIDE.test(between) && AFTER_ASIDE.test(text.slice(each.end))));
    if (!isSame || before === undefined) told.push(each);
    else if (isNamedCalling(before, each) || isRoleOf(before, each, text)) {
      const { name, at, sex } = before.figure;
      told[told.length - 1] = { ...each, figure: { ...each.figure, name, at, ...(sex && { sex }) } };
    }
  }
  return told;
}

/** „Două vecine, o vrabie și o cioară,“: those who are told one by one, and not how many they are. */
function withoutCountedHead(placed: readonly PlacedFigure[], text: string): readonly PlacedFigure[] {
  const [head] = placed;
  const rest = placed.filter(({ kind }) => kind !== head?.kind);
  const [first, second] = rest;
  const isListed =
    head !== undefined &&
    (head.kind.concept.number === "plural" || placed.length - rest.length > 1) &&
    head.figure.name === "" &&
    first !== undefined &&
    second !== undefined &&
    ONE_OF_LIST.test(text.slice(head.end, first.kind.start)) &&
    NEXT_OF_LIST.test(text.slice(first.end, second.kind.start));
  return isListed ? rest : placed;
}

const ONE_OF_LIST = /^(?: \p{Ll}+){0,2}(?:,|:| [-–]) (?:un|o) (?:pui de |\p{Ll}+ )?$/iu;
const NEXT_OF_LIST = /^(?: \p{Ll}+){0,2}(?:,| [șs]i) (?:un|o) (?:pui de |\p{Ll}+ )?$/iu;

const SAID_TO_BE =
  /^\s+(?:(?:who|that)(?:['’]s|\s+(?:is|was))\s+(?:an?|the|our|their)|(?:is|was|este|e|era|ist|war)\s+(?:\p{Ll}+\s+)?(?:an?|un|o|eine?)|(?:ist|war)(?:\s+(?:von Beruf|gelernte[rn]?|die beste|der beste))?|arbeitet\s+als)\s+(?:in secret\s+)?(?:\p{Ll}+\s+)?$/iu;

const ASIDE = /^,\s+(?:an?|un|o|eine?|our|my|unsere?|meine?)\s+(?:\p{Ll}+\s+){0,2}$/iu;

/** "Inspector Marrow, bloodhound,": without an article. */
const BARE_ASIDE = /^,\s+$/u;

/** „ceasornicarul satului,“, „ursul de la marginea satului,“ */
const BARE_ASIDE_END = /^(?: \p{Ll}+(?:lui|ei|ii|ilor|elor)| (?:de la|din|de pe|de sub) [^,.!?]{2,35})?,/u;

const AFTER_ASIDE = /^(?:,(?!\s*(?:an?|un|o|eine?)\s)|\s+(?:who|that|care)\s|[.!?]|$)/iu;

/** "Inspector Marrow", and only then what he is. */
function isNamedCalling({ figure, kind }: PlacedFigure, next: PlacedFigure): boolean {
  const isAnybody = /^(?:man|woman)$/u.test(kind.concept.concept.id);
  return figure.name !== "" && isCalling(kind) && (isAnybody || !isCalling(next.kind));
}

/** "The detective is a goose": the part that it plays, and then what it is; "my boy is a monkey" is said of a boy. */
function isRoleOf({ kind }: PlacedFigure, next: PlacedFigure, text: string): boolean {
  const { concept } = next.kind.concept;
  return (
    isCalling(kind) &&
    !isOfType(concept, "EverydayPeople") &&
    /(?:^|[.!?:] )(?:(?:the|our|der|die|das) )?$/iu.test(text.slice(0, kind.start)) &&
    SAID_TO_BE.test(text.slice(kind.end, next.kind.start))
  );
}

function isCalling({ concept: { concept } }: KindInText): boolean {
  return isOfType(concept, "EverydayPeople");
}
