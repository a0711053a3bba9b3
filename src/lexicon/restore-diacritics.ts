import {
  ARTICLED,
  BEFORE_BARE,
  BESIDE_CA,
  COMMON_WORDS,
  LEAVE_ALONE,
  VERB_ENDS,
} from "#content/lexicon/romanian-common-words.ts";
import { VERBS } from "#content/lexicon/verbs.ts";
import { CONCEPTS } from "./find-concept.ts";
import { foldDiacritics, normalise } from "./normalise.ts";
import { withCommas } from "./with-commas.ts";
import { wordFormsOf } from "./word-forms.ts";

let restored: ReadonlyMap<string, string> | undefined;

/** Plain spelling to the one right spelling; a plain word that could be two is not in it. */
function restorations(): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  const add = (word: string) => {
    const plain = foldDiacritics(word);
    if (plain === word || LEAVE_ALONE.has(plain)) return;
    const before = found.has(plain) ? found.get(plain) : word;
    // "Eșarfa" and "eșarfă" share all but their ends: what is inside is sure, and the end is as it was typed.
    const isAlike = before !== undefined && before.replace(/ă$/u, "a") === word.replace(/ă$/u, "a");
    found.set(plain, before === word ? word : isAlike ? word.replace(/ă$/u, "a") : undefined);
  };
  for (const concept of CONCEPTS)
    for (const { form } of wordFormsOf(concept, "ro")) for (const word of normalise(form).split(/[ -]/u)) add(word);
  for (const { ro } of VERBS) for (const form of ro) for (const word of form.split(" ")) add(word);
  const sure = new Map<string, string>();
  for (const [plain, word] of found) if (word !== undefined) sure.set(plain, word);
  // The common words decide where the lexicon's forms are two.
  for (const word of COMMON_WORDS) if (foldDiacritics(word) !== word) sure.set(foldDiacritics(word), word);
  for (const word of ARTICLED) sure.set(foldDiacritics(word), word);
  return sure;
}

function withVerbEnd(word: string): string | undefined {
  const [end, whole] = VERB_ENDS.find(([pattern]) => pattern.test(word)) ?? [];
  return end && whole !== undefined ? word.replace(end, whole) : undefined;
}

const BEHIND_SA = /(?:^|\s)sa(?:-\p{L}+)?\s(?:(?:nu|mai|se|isi|il|ii|o|le|ne|va|ti|mi)\s)*$/iu;
const IS_SO = /(?:^|\s)(?:fie|e|este|era|foarte|tare|prea|mai|cel mai)\s$/iu;

/** „Sa vina“ → „să vină“: what somebody shall do ends so, whatever else „vina“ may be; „e rau“ → „e rău“. */
function asWished(word: string, before: string): string | undefined {
  if (word === "rau" && IS_SO.test(before)) return "rău";
  const isVerb = /[bcdfghjklmnprstșțvxz]a$/u.test(word) && BEHIND_SA.test(before);
  return isVerb ? `${word.slice(0, -1)}ă` : undefined;
}

/** How a word that the lexicon is sure of is written between `before` and `behind`. */
function inPlace(sure: string, before: string, behind: string): string {
  if (sure === "că") return BESIDE_CA.before.test(before) || BESIDE_CA.behind.test(behind) ? "ca" : sure;
  const isBare = ARTICLED.includes(sure) ? BEFORE_BARE.test(before) : /(?:^|\s)o\s$/iu.test(before);
  return sure.endsWith("a") && isBare ? sure.replace(/a$/u, "ă") : sure;
}

/**
 * Gives a parent's Romanian words their diacritics back where the lexicon is sure: "sa zboare pana la luna" → "să zboare
 * până la luna". A text that has diacritics is left as it is, but for cedillas.
 */
export function restoreDiacritics(words: string): string {
  const composed = withCommas(words.normalize("NFC"));
  if (/[ăâîșț]/iu.test(composed)) return composed;
  restored ??= restorations();
  const map = restored;
  return composed.replace(/\p{L}+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    const before = composed.slice(0, at);
    const likely = map.get(lower) ?? withVerbEnd(lower);
    const sure = asWished(likely ?? lower, before) ?? likely;
    if (sure === undefined) return word;
    // "O esarfa" has no article of its own.
    const known = inPlace(sure, before, composed.slice(at + word.length));
    return /^\p{Lu}/u.test(word) ? known.slice(0, 1).toUpperCase() + known.slice(1) : known;
  });
}
