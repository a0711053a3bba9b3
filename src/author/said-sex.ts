import type { Sex } from "#book/cast-card.ts";
import type { ByLanguage, Language } from "#book/languages.ts";

const SAID: ByLanguage<Readonly<Record<"female" | "male", { readonly before: RegExp; readonly after?: RegExp }>>> = {
  en: {
    female: { before: /\b(?:female|girl|lady|mother|mummy|mommy|mama|she)[ -](?:\p{Ll}+ ){0,1}$/iu },
    male: { before: /\b(?:male|boy|gentleman|father|daddy|papa|he)[ -](?:\p{Ll}+ ){0,1}$/iu },
  },
  ro: {
    female: {
      before: /(?<!\p{L})(?:fat[ăa]|feti[țt][ăa]|femel[ăa]|doamna|domni[șs]oara|mama|m[ăa]mica)(?: de)? $/iu,
      after: /^(?: \p{Ll}+)?,? (?:femel[ăa]|fat[ăa]|feti[țt][ăa])(?!\p{L})/iu,
    },
    male: {
      before: /(?<!\p{L})(?:b[ăa]iat|b[ăa]ie[țt]el|mascul|domnul|t[ăa]ticul)(?: de)? $/iu,
      after: /^(?: \p{Ll}+)?,? (?:mascul|b[ăa]iat|b[ăa]ie[țt]el)(?!\p{L})/iu,
    },
  },
  de: {
    female: { before: /(?<!\p{L})(?:weiblich\p{Ll}*|Frau|Fräulein) (?:\p{Ll}+ ){0,1}$/iu },
    male: { before: /(?<!\p{L})(?:männlich\p{Ll}*|Herr) (?:\p{Ll}+ ){0,1}$/iu },
  },
};

/** The sex that is said beside a kind: "a female hedgehog", „un arici femelă“, „ein weiblicher Igel“. */
export function saidSex(before: string, after: string, language: Language): Sex | undefined {
  const { female, male } = SAID[language];
  if (female.before.test(before) || female.after?.test(after) === true) return "female";
  return male.before.test(before) || male.after?.test(after) === true ? "male" : undefined;
}
