import { NOTE_WORDS_DE } from "#content/sentences/note-words-de.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";

type Gender = "f" | "m" | "n";

/** A noun phrase as a note has it: what counts it, its adjectives and its noun. */
interface NotePhrase {
  readonly no: string;
  readonly how: string;
  readonly noun: string;
}

function genderOf(noun: string): Gender | undefined {
  return conceptsIn(noun, "de").at(-1)?.concept.words.de.nouns[0]?.noun.gender ?? byEnding(noun);
}

function byEnding(noun: string): Gender | undefined {
  if (
    /(?:ung|heit|keit|schaft|tion|ie|ei|prüfung|reise|suche|wette|angst|party|hand|beule|narbe|nase|pfote|tasche|feder)$/iu.test(
      noun,
    )
  )
    return "f";
  if (
    /(?:chen|lein|ment|fest|rennen|spiel|turnier|theater|konzert|gewitter|baby|märchen|problem|loch|bein|ohr|auge|herz|horn|rad|blatt|kleid|licht|buch|bild)$/iu.test(
      noun,
    )
  )
    return "n";
  return /(?:wettbewerb|kampf|lauf|tag|besuch|umzug|ausflug|abschied|streit|flug|schlaf|kurs|anfang|sturm|winter|sommer|herbst|frühling|zahn|fuß|arm|schuh|hut|knopf|riss|kratzer|fleck|schwanz|bart|motor|akku|platten|zettel|plan)$/iu.test(
    noun,
  )
    ? "m"
    : undefined;
}

/** Whether a phrase's noun is said of several. */
export function isSeveralGerman(phrase: string): boolean {
  const noun = /\p{L}[\p{L}-]*$/u.exec(phrase)?.[0] ?? "";
  return conceptsIn(noun, "de").some(({ number }) => number === "plural");
}

function isMassOrSeveral(noun: string): boolean {
  return (
    NOTE_WORDS_DE.feelings.test(noun) || isSeveralGerman(noun) || /(?:en|er|el|e|s|ung|heit|keit|schwäche)$/u.test(noun)
  );
}

/** „Neuer Motor“ as an object: „einen neuen Motor“. */
export function asGermanObject({ no, how, noun }: NotePhrase, isMass: boolean): string {
  const isMasculine = /\p{Ll}er $/u.test(how) || (how === "" && no !== "" && genderOf(noun) === "m");
  const bent = isMasculine ? how.replaceAll(/er(?=\s)/gu, "en") : how;
  const whole = `${bent}${noun}`;
  if (/^kein$/iu.test(no)) return `${isMasculine ? "keinen" : "kein"} ${whole}`;
  if (/^(?:nur (?:noch )?ein|ein)$/iu.test(no)) return `${no}${isMasculine ? "en" : ""} ${whole}`;
  if (no !== "" || isMass || isSeveralGerman(noun)) return `${no} ${whole}`.trim();
  if (isMasculine) return `einen ${whole}`;
  if (how.endsWith("es ")) return `ein ${whole}`;
  const isOne = conceptsIn(noun, "de").some(({ number }) => number === "singular") || byEnding(noun) === "f";
  return how.endsWith("e ") && isOne && genderOf(noun) === "f" ? `eine ${whole}` : whole;
}

/** What a story is about: „das Dorffest“, „einen neuen Motor“, „Abschied“ where nothing tells its gender. */
export function asGermanTopic(phrase: NotePhrase): string {
  const { no, how, noun } = phrase;
  const nth = /^(?<nth>(?:aller)?(?:erst|letzt|zweit|neu))(?<end>e[rs]?) $/u.exec(how)?.groups;
  // „Erster Schultag“: there is but one.
  if (no === "" && nth && /erst|letzt|zweit/u.test(nth["nth"] ?? ""))
    return `${{ er: `den ${nth["nth"]}en`, es: `das ${nth["nth"]}e`, e: `die ${nth["nth"]}e` }[nth["end"] ?? "e"] ?? ""} ${noun}`;
  if (no !== "" || how !== "") return asGermanObject(phrase, false);
  const gender = genderOf(noun);
  return gender === undefined || isSeveralGerman(noun) ? noun : `${{ f: "die", m: "den", n: "das" }[gender]} ${noun}`;
}

/** „Stimme“ as a subject: „die Stimme“. */
export function withArticle(what: string): string {
  const noun = /\p{L}[\p{L}-]*$/u.exec(what)?.[0] ?? "";
  if (what !== noun) return what;
  if (isSeveralGerman(noun)) return `die ${noun}`;
  const gender = genderOf(noun);
  return gender === undefined ? noun : `${{ f: "die", m: "der", n: "das" }[gender]} ${noun}`;
}

const DATIVE = /^(?<how>(?:\p{Ll}+e[mrn]\s+)*)(?<noun>\p{Lu}[\p{L}-]+)(?<rest>(?:\s.+)?)$/u;

/** What stands behind „mit“ as an object: „kaputter Schaufel“ is „eine kaputte Schaufel“. */
export function withoutDative(article: string | undefined, what: string): string | undefined {
  const parts = what
    .split(/ und (?=\p{Ll}+e[mr] \p{Lu})/u)
    .map((part, index) => partAsObject(index === 0 ? article : undefined, part));
  return parts.includes(undefined) ? undefined : parts.join(" und ");
}

function partAsObject(article: string | undefined, part: string): string | undefined {
  const { how = "", noun, rest = "" } = DATIVE.exec(part)?.groups ?? {};
  if (noun === undefined) return part;
  const isDefinite = article !== undefined && /^d/iu.test(article);
  const isFeminine = /r$/iu.test(article ?? "") || (article === undefined && how.endsWith("er "));
  // „Mit Loch“: one of a kind needs its article, and what nobody knows may be one.
  if (article === undefined && how === "" && !isMassOrSeveral(noun)) {
    const gender = genderOf(noun);
    return gender === undefined ? undefined : `${{ f: "eine", m: "einen", n: "ein" }[gender]} ${noun}${rest}`;
  }
  const isSeveral = article === undefined && (how.endsWith("en ") || how === "");
  if (isSeveral) return `${how.replaceAll(/en(?=\s)/gu, "e")}${noun}${rest}`;
  if (isFeminine) return `${isDefinite ? "die" : "eine"} ${how.replaceAll(/e[rn](?=\s)/gu, "e")}${noun}${rest}`;
  const isNeuter = genderOf(noun) === "n";
  const ending = isNeuter ? (isDefinite ? "e" : "es") : "en";
  const own = isNeuter ? (isDefinite ? "das" : "ein") : isDefinite ? "den" : "einen";
  return `${own} ${how.replaceAll(/e[mn](?=\s)/gu, ending)}${noun}${rest}`;
}
