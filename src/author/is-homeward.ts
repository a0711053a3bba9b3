import type { ByLanguage, Language } from "#book/languages.ts";
import type { ReadGoal } from "./reading.ts";

/** Wishes of somebody who is lost; not of somebody who brings home somebody else. */
const HOMEWARD: ByLanguage<RegExp> = {
  en: /^(?:find|know|seek|search for|look for) (?:the|his|her|its|their) (?:own )?way (?:back )?home\b|^(?:get|go|come|return|fly|swim|sail|walk|travel|make it)(?: all the way)?(?: back)? home\b/u,
  ro: /^să (?:găsească|afle|știe|caute) (?:drumul|calea) (?:\p{L}+ )?(?:casă|acasă)|^să (?:ajungă|se întoarcă|meargă|revină|vină|zboare|înoate)(?: \p{L}+)? acasă/u,
  de: /^(?:den|seinen|ihren) (?:Heimweg|Weg (?:zurück )?(?:nach Hause|heim))|^(?:wieder |zurück )?(?:nach Hause|heim)(?:$| ?(?:kommen|gehen|finden|fliegen|schwimmen|laufen|reisen|kehren|zurück))/u,
};

/** Whether the hero wants to go home, and so is not there when the book begins. */
export function isHomeward({ kind, phrase, of }: ReadGoal, language: Language): boolean {
  return kind === "wish" && of === undefined && HOMEWARD[language].test(phrase);
}
