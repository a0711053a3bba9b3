import type { Language } from "#book/languages.ts";
import { isNoName } from "./is-no-name.ts";
import { sexOfName } from "./known-names.ts";

/** Whether a word beside a kind may be what its bearer is called: no pronoun, no ending of another case, no calling, no initials. */
export function mayBeName(name: string, language: Language): boolean {
  if (/^(?:he|she|it|they|that|there|what|who|here)['’]/iu.test(name)) return false;
  if (
    language === "ro" &&
    /(?:ilor|elor|ului|[^e]iei|liei|inei|anei|[cg]ăi|\p{Ll}{3}[ăe]m|\p{Ll}{3}esc)$/u.test(name) &&
    sexOfName(name) === undefined
  )
    return false;
  // „Ein Löwe, Vegetarier, eröffnet ein Restaurant“.
  if (
    language === "de" &&
    sexOfName(name) === undefined &&
    /\p{Ll}{3}(?:ier|iker|ist|istin|ologe|ologin|anerin|ierin)$/u.test(name)
  )
    return false;
  return (!isNoName(name, language) || sexOfName(name) !== undefined) && name !== name.toLocaleUpperCase();
}
