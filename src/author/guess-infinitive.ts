import type { Language } from "#book/languages.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { isLittleWord } from "./is-little-word.ts";
import { englishBase } from "./verb-forms.ts";

/** German third persons whose stem changes and that no row gives. */
const STRONG_DE: Readonly<Record<string, string>> = {
  trägt: "tragen",
  fängt: "fangen",
  fährt: "fahren",
  lädt: "laden",
  schlägt: "schlagen",
  wäscht: "waschen",
  wächst: "wachsen",
  isst: "essen",
  frisst: "fressen",
  gibt: "geben",
  hilft: "helfen",
  liest: "lesen",
  nimmt: "nehmen",
  sieht: "sehen",
  spricht: "sprechen",
  bricht: "brechen",
  sticht: "stechen",
  stiehlt: "stehlen",
  tritt: "treten",
  trifft: "treffen",
  vergisst: "vergessen",
  verlässt: "verlassen",
  wirft: "werfen",
  befiehlt: "befehlen",
  bläst: "blasen",
  brät: "braten",
  hält: "halten",
  läuft: "laufen",
  rät: "raten",
  schläft: "schlafen",
  stößt: "stoßen",
  weiß: "wissen",
};

const NO_VERB_DE =
  /^(?:ist|hat|wird|will|kann|muss|soll|darf|mag|acht|echt|recht|leicht|fast|meist|sanft|bald|dort|fort|laut|bunt|alt|kalt|rot|gut|nicht|oft|weit|selbst|erst|sonst|jetzt|seit|mit|damit|somit)$/u;

/** "repariert" → "reparieren", "sammelt" → "sammeln": German verbs that keep their stem. */
function germanInfinitive(form: string): string | undefined {
  const strong = STRONG_DE[form];
  if (strong !== undefined) return strong;
  // „Verschläft“, „zerbricht“.
  const { prefix = "", stem = "" } = /^(?<prefix>ver|zer|ent|be|er)(?<stem>\p{Ll}+)$/u.exec(form)?.groups ?? {};
  const prefixed = STRONG_DE[stem];
  if (prefixed !== undefined) return `${prefix}${prefixed}`;
  if (form.length < 4 || NO_VERB_DE.test(form) || !form.endsWith("t")) return undefined;
  if (/(?:el|er)t$/u.test(form) && !form.endsWith("iert")) return `${form.slice(0, -1)}n`;
  if (/[td]et$/u.test(form)) return `${form.slice(0, -1)}n`;
  return `${form.slice(0, -1)}en`;
}

/** Adverbs that end as verbs do, of languages and of manners, too: „nu știe românește“. */
const NO_VERB_RO =
  /^(?:(?:rom[âa]n|englez|fran[țt]uz|nem[țt]|ungur|rus|italien|spaniol|chinez|turc|grec|japonez|ucrainean|om|prieten|fr[ăa][țt]|copil[ăa]r|b[ăa]rb[ăa]t|pisic|c[âa]in|ursul|p[ăa]s[ăa]r|[țt][ăa]r[ăa]n|ciob[ăa]n)e[șs]te|printre|dintre|între|peste|despre|dinspre|deasupra|împotriva|unde|foarte|departe|aproape|repede)$/u;

/** What several do, of verbs whose plural no ending tells. */
const THEY_RO: Readonly<Record<string, string>> = {
  fac: "facă",
  pun: "pună",
  duc: "ducă",
  aduc: "aducă",
  prind: "prindă",
  coc: "coacă",
  deschid: "deschidă",
  scriu: "scrie",
  ascund: "ascundă",
  trimit: "trimită",
  ating: "atingă",
  strâng: "strângă",
  urcă: "urce",
};

/** „construiește“, „construiesc“ → „să construiască“; „desenează“ → „să deseneze“. */
function romanianSubjunctive(form: string): string | undefined {
  if (isLittleWord(form, "ro") || NO_VERB_RO.test(form)) return undefined;
  const plain = THEY_RO[form];
  if (plain !== undefined) return `să ${plain}`;
  const plural = form.endsWith("esc") ? infinitiveOf(`${form.slice(0, -3)}ește`, "ro") : infinitiveOf(`${form}e`, "ro");
  if (plural !== undefined) return plural;
  const rules: readonly (readonly [RegExp, string])[] = [
    [/(?:iază|iaza)$/u, "ieze"],
    [/(?:ează|eaza)$/u, "eze"],
    [/(?:ește|este|esc)$/u, "ească"],
    [/(?:ăște|aste|ăsc)$/u, "ască"],
  ];
  const rule = form.length > 5 ? rules.find(([ending]) => ending.test(form)) : undefined;
  if (rule) return `să ${form.replace(rule[0], rule[1])}`;
  if (form.length < 4) return undefined;
  // The two short conjugations: „adună“ → „adune“, „strânge“ → „strângă“; a stressed e before them is ea in one of the two.
  const stem = form.slice(0, -1);
  if (/[^aeiouăâî]ă$/u.test(form)) return `să ${stem.replace(/ea(?=[^aeiouăâî]+$)/u, "e")}e`;
  return /[^aeiouăâî]e$/u.test(form) ? `să ${stem.replace(/e(?=[^aeiouăâî]+$)/u, "ea")}ă` : undefined;
}

/** The wish form of a finite verb that the lexicon does not know, by the rules of its language. */
export function guessInfinitive(form: string, language: Language): string | undefined {
  const lower = form.toLowerCase();
  if (language === "en") return lower.endsWith("s") && lower.length > 3 ? englishBase(lower) : undefined;
  return language === "de" ? germanInfinitive(lower) : romanianSubjunctive(lower);
}
