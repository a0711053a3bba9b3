import en from "dictionary-en-gb";
import ro from "dictionary-ro";
import de from "dictionary-de";
import { loadModule } from "hunspell-asm";
import type { ByLanguage, Language } from "#book/languages.ts";

/** Says whether a dictionary has a word, as it is written. */
export type Speller = (word: string) => boolean;

/** Romanian words that hang on another by a hyphen. */
const CLITICS =
  /^(?:m|mi|ma|te|ți|ti|i|l|le|o|ne|ni|v|vă|vi|s|se|și|si|ni|li|n|să|c|ca|că|d|de|într|dintr|printr|a|ai|am|au|ar|aș|as|e|i|ul|ului|dă|du|uite|mai|mă|ca|ce|p|pe|la|n|i)$/iu;

const LINKS = ["", "s", "es", "n", "en", "er", "e"];

/** Opens the three dictionaries; what was asked once is remembered. */
export async function openDictionaries(): Promise<ByLanguage<Speller>> {
  const hunspell = await loadModule();
  const open = (language: Language, { aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Speller => {
    const files = [hunspell.mountBuffer(aff, `${language}.aff`), hunspell.mountBuffer(dic, `${language}.dic`)] as const;
    const dictionary = hunspell.create(...files);
    const known = new Map<string, boolean>();
    return (word) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      const isKnown = dictionary.spell(word);
      known.set(word, isKnown);
      return isKnown;
    };
  };
  const spell = { en: open("en", en), ro: open("ro", ro), de: open("de", de) };
  return { en: spell.en, ro: joined(spell.ro), de: compounding(spell.de) };
}

/** „zburând-o“, „într-un“: each part is looked up. */
function joined(spell: Speller): Speller {
  return (word) =>
    spell(word) ||
    (word.includes("-") && word.split("-").every((part) => part === "" || CLITICS.test(part) || spell(part)));
}

/** Prefixes that stand before a verb that the dictionary has: "vorbeikam", "wegzuräumen". */
const PREFIXES =
  "ab abwärts aufwärts vorwärts rückwärts an auf aus auseinander bei da dabei daneben daran darauf daraus darin darüber darunter davon davor dazu dazwischen dran drauf drin drüber durch ein empor entgegen fest fort heim her herab heran herauf heraus herein herum herunter hervor hin hinab hinauf hinaus hinein hinter hinterher hinüber hinunter hinweg hoch kennen los mit nach nieder schief still über um umher unter vor voran vorbei vorüber weg weh weiter wieder zu zurecht zurück zusammen".split(
    " ",
  );

/** German makes words of words: "Igelfreund" is one if both of its parts are nouns. */
function compounding(spell: Speller): Speller {
  const isNoun = (part: string) => spell(part.charAt(0).toUpperCase() + part.slice(1));
  return (word) => {
    if (spell(word)) return true;
    const isVerb = PREFIXES.some((prefix) => {
      const whole = word.startsWith(prefix) ? word.slice(prefix.length) : "";
      const verb = whole.replace(/^zu(?=\p{Ll}{4})/u, "");
      return verb.length > 2 && (spell(verb) || spell(whole));
    });
    if (isVerb) return true;
    const short = /^(?<whole>\p{L}{2,})'s$/u.exec(word)?.groups?.["whole"];
    if (short !== undefined) return spell(short) || spell(`${short}e`);
    const parts = word.split("-");
    if (parts.length > 1) return parts.every((part) => part === "" || isNoun(part) || spell(part));
    if (!/^\p{Lu}/u.test(word)) return false;
    for (let at = 3; at <= word.length - 3; at += 1) {
      const last = word.slice(at);
      if (!isNoun(last)) continue;
      const first = word.slice(0, at);
      if (
        LINKS.some(
          (link) =>
            first.endsWith(link) &&
            first.length - link.length > 2 &&
            isNoun(first.slice(0, first.length - link.length)),
        )
      )
        return true;
    }
    return false;
  };
}
