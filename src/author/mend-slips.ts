import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { formIndexOf } from "#lexicon/form-index.ts";
import { sexOfName } from "./known-names.ts";

/** Words that say who, what and why in an idea, and whose slips would hide it. */
const WORDS: ByLanguage<ReadonlySet<string>> = {
  en: words(
    "learnt learned lost lots afraid scared frightened terrified wants wanted dreams dreamed dreaming becoming learn learns learning called named missing searching looking favourite favorite friend friends friendly brother sister grandma grandpa birthday lonely nobody everybody because wishes wished hoping buried forgot forgotten stolen disappeared vanished decides discover discovers castle forest village school garden island little daughter together",
  ),
  ro: words(
    "vrea voia dorește viseaza visează caută pierdut pierdută prieten prietenă prieteni prieteni frica frică teme speriat speriată numește poveste despre trebuie învață invata curajos pădure padure castel insula insulă grădină gradina școală scoala fetiță fetita băiețel baietel bunica bunicul singur singură nimeni dispărut furat rătăcit ascuns găsește gaseste",
  ),
  de: words(
    "zwilling zwillinge drilling drillinge lieber lustig möchte moechte fürchtet wünscht träumt sucht findet verloren vermisst verschwunden gestohlen vergessen namens heißt freund freunde freundin freunden angst geburtstag geschichte kleine kleiner kleines kleinen bruder schwester großmutter einsam niemand allein wald schloss insel garten schule lernen lernt zusammen mutig abenteuer traurig",
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** „Sia pierdut“: typed without its hyphen. */
const JOINED_RO =
  /(?<!\p{L})(?:sia|și a(?=u? (?:pierdut|uitat|rupt|g[ăa]sit|f[ăa]cut|dorit) )|si-a|șia)(?<after>u? (?=\p{Ll}+t(?!\p{L})))/gu;

/** „Name z.B. Zuri“: stops that end no sentence. */
const SUCH_AS_DE = /(?<!\p{L})z\. ?[Bb]\.,? /gu;

/** „Tatort: Schulkiosk“: where, and nobody’s name. */
const SCENE_DE = /(?<!\p{L})(?:Tatort|Ort|Schauplatz|Spielort|Wo): (?=\p{Lu})/gu;

/** „Er heist Grmpf“, as children write it. */
const HEIST_DE = /(?<!\p{L})heist(?!\p{L})/gu;

/** „Gutenachtgeschihte“: the commonest noun of all, behind whatever it is about. */
const STORY_DE = /(?<=\p{L}g)(?:eschihte|echichte|eschicte|eschchte|eschichtre)(?!\p{L})/gu;

/** "Hes", "whos": typed without their apostrophe. */
const JOINED_EN = /(?<!\p{L})(?<who>[Hh]e|[Ss]he|[Tt]hat|[Ww]ho|[Tt]here|[Ww]hat)s(?= \p{Ll})/gu;

/** "Mo’s a mouse", "a giraffe’s got a sore throat", "who’d like a treehouse": the verb in full. */
function spelledOut(text: string): string {
  return text
    .replaceAll(
      /(?<=(?:^|[.!?] )(?!(?:He|She|It|There|That|What|Who|Here|Where)['’])\p{Lu}\p{Ll}+)['’]s(?= (?:an?|not|too|so|scared|afraid|frightened|worried|learning) \p{L})/gu,
      " is",
    )
    .replaceAll(/(?<=\p{Ll}{3})['’]s(?= got \p{L})/gu, " has")
    .replaceAll(
      /(?<=\b(?:who|that|s?he|it|they|(?!I)\p{Lu}\p{Ll}+))['’]d(?= (?:really |just |so |only |much )?(?:like|love|rather|prefer) )/giu,
      " would",
    );
}

/** From so many letters on a word with a letter too many is told from another word. */
const LONG = 6;
/** And a kind with a slip from another word: in German, whose verbs look like nouns („reisen“, „Riesen“), and elsewhere. */
const LONG_KIND: ByLanguage<number> = { en: 7, ro: 7, de: 8 };

/** A word of four letters differs from too many others by one. */
const SHORTEST = 4;

/** Two neighbours changed places, or a letter was typed twice or only once: slips that make no other word. */
function slipsOf(word: string): readonly string[] {
  const slips: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const one = word.charAt(at);
    const two = word.charAt(at + 1);
    if (two !== "" && one !== two && at > 0) slips.push(word.slice(0, at) + two + one + word.slice(at + 2));
    if (one === two) slips.push(word.slice(0, at) + word.slice(at + 1));
    slips.push(word.slice(0, at) + one + word.slice(at));
  }
  return slips;
}

const TABLES = new Map<Language, ReadonlyMap<string, string>>();

function tableOf(language: Language): ReadonlyMap<string, string> {
  const known = TABLES.get(language);
  if (known) return known;
  const table = new Map<string, string>();
  for (const word of WORDS[language])
    if (word.length >= SHORTEST)
      for (const slip of slipsOf(word)) if (!WORDS[language].has(slip)) table.set(slip, word);
  TABLES.set(language, table);
  return table;
}

/** An English word as it was meant if one letter of it is too many, "whants": elsewhere a letter more is an ending. */
function withoutOneLetter(word: string, language: Language): string | undefined {
  if (word.length < LONG || language !== "en") return undefined;
  for (let at = 1; at < word.length; at += 1) {
    const shorter = word.slice(0, at) + word.slice(at + 1);
    if (WORDS[language].has(shorter)) return shorter;
  }
  return undefined;
}

/** The kind of figure that a slip hides: "girafe", „schweinhcen“. */
function kindMeant(word: string, language: Language): string | undefined {
  const { exact, folded } = formIndexOf(language);
  const isKnown = (form: string) => exact.has(form) || folded.has(form);
  if (word.length < LONG_KIND[language] || isKnown(word)) return undefined;
  const isKind = (form: string) => exact.get(form)?.some(({ concept, noun }) => noun && concept.kind === "figure");
  return neighboursOf(word).find(isKind);
}

/** From so many letters on a German word that lacks one is told from another word. */
const LONG_SHORT_OF_ONE = 8;
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyzäöüß");

/** „Gechichte“, „Schidkröte“: a word of those that say what an idea is about, or a kind, of which one letter was left out. */
function withOneLetter(word: string, isNoun: boolean, table: ReadonlyMap<string, string>): string | undefined {
  if (word.length < LONG_SHORT_OF_ONE) return undefined;
  const { exact, folded } = formIndexOf("de");
  if (exact.has(word) || folded.has(word) || table.has(word)) return undefined;
  for (let at = 1; at < word.length; at += 1)
    for (const letter of LETTERS) {
      const longer = word.slice(0, at) + letter + word.slice(at);
      if (WORDS.de.has(longer)) return longer;
      // „Erfinden“ is no „Erfindern“.
      if (isNoun && exact.get(longer)?.some(({ concept, noun }) => noun && concept.kind === "figure") === true)
        return longer;
    }
  return undefined;
}

/** A word with two neighbours changed, or a double letter made single, or a single one double. */
function neighboursOf(word: string): readonly string[] {
  const letters = Array.from(word);
  return letters.flatMap((one, at) => {
    const two = letters[at + 1];
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [
      ...(two !== undefined && one !== two && at < letters.length - 2 ? [before + two + one + word.slice(at + 2)] : []),
      one === two ? before + after : before + one + one + after,
    ];
  });
}

/** "Afriad", "becomming", „verlroen“ as they were meant; whatever is a word or a name of its own stays. */
export function mendSlips(text: string, language: Language): string {
  const table = tableOf(language);
  const joined =
    language === "ro"
      ? text.replaceAll(JOINED_RO, "și-a$<after>")
      : language === "en"
        ? spelledOut(text.replaceAll(JOINED_EN, "$<who>’s"))
        : text
            .replaceAll(SUCH_AS_DE, "")
            .replaceAll(SCENE_DE, "in ")
            .replaceAll(HEIST_DE, "heißt")
            .replaceAll(STORY_DE, "eschichte");
  const words = language === "de" ? /(?<!\p{L})\p{L}\p{Ll}{3,}(?!\p{L})/gu : /(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu;
  return joined.replaceAll(words, (word) => {
    const small = word.toLocaleLowerCase();
    const meant =
      table.get(small) ??
      withoutOneLetter(small, language) ??
      kindMeant(small, language) ??
      (language === "de" ? withOneLetter(small, small !== word, table) : undefined);
    const isOwn =
      meant === undefined ||
      WORDS[language].has(small) ||
      sexOfName(word) !== undefined ||
      conceptsIn(word, language).length > 0;
    return isOwn ? word : small === word ? meant : `${meant.charAt(0).toLocaleUpperCase()}${meant.slice(1)}`;
  });
}
