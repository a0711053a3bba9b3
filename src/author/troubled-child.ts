import type { ByLanguage, Language } from "#book/languages.ts";
import { sexOfName } from "./known-names.ts";

/** A child of the writer’s, and behind it what it is called. */
const CHILD: ByLanguage<RegExp> = {
  en: /\b(?:my|our) (?:[\p{L}-]+ ){0,3}?(?:son|daughter|boy|girl|child|grand\p{Ll}+|nephew|niece|little one)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:fiul|fiica|fata|feti[țt]a|b[ăa]iatul|b[ăa]ie[țt]elul|copilul|copila[șs]ul|nepotul|nepoata|nepo[țt]elul|nepo[țt]ica) (?:meu|mea|nostru|noastr[ăa])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:mein|unser)(?:e[mnrs]?)? (?:\p{Ll}+e[rn]? )?(?:Tochter|Sohn|Enkel(?:in|kind|sohn|tochter)?|Neffe|Nichte|Kind|Kleiner?|Große|Großer|Mädchen|Bub|Junge)(?!\p{L})|(?<!\p{L})[Uu]nsere?(?= \p{Lu}\p{Ll}+ (?:ist|wird|hat|will|kann|mag|soll|traut|fürchtet|geht|isst|schläft))/iu,
};

/** What is amiss with it. */
const AMISS: ByLanguage<RegExp> = {
  en: /n['’]t\b|\b(?:not|never|afraid|scared|frightened|worr\p{Ll}+|cries|crying|shy|misses|sad|jealous|lonely|angry|homesick|moving)\b/iu,
  ro: /(?<!\p{L})(?:nu|n-\p{Ll}+|co[șs]maruri|ascunde|refuz[ăa]|minte|mu[șs]c[ăa]|bate|fric[ăa]|team[ăa]|teme|pl[âa]nge|dor|gelo\p{Ll}+|sup[ăa]rat\p{Ll}*|trist[ăa]?|ru[șs]ine|singur[ăa]?|ceart[ăa])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|Angst|Sorgen?|weint|fürchtet|traut|vermisst|eifersüchtig|schüchtern|traurig|Heimweh|einsam|wütend|aufgeregt)(?!\p{L})/iu,
};

/** „Alexia trebuie să facă un vaccin și plânge …“: a name at the start. */
const CHILD_BY_NAME: Partial<ByLanguage<RegExp>> = { ro: /^\p{Lu}\p{Ll}{2,}(?= \p{Ll}|, \d)/u };

/**
 * Whether what stands before a request tells what is amiss with the writer’s own child, by its name: "Our son Linus is worried
 * … maybe something with an owl": that is his story, and the owl comes along.
 */
export function isTroubledChild(told: string, language: Language): boolean {
  const child = CHILD[language].exec(told) ?? CHILD_BY_NAME[language]?.exec(told);
  if (!child) return false;
  if (sexOfName(child[0]) !== undefined) return AMISS[language].test(told);
  const behind = told.slice(child.index + child[0].length);
  const name = /^(?:,? (?:se nume[șs]te |hei(?:ß|ss)t )?(?<name>\p{L}{3,}))/u.exec(behind)?.groups?.["name"] ?? "";
  const isNamed =
    sexOfName(name) !== undefined ||
    /^\p{Lu}\p{Ll}/u.test(name) ||
    /(?:se nume[șs]te|hei(?:ß|ss)t) \p{Lu}/u.test(behind);
  return isNamed && AMISS[language].test(behind);
}
