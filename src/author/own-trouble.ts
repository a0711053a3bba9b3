import type { ByLanguage, Language } from "#book/languages.ts";
import { EMPTY_CLAUSES } from "./frames/empty-clauses.ts";
import { ABOUT_BOOK } from "./frames/told-goals.ts";
import { foldText } from "./fold-text.ts";
import { wordsOf } from "./measure-text.ts";
import { endOfReaderPart } from "./reader-part.ts";
import { blankedBefore } from "./blanked-before.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure } from "./reading.ts";
import { troubledLead } from "./troubled-lead.ts";
import { englishClause, hasEnglishVerb } from "./told/english-clause.ts";
import { englishNote } from "./told/english-note.ts";
import { fitClause } from "./told/fit-clause.ts";
import { germanClause, hasGermanVerb } from "./told/german-clause.ts";
import { isOfThing } from "./told/of-thing.ts";
import { ofLastNamed } from "./told/of-last-named.ts";
import { hasRomanianVerb, romanianClause } from "./told/romanian-clause.ts";
import { germanNote } from "./told/german-note.ts";
import type { NoteReader } from "./told/note-reader.ts";
import { romanianNote } from "./told/romanian-note.ts";
import { type HasVerb, segmentsOf } from "./told/segments.ts";
import type { ClauseReader, HeroAt, Segment, TroubleClause } from "./told/trouble-clause.ts";
import { addresses, PLAIN, troubleWeight } from "./told/trouble-weight.ts";

