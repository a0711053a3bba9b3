import { ROMANIAN_FINITE_FORMS } from "#content/lexicon/romanian-finite-forms.ts";
import { CLAUSE_FORMS } from "#content/sentences/own-trouble.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { foldDiacritics } from "#lexicon/normalise.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { type ClauseReader, isAboutHero } from "./trouble-clause.ts";

const PREDICATE =
  /^(?:nu|n-\p{L}+|nu-\p{L}+|este|e|era|are|avea|a|au|vrea|vor|poate|[șs]tie|trebuie|se|s-a|s-au|[îi][șs]i|[șs]i-a|[îi]i|i-a|i-au|[îi]l|l-a|l-au|le-a|ar|va|crede|cade|zice|face|merge|pl[âa]nge|doarme|r[âa]de|st[ăa]|fuge|pierde|uit[ăa]|r[ăa]m[âa]ne|vine|ajunge|iese|intr[ăa]|tot|mereu|doar|numai|tr[ăa]ie[șs]te|simte|aude|vede|cere|spune)$/iu;
/** With and without their marks, but for those that are other words without them. */
const FINITE: ReadonlySet<string> = new Set([
  ...ROMANIAN_FINITE_FORMS,
  ...[...ROMANIAN_FINITE_FORMS].map(foldDiacritics).filter((form) => form.length > 4),
]);
const ENDING = /\p{Ll}{2,}(?:ește|este|ează|eaza|iază|iaza|ăște|aște|esc|ăsc|[ăâîa]ie)$/u;
const BEFORE_NOUN =
  /^(?:un|o|al|ai|ale|cel|cea|cei|cele|de|la|pe|[îi]n|din|cu|f[ăa]r[ăa]|unui|unei|lui|s[ăa]|doi|dou[ăa]|trei)$/iu;
const RELATIVE =
  /^(?:(?:[șs]i|dar) )?(?<link>care|pe care|c[ăa]ruia|c[ăa]reia|c[ăa]rora|cu care|la care|despre care)\s+(?<rest>.+)$/iu;
const OWNED = /^(?:[șs]i |dar )?(?:al|a|ai|ale) c[ăa]r(?:ui|ei|or) (?<rest>.+)$/iu;
const LINK =
  /^(?<link>dar|[îi]ns[ăa]|[șs]i|iar|c[ăa]ci|pentru c[ăa]|fiindc[ăa]|a[șs]a c[ăa]|p[âa]n[ăa] c[âa]nd|c[âa]nd|doar c[ăa]|brusc|acum|[îi]ntr-o (?:zi|noapte|diminea[țt][ăa]))(?:,)?\s+/iu;
const STATE =
  /^(?:sup[ăa]rat|trist|singur|uitat|obosit|pierdut|speriat|gelos|bolnav|prea|foarte|tare)\p{Ll}*\s|^\p{Ll}+(?:at|it|ut|ât)[ăa]?(?= (?:[îi]n|de|pe|c[ăa]|fiindc|din|la|cu|s[ăa]) )/iu;

