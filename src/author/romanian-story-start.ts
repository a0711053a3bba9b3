import {
  ASKED_TO_WRITE,
  FIRST_PERSON,
  HAD_ONE,
  I_AM,
  IT_COMES,
  NEW_SUBJECT,
  OCCASION,
  OUR_READER,
  QUESTION,
  REQUESTED,
  SEASON_FIRST,
  THERE,
  WE_HAVE,
} from "./frames/writers-talk-ro.ts";
import { sexOfName } from "./known-names.ts";
import { isOnlyWhere, startOfPresented } from "./presented-in-romanian.ts";
import { hasRomanianVerb } from "./told/romanian-clause.ts";

/** What is no more than a greeting or a bracket between the writer’s sentences. */
const READS = /^(?:are|e|este|[îi]i plac\p{Ll}*|ador[ăa]|el|ea|ei|ele|mul[țt]umesc|acum|deci)(?!\p{L})/iu;

/** „Ajutor!“, „Deci:“. */
const EXCLAIMS = /^\p{L}+(?: \p{L}+)?[!:.]+\s*$/u;

/**
 * Where a Romanian idea has done with whoever writes, the reader and the occasion: „Plec la muncă. | Un pui de rândunică …“,
 * „Concurs de cântece la baltă. | Broscoiul Oac …“, „Pe raft stă | un ceainic“; 0 where it tells of its hero from the start or of nobody afterwards.
 */
export function startOfRomanianStory(text: string): number {
  const there = THERE.exec(text)?.[0] ?? "";
  if (there !== "" && !hasRomanianVerb(there) && !isNamed(there)) return there.length;
  const presented = startOfPresented(text);
  if (presented > 0) return presented;
  const season = SEASON_FIRST.exec(text)?.[0].length ?? 0;
  if (season > 0 && !isNamed(text)) return season;
  let isTalk = false;
  for (const { sentence, start } of sentencesOf(text)) {
    if (WE_HAVE.test(sentence)) return 0;
    const asked = REQUESTED.exec(sentence);
    const lead = asked ? sentence.slice(0, asked.index) : sentence;
    const isOurs = isWriters(lead) || (asked !== null && isWriters(asked[0]));
    if (asked && (isOurs || isTalk)) return isNamed(lead) && !isTalk ? 0 : start + asked.index + asked[0].length;
    if (isTalk && NEW_SUBJECT.test(sentence)) return start;
    const had = isTalk ? (HAD_ONE.exec(sentence)?.[0].length ?? 0) : 0;
    if (had > 0) return start + had;
    if (isOurs && !isNamed(sentence)) isTalk = true;
    else if (isScene(sentence) || (start === 0 && isOnlyWhere(sentence))) isTalk = true;
    else if (!isTalk || !(READS.test(sentence) || EXCLAIMS.test(sentence))) break;
  }
  const self = I_AM.exec(text)?.[0] ?? "";
  return self !== "" && self.length < text.length ? self.length : 0;
}

interface Sentence {
  readonly sentence: string;
  readonly start: number;
}

function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(/[^.!?;:)(]+[.!?;:)(]*\s*/gu)].slice(0, 6).map(({ 0: whole, index }) => {
    const sentence = whole.trimStart();
    return { sentence, start: index + whole.length - sentence.length };
  });
}

function isWriters(sentence: string): boolean {
  return FIRST_PERSON.test(sentence) || ASKED_TO_WRITE.test(sentence) || OUR_READER.test(sentence);
}

/** What only says when and on what occasion it plays: a note without a verb, or one that says that it comes; or asks. */
function isScene(sentence: string): boolean {
  return (
    QUESTION.test(sentence) ||
    (OCCASION.test(sentence) && (IT_COMES.test(sentence) || !hasRomanianVerb(sentence.replace(/[.!?;:]+\s*$/u, ""))))
  );
}

/** „Fetița mea, Carina,“, but not „mă numesc Oana“: of whom more is told than that the book is theirs. */
function isNamed(sentence: string): boolean {
  const others = sentence.replace(
    /(?<!\p{L})(?:m[ăa] (?:numesc|cheam[ăa])|sunt|numele meu e(?:ste)?) \p{Lu}\p{Ll}+/giu,
    "",
  );
  return [...others.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?!\p{L})|^\p{Lu}\p{Ll}{2,}/gu)].some(
    ([name]) => sexOfName(name) !== undefined,
  );
}
