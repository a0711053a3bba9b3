import type { Language } from "#book/languages.ts";
import { foldDiacritics, type Token } from "../normalise.ts";
import { type PhraseMeaning, phraseIndexOf } from "./phrase-index.ts";

type Phrase = PhraseMeaning & {
  readonly start: number;
  readonly end: number;
  /** The length of what belongs to it, where other words stand within. */
  readonly length?: number;
};

/** What Romanian hangs on a verb: "dă-i jos", "pune-o". */
const CLITIC = /^(?:l|o|i|le|mi|ne|ți|ti|te|vă|va|și|si)$/u;

/** How much and please, which can stand within what belongs together: "îndepărtează puțin camera", "setzt sich bitte hin". */
const WITHIN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:bit|little|slightly|just|please|really|quite|also|now|right|maybe|perhaps)$/u,
  ro: /^(?:puțin|putin|pic|nițel|mai|foarte|tare|acum|cumva|puțintel|frumos|cuminte)$/u,
  de: /^(?:etwas|bisschen|bißchen|mal|doch|bitte|noch|ganz|sehr|jetzt|ja|halt|eben|ruhig|brav|schön)$/u,
};

/** The phrases of a sentence: at each word all that begin there, with or without what stands within them. */
export function phrasesIn(tokens: readonly Token[], sentence: string, language: Language): Phrase[] {
  const isWithin = (token: Token, at: number) =>
    (WITHIN[language].test(token.word) && !isLess(token, tokens, at)) ||
    (language === "ro" && isClitic(token, tokens[at - 1], sentence)) ||
    (/^(?:a|un|ein)$/u.test(token.word) && /^(?:bit|little|pic|bisschen)$/u.test(tokens[at + 1]?.word ?? ""));
  const within = new Set(tokens.filter((token, at) => isWithin(token, at)));
  return tokens.flatMap((token, at) => {
    const following = tokens.slice(at);
    const parted =
      within.size > 0
        ? phrasesFrom([token, ...following.slice(1).filter((each) => !within.has(each))], sentence, language, within)
        : [];
    return [
      figureOf(token),
      ...phrasesFrom(following, sentence, language),
      ...parted,
      elided(token, tokens[at + 1], sentence, language),
    ].filter((phrase) => phrase !== undefined);
  });
}

/** "Mai puțin serioasă": less of it, and no small word within. */
const isLess = ({ word }: Token, tokens: readonly Token[], at: number) =>
  (/^(?:puțin|putin)$/u.test(word) && tokens[at - 1]?.word === "mai") ||
  (word === "mai" && /^(?:puțin|putin)$/u.test(tokens[at + 1]?.word ?? ""));

/** "3 apples". */
const figureOf = ({ text, start, end }: Token): Phrase | undefined =>
  /^[1-9]\d?$/u.test(text) ? { type: "count", count: Number(text), start, end } : undefined;

function phrasesFrom(
  tokens: readonly Token[],
  sentence: string,
  language: Language,
  within: ReadonlySet<Token> = new Set(),
): Phrase[] {
  const { phrases, longest } = phraseIndexOf(language);
  const found: Phrase[] = [];
  for (let length = within.size > 0 ? 2 : 1; length <= Math.min(longest, tokens.length); length += 1) {
    const run = tokens.slice(0, length);
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || !isUnbroken(run, sentence, within)) continue;
    const meaning = phrases.get(run.map((each) => foldDiacritics(each.text)).join(" "));
    const said = run.reduce((sum, { start, end }) => sum + end - start + 1, -1);
    if (meaning)
      found.push({ ...meaning, start: first.start, end: last.end, ...(within.size > 0 && { length: said }) });
  }
  return found;
}

/** Only spaces, hyphens and apostrophes stand between the words, and what was left out. */
function isUnbroken(run: readonly Token[], sentence: string, within: ReadonlySet<Token>): boolean {
  return run.slice(1).every((token, at) => {
    const from = run[at]?.end ?? 0;
    const leftOut = [...within].filter(({ start, end }) => start >= from && end <= token.start);
    if (leftOut.length === 0) return /^(?:[\s-]+|['’])$/u.test(sentence.slice(from, token.start));
    const cuts = [from, ...leftOut.flatMap(({ start, end }) => [start, end]), token.start];
    return cuts.every((cut, index) => index % 2 === 1 || /^[\s-]*$/u.test(sentence.slice(cut, cuts[index + 1])));
  });
}

function isClitic(token: Token, before: Token | undefined, sentence: string): boolean {
  return before !== undefined && CLITIC.test(token.word) && sentence.slice(before.end, token.start) === "-";
}

/** "Arat-o", "las-o": the verb has lost its vowel. */
function elided(token: Token, after: Token | undefined, sentence: string, language: Language): Phrase | undefined {
  if (language !== "ro" || after?.word !== "o" || sentence.slice(token.end, after.start) !== "-") return undefined;
  const meaning = phraseIndexOf(language).phrases.get(`${foldDiacritics(token.text)}a`);
  return meaning && { ...meaning, start: token.start, end: token.end };
}