/** What is wrong, in the parent's own words, where an idea tells it in a clause about its hero. */
export interface OwnTrouble {
  /** A sentence with its hero as "{he}", "{him}", "{his}" (German also "{dat}"). */
  readonly clause: string;
  readonly isVerbLast?: true;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Longer than this is no clause but a paragraph. */
const LONGEST = 18;
/** So few words behind whom a story is asked about tell nothing of them. */
const FEWEST_BEHIND = 6;
/** Two things in a note are one sentence if no longer than this. */
const LONGEST_NOTE = 12;
const SURE = 0.5;
/** „Plânge“ is a sentence. */
const FEWEST: ByLanguage<number> = { en: 2, ro: 1, de: 2 };
/** What is told later is less likely what a story is about. */
const LATER = 0.4;
/** What befalls others is less likely so too. */
const OF_OTHERS = 0.75;

const READERS: ByLanguage<readonly [ClauseReader, HasVerb]> = {
  en: [englishClause, hasEnglishVerb],
  ro: [romanianClause, hasRomanianVerb],
  de: [germanClause, hasGermanVerb],
};

/** Who reads what is told without a verb. */
const NOTES: Partial<ByLanguage<NoteReader>> = {
  en: englishNote,
  ro: romanianNote,
  de: germanNote,
};

/**
 * The trouble that an idea tells, whether or not a frame knows its kind: of the clauses about its hero the one that most says
 * that something is amiss, as a sentence in the parent's words. Of a clause that only says what was `said` as a goal another is
 * preferred.
 */
export function ownTrouble(
  text: string,
  language: Language,
  hero: Pick<ReadFigure, "at" | "name" | "concept" | "sex"> | undefined,
  said = "",
): OwnTrouble | undefined {
  const { request } = framesFor(language);
  const lead = said === "" ? troubledLead(text, language) : "";
  const troubled = lead === "" ? undefined : ownTrouble(lead, language, hero);
  if (troubled) return troubled;
  const blank = (lead: string) => " ".repeat(lead.length);
  const reader = endOfReaderPart(text, language);
  // "… and the old dog sulks. Maybe from the dog’s point of view?": all was told before.
  const isToldBehind = wordsOf(text.slice(reader)).length > FEWEST_BEHIND;
  const about = hero && hero.at >= reader && isToldBehind ? blankedBefore(text, reader, language) : text;
  const alone = about
    .replace(request, blank)
    .replace(ABOUT_BOOK[language], blank)
    .replace(/[^.!?;\n]+/gu, (sentence) =>
      addresses(sentence, language) || isThanks(sentence, language) ? blank(sentence) : sentence,
    );
  const [read, hasVerb] = READERS[language];
  const told = { at: hero?.at ?? 0, name: hero?.name ?? "" };
  const segments = segmentsOf(alone, language, hasVerb);
  const clauses = segments.flatMap((segment, index) => {
    const clause = isOfThing(segment.text, hero, language) ? undefined : read(segment, told);
    return (clause && ofLastNamed(clause, segment, segments[index - 1], told, language)) ?? [];
  });
  const weightOf = (each: TroubleClause) => {
    const weigh = (clause: string) => troubleWeight({ ...each, clause: withoutRest(clause, language) }, language);
    const all = Math.max(weigh(each.clause), weigh(whole(each, alone, language)));
    return all - (isOfOthers(each, language) ? OF_OTHERS : 0);
  };
  const [best] = clauses
    .map((each, index) => ({ each, weight: weightOf(each) - LATER * index }))
    .filter(
      ({ each, weight }) =>
        weight > 0 &&
        (said === "" || weight >= PLAIN) &&
        !repeats(each.clause, said) &&
        wordsOf(each.clause).length >= FEWEST[language] &&
        !addresses(each.clause, language),
    )
    .toSorted((a, b) => b.weight - a.weight);
  if (!best && said !== "") return undefined;
  if (!best) {
    const pieces = segments.filter(({ text: piece }) => !hasVerb(piece));
    // A note of nobody is all about something.
    const note = noted(pieces, hero ? told : { at: -1, name: "" }, language);
    return note && EMPTY_CLAUSES[language].test(note.clause) ? undefined : note;
  }
  const { isVerbLast = false } = best.each;
  const longest = whole(best.each, alone, language);
  const clause = fitClause(withoutRest(longest, language), isVerbLast, language, LONGEST);
  if (clause === undefined || EMPTY_CLAUSES[language].test(clause)) return undefined;
  return {
    // "A teddy with a suitcase please".
    clause: clause
      .replaceAll(/\s+/gu, " ")
      .replace(AND_OTHERS[language] ?? "", "")
      .replace(/,? please$/iu, "")
      .replace(THOUGHT[language] ?? "", "")
      .trim(),
    ...(isVerbLast && { isVerbLast }),
    confidence: SURE,
  };
}

/** „Kann nur rückwärts laufen und alle lachen ihn aus“: what others do with the hero is told without that one. */
const AND_OTHERS: Partial<ByLanguage<RegExp>> = {
  de: /(?<=\{he\} .*),? und (?:alle|alle anderen|die anderen|jeder) [^,]*(?<!\p{L})(?:ihn|ihnen|sie)(?: \p{Ll}+)?$/u,
};

/** "… so I thought a water vole": what whoever types made of it. */
const THOUGHT: Partial<ByLanguage<RegExp>> = {
  en: /,? (?:so|and) (?:i|we) (?:thought|was thinking|were thinking|wondered|hoped)(?!\p{L}).*$/iu,
};

/** „Mulțumesc mult!!“ */
const THANKS: Partial<ByLanguage<RegExp>> = {
  ro: /^\s*(?:v[ăa] |[îi][țt]i )?(?:mul[țt]umesc|mul[țt]umim|mersi|cu drag|toate cele bune|salut[ăa]ri)(?!\p{L})[^,]*$/iu,
};

function isThanks(sentence: string, language: Language): boolean {
  return THANKS[language]?.test(sentence) === true;
}

/** What two notes have in common, and what joins them. */
const JOINED: ByLanguage<RegExp> = {
  en: /^(?:\{he\} (?:is|has)|it is all about)(?= )/u,
  ro: /^(?:îi e|e vorba de|e(?! vorba de)|are)(?= )/u,
  de: /^(?:\{he\} (?:ist|hat)|es geht um)(?= )/u,
};
const AND: ByLanguage<string> = { en: "and", ro: "și", de: "und" };

/** What notes say of the hero: as much as one sentence holds of those that say the same of it in the same way. */
function noted(pieces: readonly Segment[], hero: HeroAt, language: Language): OwnTrouble | undefined {
  const clauses = NOTES[language]?.(pieces, hero) ?? [];
  const [first, ...others] = clauses.toSorted((a, b) => troubleWeight(b, language) - troubleWeight(a, language));
  if (!first) return undefined;
  const lead = JOINED[language].exec(first.clause)?.[0] ?? "";
  const clause = others.reduce((said, { clause: more }) => {
    if (lead === "") return said;
    const longer = `${said} ${AND[language]}${more.slice(lead.length)}`;
    return JOINED[language].exec(more)?.[0] === lead &&
      !said.endsWith(" worden") &&
      wordsOf(longer).length <= LONGEST_NOTE
      ? longer
      : said;
  }, first.clause);
  return { clause, confidence: SURE };
}

/** A clause about somebody else than the hero; Romanian leaves the hero’s subject out, so that there only another one tells it. */
function isOfOthers({ clause, isOfOther }: TroubleClause, language: Language): boolean {
  return language === "ro" ? isOfOther === true : !clause.includes("{");
}

/** Whether a clause holds most of the words of what was said before. */
function repeats(clause: string, said: string): boolean {
  const beginnings = (words: string) => (foldText(words).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 3));
  const told = new Set(beginnings(clause));
  const words = beginnings(said);
  return words.length > 0 && words.filter((word) => told.has(word)).length * 2 > words.length;
}

