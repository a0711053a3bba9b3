import { CLAUSE_FORMS } from "#content/sentences/own-trouble.ts";
import { NOTE_WORDS_RO } from "#content/sentences/note-words-ro.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { behindHero } from "./behind-hero.ts";
import type { NoteReader } from "./note-reader.ts";

const { feelings, states, determined } = NOTE_WORDS_RO;

/** What belongs to the hero’s noun: whose it is, of what, what it is called. */
const OF_NOUN =
  /^(?: (?:de \p{Ll}+|pe nume \p{L}+|(?:al|a|ai|ale) \p{L}+|(?:nostru|noastr[ăa]|meu|mea|lui \p{L}+|\p{Ll}+(?:ului|elor|ilor)|bunicii|mamei)|c[ei]l[ăa]?a? (?:mic|mare)\p{Ll}*)(?!\p{L}))+/u;
const BESIDE = /^(?: \p{Lu}[\p{L}-]+)+/u;
const AT =
  /^(?:din nou |iar[ăa]?[șs]i |mereu |tocmai |pentru prima (?:dat[ăa]|oar[ăa]) )?(?:la|[îi]n|[îi]ntr-(?:un|o)|pe|sub|l[âa]ng[ăa]|printre|[îi]ntre|contra|[îi]mpotriva|[îi]naintea|f[ăa]r[ăa]|departe|peste)\s/iu;
const HAS = /^cu (?<what>.+)$/iu;

function formed(form: keyof typeof CLAUSE_FORMS.ro, what: string): string {
  return CLAUSE_FORMS.ro[form].replace("#", () => what);
}

function isState(said: string): boolean {
  const [first = ""] = said.split(" ");
  if (states.test(said)) return true;
  return conceptsIn(first, "ro").some(({ kind, end }) => (kind === "trait" || kind === "mood") && end === first.length);
}

/** „Planetă prea mare“: „o planetă prea mare“. */
function asTopic(said: string): string {
  const [noun = ""] = said.split(" ");
  const found = conceptsIn(noun, "ro").find(({ end }) => end === noun.length);
  const isBareOne =
    !determined.test(said) &&
    found?.number === "singular" &&
    / (?:prea |foarte |tare )?\p{Ll}+$/u.test(said) &&
    found.concept.words.ro.nouns.some(({ noun: each }) => each.word === noun);
  return isBareOne ? `${/[ăe]$/u.test(noun) ? "o" : "un"} ${said}` : said;
}

function clauseOf(said: string, isHeroes: boolean): string | undefined {
  const what = HAS.exec(said)?.groups?.["what"];
  if (what !== undefined) return formed("has", what);
  if (feelings.test(said)) return formed("feels", said);
  if (AT.test(said) || isState(said)) return formed("is", said);
  return isHeroes ? undefined : formed("about", asTopic(said));
}

/** „Prima zi de grădiniță a lui Matei“. */
const FOR = /^(?<what>.{4,}?) (?:(?:a|al|ai|ale)(?: lui)?|lui|pentru|cu) $/iu;
/** „Dintele Ancăi“, „frica de apă a Ilenei“: right behind whose it is. */
const OF = /^(?<what>\p{L}[\p{Ll} -]{2,}(?:ul|ele|ile|le|a)(?: de \p{Ll}+)?) (?:\p{Ll}+(?:ului|ei|ii) )?$/iu;
const REST_OF_NAME = /^\p{Lu}\p{Ll}*(?:ei|ăi|a|u|ă|o|\p{Ll})$/u;

/** Notes as Romanian types them: „cățelul Bobiță la dentist“, „o corabie, dor de mare“. */
export const romanianNote: NoteReader = (pieces, { at, name }) =>
  pieces.flatMap((piece) => {
    const isHeroes = at >= piece.at && at < piece.at + piece.text.length;
    const said = isHeroes ? behindHero(piece.text, at - piece.at, name, BESIDE, OF_NOUN) : piece.text;
    const [, more] = /^(?:[șs]i|sau) (.+)$/iu.exec(said) ?? [];
    const isLast = said === "" || REST_OF_NAME.test(piece.text.slice(at - piece.at));
    const lead = isHeroes && isLast ? piece.text.slice(0, at - piece.at) : "";
    const of = (FOR.exec(lead) ?? OF.exec(lead))?.groups?.["what"];
    if (of !== undefined) return [{ clause: formed("about", asTopic(of)), link: "" }];
    const clause = said === "" ? undefined : more === undefined ? clauseOf(said, isHeroes) : clauseOf(more, false);
    return clause === undefined ? [] : [{ clause, link: "" }];
  });
