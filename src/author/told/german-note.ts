import { CLAUSE_FORMS } from "#content/sentences/own-trouble.ts";
import { NOTE_WORDS_DE } from "#content/sentences/note-words-de.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { germanCapitals } from "../german-capitals.ts";
import { behindHero } from "./behind-hero.ts";
import { asGermanObject, asGermanTopic, isSeveralGerman, withoutDative, withArticle } from "./german-note-phrase.ts";
import type { NoteReader } from "./note-reader.ts";
import type { Segment } from "./trouble-clause.ts";

const { feelings, done, states, sizes, times, participle } = NOTE_WORDS_DE;

/** What belongs to the hero’s noun: its name, whose it is, where it is from. */
const OF_NOUN = /^(?:,? (?:namens|genannt|vom|von|aus|des|der) (?:der |dem |den )?\p{L}+(?: \p{Lu}\p{Ll}+)?)+/u;
const BESIDE = /^ \p{Lu}[\p{L}-]+(?= \p{Ll}|$)/u;
/** From its preposition on: where somebody is, and at what. */
const AT =
  /^(?:ganz |mitten |wieder |noch |zum ersten Mal |jetzt |plötzlich )?(?:im|in|ins|am|an|ans|auf|aufs|beim|bei|unter|unterm|über|überm|hinter|hinterm|vor|vorm|neben|zwischen|außer|ohne|mitten|kurz|seit|zum ersten Mal)\s/iu;
const MUST = /^(?:zum|zur)\s(?!ersten Mal)/iu;
const AGAINST = /^gegen\s/iu;
const HAS = /^mit (?:(?<article>eine[mr]|de[mr]) )?(?<what>.+)$/iu;
const PHRASE =
  /^(?<no>kein(?:e|en)?|nur(?: noch)?(?: ein(?:e|en)?)?|eine?|viel zu viele?|zu viele?|viele?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend)?\s?(?<how>(?:\p{Ll}+e[rsn]?\s+)*)(?<noun>\p{Lu}[\p{L}-]+)(?<rest>(?:\s.+)?)$/u;
const GONE = /^(?<article>der|die|das|alle)?\s?(?<what>(?:\p{Ll}+e[rsn]?\s+)?\p{L}[\p{L}-]+) (?<state>.+)$/iu;
const THE = /^(?<article>[Dd]er|[Dd]ie|[Dd]as) (?<how>(?:\p{Ll}+e )*)(?<noun>\p{Lu}.+)$/u;
/** What may follow a noun that a story is about. */
const BEHIND =
  /^(?:$|\s(?:mit|auf|in|im|am|an|beim|bei|um|zwischen|gegen|für|ohne|vor|vorm|nach|von|vom|der|des|und|morgen|heute|mehr)(?!\p{L}))/u;

function formed(form: keyof typeof CLAUSE_FORMS.de, what: string): string {
  return CLAUSE_FORMS.de[form].replace("#", () => what);
}

/** „Im Zug vergessen“ was done to somebody, „allein in der Waschmaschine“ is how somebody is. */
function stateClause(said: string): string {
  const [first = "", ...others] = said.split(" ");
  const isDone = done.test(others.at(-1) ?? first) || done.test(first);
  // „Losgelassen auf dem Markt“.
  if (isDone && done.test(first) && others.length > 0) return formed("wasDone", `${others.join(" ")} ${first}`);
  return formed(isDone ? "wasDone" : "is", said);
}

/** „Neues Baby“: an adjective of a noun is no state. */
const OF_A_NOUN = /^\p{Ll}+e[rsnm]?\s+(?:\p{Ll}+e[rsnm]?\s+)*\p{Lu}/u;

function isState(said: string): boolean {
  if (OF_A_NOUN.test(said)) return false;
  if (states.test(said)) return true;
  const [first = ""] = said.split(" ");
  const known = conceptsIn(first, "de");
  if (/^\p{Lu}/u.test(first)) return false;
  return (
    known.some(({ kind }) => kind === "trait" || kind === "mood" || kind === "colour") ||
    (known.length === 0 && (participle.test(first) || participle.test(said.split(" ").at(-1) ?? "")))
  );
}

const NTH = /^(?:erst|letzt|zweit|dritt|neu|best|eigen|fremd)e[rsn]?$/iu;

function isAdjective(word: string): boolean {
  return (
    NTH.test(word) ||
    conceptsIn(word, "de").some(({ kind }) => kind === "trait" || kind === "mood" || kind === "colour")
  );
}