/** "Lives on a mountain and wishes": where somebody is says nothing of what is amiss. */
const RESTS: ByLanguage<RegExp> = {
  en: /^\{he\} (?:lives?|lived|stands?|sits?) [^,]*? and (?=(?:\p{Ll}+s|can['’]?t|never|only) )/iu,
  ro: /^(?:tr[ăa]ie[șs]te|locuie[șs]te|st[ăa]) [^,]*? [șs]i (?=(?:nu|vrea|se|[îi][șs]i|[îi]i|\p{Ll}+(?:ește|ează)) )/iu,
  de: /^\{he\} (?:lebt|wohnt|steht|sitzt|heißt) [^,]*? und (?=\p{Ll}+(?:t|te|ll|nn|ss) )/iu,
};

function withoutRest(clause: string, language: Language): string {
  return clause.replace(RESTS[language], language === "ro" ? "" : "{he} ");
}

/** What hangs on a clause behind it: why, when, and what is thought. */
const HANGS: ByLanguage<RegExp> = {
  en: /^,? (?:because|when|whenever|that|if|until|while|as|so|to|for|even|since|and|or|but|what|why|where|who)\s[^.!?;,]+/iu,
  ro: /^,? (?:pentru c[ăa]|fiindc[ăa]|c[ăa]|c[âa]nd|dac[ăa]|p[âa]n[ăa]|s[ăa]|ca|ce|de[șs]i|sau)\s[^.!?;,]+/iu,
  de: /^,? (?:weil|aber (?:(?:leider|auch|dafür|dabei|trotzdem|nur) )*(?:kein\p{Ll}*|eine?n?|nicht|nie|niemand\p{Ll}*|viel zu|zu)|und (?:keiner|niemand|alle|kein \p{Lu}\p{Ll}+)|dass|daß|das|wenn|ob|obwohl|bis|damit|als|sobald|bevor|um|oder|warum|(?:von|für|mit|zu|bei|an|vor|in|aus|auf) (?:we[mn]|welche\p{Ll}*)|wer|wo|wie|was|es|sie|sich|ihn|beim|am|nicht|den|einmal|wieder|sondern)\s[^.!?;,]+/iu,
};

/** „Hat keine Lust, gegessen zu werden“: what such a noun is for belongs to it. */
const FOR_DE = /^,? (?=[^.;!?,]*zu)(?:[^.;!?, ]+ ){0,6}?(?:zu \p{Ll}{2,}n|\p{Ll}{2,}zu\p{Ll}{3,}n)(?!\p{L})/u;
const NEEDS_FOR_DE = /(?<!\p{L})(?:Lust|Angst|Mut|Kraft|Geduld|Zeit|Idee|Wunsch|Traum|Plan|Erlaubnis)(?: mehr)?$/u;

function whole({ clause, tail, isVerbLast }: TroubleClause, text: string, language: Language): string {
  if (tail === undefined) return clause;
  const isFor = language === "de" && NEEDS_FOR_DE.test(clause);
  const [more = ""] = (isFor && FOR_DE.exec(text.slice(tail))) || (HANGS[language].exec(text.slice(tail)) ?? []);
  const [still = ""] = language === "en" ? (HANGS.en.exec(text.slice(tail + more.length)) ?? []) : [];
  const longer = [`${clause}${more}${more === "" ? "" : still}`, `${clause}${more}`].find(
    (each) => wordsOf(each).length <= LONGEST,
  );
  // "A grumpy troll who bakes only stones": what is told of the noun does not hang on how it is.
  if (language === "en" && /^,? who(?:['’]s)? /iu.test(more) && /^\{he\} is \p{Ll}+$/u.test(clause)) return clause;
  const isFitting = longer !== undefined && !(isVerbLast === true && /^,? (?:sie|es|ihn)\s/iu.test(more));
  return isFitting ? longer : clause;
}
