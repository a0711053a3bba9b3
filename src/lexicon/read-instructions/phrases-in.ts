import type { Language } from "#book/languages.ts";
import { foldDiacritics, type Token } from "../normalise.ts";
import { type PhraseMeaning, phraseIndexOf } from "./phrase-index.ts";

type Phrase = PhraseMeaning & { readonly start: number; readonly end: number };

/** What Romanian hangs on a verb: "dă-i jos", "pune-o". */
const CLITIC = /^(?:l|o|i|le|mi|ne|ți|ti|te|vă|va|și|si)$/u;

/** The phrases of a sentence: at each word all that begin there, with or without the clitics within them. */
export function phrasesIn(tokens: readonly Token[], sentence: string, language: Language): Phrase[] {
  const withoutClitics =
    language === "ro" ? tokens.filter((token, at) => !isClitic(token, tokens[at - 1], sentence)) : tokens;
  return tokens.flatMap((token, at) => {
    return [
      figureOf(token),
      ...phrasesFrom(tokens.slice(at), sentence, language),
      ...phrasesFrom(withoutClitics.slice(withoutClitics.indexOf(token)), sentence, language, true),
      elided(token, tokens[at + 1], sentence, language),
    ].filter((phrase) => phrase !== undefined);
  });
}

/** "3 apples". */
const figureOf = ({ text, start, end }: Token): Phrase | undefined =>
  /^[1-9]\d?$/u.test(text) ? { type: "count", count: Number(text), start, end } : undefined;

function phrasesFrom(tokens: readonly Token[], sentence: string, language: Language, overClitics = false): Phrase[] {
  const { phrases, longest } = phraseIndexOf(language);
  const found: Phrase[] = [];
  for (let length = overClitics ? 2 : 1; length <= Math.min(longest, tokens.length); length += 1) {
    const run = tokens.slice(0, length);
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || !isUnbroken(run, sentence, overClitics)) continue;
    const meaning = phrases.get(run.map((each) => foldDiacritics(each.text)).join(" "));
    if (meaning) found.push({ ...meaning, start: first.start, end: last.end });
  }
  return found;
}

/** Only spaces, hyphens and apostrophes stand between the words, or a clitic that was left out. */
function isUnbroken(run: readonly Token[], sentence: string, overClitics: boolean): boolean {
  const joint = overClitics ? /^(?:[\s-]+|['’]|-\p{L}{1,2}\s)$/u : /^(?:[\s-]+|['’])$/u;
  return run.slice(1).every((token, at) => joint.test(sentence.slice(run[at]?.end, token.start)));
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