/** What a phrase of a note says of its hero. */
function clauseOf(said: string): string | undefined {
  const first = /^\p{Lu}\p{Ll}+e[rsn]? (?=\p{Lu})/u.exec(said)?.[0].trim() ?? "";
  const small = isAdjective(first) ? said.charAt(0).toLocaleLowerCase() + said.slice(1) : said;
  if (small !== said) return clauseOf(small);
  const when = times.exec(said)?.[0] ?? "";
  const { article, what } = HAS.exec(said)?.groups ?? {};
  if (what !== undefined) {
    const had = withoutDative(article, what);
    return had === undefined ? undefined : formed("has", had);
  }
  if (AT.test(said)) return stateClause(said);
  if (MUST.test(said)) return formed("must", said);
  if (AGAINST.test(said)) return formed("against", said);
  if (isState(said)) return stateClause(said);
  const gone = GONE.exec(said)?.groups;
  if (gone && isState(gone["state"] ?? "")) return goneClause(gone);
  const the = THE.exec(said)?.groups;
  if (the && BEHIND.test((the["noun"] ?? "").replace(/^[\p{L}-]+/u, ""))) return formed("about", asDefiniteObject(the));
  const { no = "", how = "", noun, rest = "" } = PHRASE.exec(said.slice(when.length))?.groups ?? {};
  if (noun === undefined) return feelings.test(said) && !said.includes(" ") ? formed("has", said) : undefined;
  if (feelings.test(noun) || /^(?:kein|nur|viel|zu)/iu.test(no))
    return formed("has", `${asGermanObject({ no, how, noun }, feelings.test(noun))}${rest}`);
  if (!BEHIND.test(rest)) return undefined;
  return formed("about", `${asGermanTopic({ no, how, noun })}${rest}${when && ` ${when.trim()}`}`);
}

/** „Der verlorene Nagel“ as an object. */
function asDefiniteObject({ article = "", how = "", noun = "" }: Readonly<Partial<Record<string, string>>>): string {
  return /^der$/iu.test(article)
    ? `den ${how.replaceAll(/e(?=\s)/gu, "en")}${noun}`
    : `${article.toLocaleLowerCase()} ${how}${noun}`;
}

/** „Alle Nüsse weg“, „Stimme weg“. */
function goneClause({ article = "", what = "", state = "" }: Readonly<Partial<Record<string, string>>>): string {
  const whole = article === "" ? withArticle(what) : `${article} ${what}`;
  const isSeveral = /^alle$/iu.test(article) || isSeveralGerman(what);
  return `${whole} ${isSeveral ? "sind" : "ist"} ${state}`;
}

/** „… und sein verschwundener Bart“, „… und der verlorene Nagel“. */
function andClause(said: string): string | undefined {
  const own = /^und (?<own>sein|ihr)(?<e>e)? (?<how>\p{Ll}+?)(?<end>e[rs]?) (?<noun>\p{Lu}[\p{L}-]+)$/u.exec(
    said,
  )?.groups;
  if (own) {
    const { own: whose = "", e = "", how = "", end = "", noun = "" } = own;
    if (isState(how) && !how.endsWith("nd")) return `${whose}${e} ${noun} ist ${how}`;
    return end === "er"
      ? formed("about", [`${whose}en`, `${how}en`, noun].join(" "))
      : formed("about", `${whose}${e} ${how}${end} ${noun}`);
  }
  const plain = said.replace(/^und /u, "");
  return plain === said ? undefined : clauseOf(plain);
}

/** „Der verschwundene Schnuller“: where a note says nothing else, how its hero is. */
function attributeClause(lead: string): string | undefined {
  const how = /(?<how>\p{Ll}{4,}?)(?:e[rs]?) $/u.exec(lead)?.groups?.["how"];
  return how !== undefined && isState(how) && !sizes.test(how) ? formed("is", how) : undefined;
}

/** „Schnuller-Abschied für Emil“. */
const FOR = /^(?<what>.+) (?:für|von|bei|mit) (?:(?:den|die|das|dem|der|unsere?n?) )?(?:\p{Ll}+e[rn] )?$/u;

function withCapitals(piece: Segment): Segment {
  return { ...piece, text: germanCapitals(piece.text) };
}

/** Notes as German types them: „Teddy im Zug vergessen“, „Frosch, Stimme weg“. */
export const germanNote: NoteReader = (pieces, { at, name }) => {
  const told = pieces.map(withCapitals).flatMap((piece, index) => {
    const isHeroes = at >= piece.at && at < piece.at + piece.text.length;
    const said = isHeroes ? behindHero(piece.text, at - piece.at, name, BESIDE, OF_NOUN) : piece.text;
    const lead = isHeroes && said === "" ? piece.text.slice(0, at - piece.at) : "";
    const of = FOR.exec(lead)?.groups?.["what"];
    const joined = isHeroes || index > 0 ? andClause(said) : undefined;
    const clause = of !== undefined ? clauseOf(of) : said === "" ? undefined : (joined ?? clauseOf(said));
    return clause === undefined ? [] : [{ clause, link: "" }];
  });
  if (told.length > 0) return told;
  const heroes = pieces.find((piece) => at >= piece.at && at < piece.at + piece.text.length);
  const clause = heroes && attributeClause(`${heroes.text.slice(0, at - heroes.at)}`);
  return clause === undefined ? [] : [{ clause, link: "" }];
};