/** Where the first finite verb of some words stands; -1 where there is none. */
export function verbAtRomanian(words: readonly string[]): number {
  return words.findIndex((word, index) => {
    const plain = word.replaceAll(/[,"„”]/gu, "");
    if (BEFORE_NOUN.test(words[index - 1] ?? ""))
      return /^o$/iu.test(words[index - 1] ?? "") && /(?:e[șs]te|esc)$/u.test(plain);
    // „Nu roșcată“.
    if (/^nu$/iu.test(plain) && words.length === index + 2) return isFinite(words[index + 1] ?? "");
    // „A bunicii“ is whose it is.
    if (/^a$/iu.test(plain)) return /(?:t|s|at[ăa]?)$/iu.test(words[index + 1] ?? "");
    if (/^(?:tot|mereu|doar|numai)$/iu.test(plain)) return isFinite(words[index + 1] ?? "");
    // „Câinele ciobănesc Lăbuș“.
    return isFinite(plain) && !(plain.endsWith("esc") && /^\p{Lu}/u.test(words[index + 1] ?? ""));
  });
}

function isFinite(word: string): boolean {
  if (PREDICATE.test(word) || /^(?:\p{Ll}{1,2}|\p{Lu}\p{Ll}?)-(?:a|au|am|ar|e)$/u.test(word)) return true;
  if (FINITE.has(word)) return true;
  return /^\p{Ll}/u.test(word) && word.length > 2 && (ENDING.test(word) || infinitiveOf(word, "ro") !== undefined);
}

/** „Jucăriile nu“, „un copil“: a subject that is neither the hero nor everybody. */
const OF_OTHER =
  /^(?!(?:toat[ăa] lumea|toata|to[țt]i|toate|ceilal[țt]i|celelalte|nimeni|lumea|ziua|noaptea|seara|diminea[țt]a|odat[ăa])(?!\p{L}))(?:(?:un|o) \p{L}+|\p{L}{2,}(?:ul|ele|ile|ii|a|le))(?: (?:nu|nu se|se|s-a|mai))?$/iu;

/** „Un urs și o vulpe“, but not „un castravete mic și verde“. */
function isOfTwo(subject: string): boolean {
  const behind = / [șs]i (?<behind>.+)$/u.exec(subject)?.groups?.["behind"];
  if (behind === undefined) return false;
  const isOne = /^(?:un|o) /iu.test(subject) && /^\p{Ll}+(?: nu)?$/u.test(behind);
  return !isOne || conceptsIn(behind, "ro").some(({ kind }) => kind === "figure" || kind === "thing");
}

/** Whether there is a finite verb among some Romanian words. */
export function hasRomanianVerb(text: string): boolean {
  return verbAtRomanian(text.split(/\s+/u)) >= 0;
}

function formed(form: keyof typeof CLAUSE_FORMS.ro, what: string): string {
  return CLAUSE_FORMS.ro[form].replace("#", () => what);
}

/** „Cu o labă ruptă“: „are o labă ruptă“; „fără“ stays what it is. */
function has(what: string): string {
  return /^cu /iu.test(what) ? formed("has", what.slice(3)) : formed("is", what);
}

/** „Stricat“, but not „pirat“. */
function isState(word: string): boolean {
  return (
    /\p{Ll}{3}(?:at|it|ut)[ăa]?$/u.test(word) &&
    !conceptsIn(word, "ro").some(({ kind }) => kind === "figure" || kind === "thing")
  );
}

/** Clauses as Romanian tells them: who does it need not be said. */
export const romanianClause: ClauseReader = (segment, hero) => {
  const { text, at, isFirst } = segment;
  const tail = at + text.length;
  const relative = RELATIVE.exec(text)?.groups;
  if (relative) return { clause: relative["rest"] ?? "", tail, link: relative["link"]?.toLowerCase() ?? "" };
  const owned = OWNED.exec(text)?.groups?.["rest"];
  if (owned !== undefined) return { clause: owned, tail, link: "care" };
  const lead = LINK.exec(text);
  const link = lead?.groups?.["link"]?.toLowerCase() ?? "";
  const said = text.slice(lead?.[0].length ?? 0);
  if (/^(?:o )?(?:poveste|povestioar[ăa]|carte|basm)(?!\p{L})/iu.test(said)) return undefined;
  // „Dar fără s-o uite“: how whoever writes would like it.
  if (/^f[ăa]r[ăa] s(?:[ăa]|-\p{L}+)\s/iu.test(said)) return undefined;
  const words = said.split(/\s+/u);
  if (/^(?:cu|f[ăa]r[ăa])\s/iu.test(said) && !isFirst && link === "") return { clause: has(said), tail, link: "cu" };
  if (STATE.test(said) && !isFirst) return { clause: formed("is", said), tail, link };
  const verb = verbAtRomanian(words);
  if (verb === 0) return { clause: said, tail, link };
  if (verb > 0) {
    const subject = words.slice(0, verb).join(" ");
    const isHero = isAboutHero(segment, subject, hero) && !isOfTwo(subject);
    if (isHero) return { clause: words.slice(verb).join(" "), tail, link };
    return { clause: said, tail, link, ...(OF_OTHER.test(subject) && { isOfOther: true as const }) };
  }
  const inside = /\s(?<what>(?:cu|f[ăa]r[ăa]) .+)$/iu.exec(said)?.groups?.["what"];
  if (isFirst && inside !== undefined) return { clause: has(inside), tail, link: "cu" };
  // „Și barajul lui stricat de furtună“.
  const state = words.findIndex((word, index) => index > 0 && words[index - 1] !== "de" && isState(word));
  if (state < 1) return undefined;
  const who = isFirst ? "" : `${words.slice(0, state).join(" ")} `;
  return { clause: `${who}${formed("is", words.slice(state).join(" "))}`, tail, link };
};
