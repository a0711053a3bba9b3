import type { ByLanguage, Language } from "#book/languages.ts";
import { sentencesIn } from "#author/sentence-books.ts";
import { FIRST_NAMES } from "#content/sentences/first-names.ts";
import { wordsOf } from "#author/measure-text.ts";
import type { Speller } from "./dictionaries.ts";
import { BEYOND_DICTIONARY } from "./beyond-dictionary.ts";

const NAMES: ReadonlySet<string> = new Set([...FIRST_NAMES.female, ...FIRST_NAMES.male]);

const SETS: ByLanguage<ReadonlySet<string>> = {
  en: new Set(BEYOND_DICTIONARY.en.split(/\s+/u)),
  ro: new Set(BEYOND_DICTIONARY.ro.split(/\s+/u)),
  de: new Set(BEYOND_DICTIONARY.de.split(/\s+/u)),
};

/** Words that no dictionary has and that are neither names nor sounds. */
export function unknownWords(
  text: string,
  language: Language,
  spell: Speller,
  names: readonly string[],
): readonly string[] {
  const { names: own, sounds, scenery } = sentencesIn(language);
  const heard = [...Object.values(sounds).flat(), ...Object.values(scenery).flatMap(({ murmur }) => murmur)];
  const sound = new Set(heard.flatMap((each) => wordsOf(each.toLowerCase())));
  const named = new Set([...names, ...own.female, ...own.male].flatMap((name) => name.split(/[\s-]+/u)));
  const words = new Set(text.match(/\p{L}[\p{L}’-]*\p{L}|\p{L}/gu) ?? []);
  return [...words].filter((word) => {
    const plain = word.replaceAll("’", "'");
    const stem = plain.replace(/'s?$/u, "").replace(/(?<=\p{L}{3})s$/u, "");
    // „Tincăi“, „Mariei“: a name in the genitive.
    const ofName = language === "ro" ? [stem.replace(/(?:ei|ăi)$/u, "a")] : [];
    const isNamed = [word, stem, ...stem.split("-"), ...ofName].some((part) => named.has(part) || NAMES.has(part));
    return (
      !isNamed &&
      !spell(plain) &&
      !spell(plain.toLowerCase()) &&
      !SETS[language].has(word.toLowerCase()) &&
      !sound.has(word.toLowerCase())
    );
  });
}
