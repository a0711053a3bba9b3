import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { indefiniteArticle } from "#lexicon/grammar/english.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { guessInfinitive } from "./guess-infinitive.ts";
import { englishBase, englishProgressive } from "./verb-forms.ts";
import { wishForm } from "./wish-form.ts";

type Groups = Readonly<Partial<Record<string, string>>>;

/** Prepositions with their article, as the article alone. */
const ARTICLE: Readonly<Record<string, string>> = { im: "dem" };

/** What a trouble comes to, with the parent’s words in their places: "get out of {phrase}". */
export function saySo(says: string, groups: Groups): string {
  return says.replaceAll(/\{(?<slot>\p{L}+)\}/gu, (_, slot: string) => {
    const word = groups[slot]?.trim() ?? "";
    return slot === "own" ? (ARTICLE[word.toLowerCase()] ?? word.replace(/^whose$/iu, "the")) : word;
  });
}

/** English nouns of which there is not one: who has no wind wants wind. */
const MASS =
  /^(?:wind|fuel|petrol|money|fire|snow|water|food|rain|hair|fur|sand|music|colour|color|magic|sugar|flour|bread|cheese|honey|light|electricity|power|luck|help|courage|wool|milk|steam|sunshine|sun|sleep)$/u;

/** Who has no tail wants to have one. Undefined: nothing tells the noun’s gender. */
export function wantLacked({ phrase = "", own }: Groups, language: Language): string | undefined {
  const noun = phrase.trim().replace(STILL, "");
  if (language === "en") {
    const isSeveral = /[^s]s$/u.test(noun) || MASS.test(noun.split(" ").at(-1) ?? "");
    return wishForm("have", isSeveral ? noun : `${indefiniteArticle(noun)} ${noun}`, "en");
  }
  const found = conceptsIn(noun, "de").at(-1);
  const isPlural = found?.number === "plural";
  if (own === "en") return wishForm("have", `einen ${noun}`, "de");
  if (isPlural) return wishForm("have", noun, "de");
  if (own === "e") return wishForm("have", `eine ${noun}`, "de");
  const gender = found?.concept.words.de.nouns.find(({ noun: each }) => each.word === noun)?.noun.gender;
  if (own === undefined && gender === undefined)
    return /(?:e|en|er|n|s)$/u.test(noun) ? wishForm("have", noun, "de") : undefined;
  const article = gender === "f" ? "eine" : gender === "m" ? "einen" : "ein";
  return wishForm("have", `${article} ${noun}`, "de");
}

const NO_MORE = "nicht mehr";

/** "No horn yet", "no friends left": how long it has been lacking. */
const STILL = / (?:yet|left|(?:any ?more|at all|so far)|mehr|bisher)$/iu;

/** Who cannot stop doing something wants to do it no more. */
export function wantToStop({ verb = "", rest = "", own }: Groups, language: Language): string | undefined {
  if (language === "en") {
    const deed = englishProgressive(`${englishBase(verb) ?? verb.replace(/s$/u, "")}${rest}`);
    return deed === undefined ? undefined : `stop ${deed}`;
  }
  const deed = infinitiveOf(verb, language) ?? guessInfinitive(verb, language);
  if (deed === undefined) return undefined;
  if (language === "de") return [rest.trim(), NO_MORE, deed].filter(Boolean).join(" ");
  return deed.replace(/^să (?:se )?/u, own ? "să nu-și mai " : "să nu mai ") + (rest.trim() && ` ${rest.trim()}`);
}

/** Who does not want to melt wants to avoid melting, „să nu se topească“. */
export function avoid(phrase: string, language: Language): string | undefined {
  if (language === "ro") return phrase.replace(/^s[ăa](?<clitic>-\p{Ll}+)? /u, "să nu$<clitic> ");
  // Who "won’t stop talking" would have to stop it.
  if (/^stop \p{Ll}+ing(?!\p{L})/u.test(phrase)) return phrase;
  const deed = englishProgressive(phrase);
  return deed === undefined ? undefined : `avoid ${deed}`;
}
