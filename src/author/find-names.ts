import type { ByLanguage, Language } from "#book/languages.ts";
import { NAMES_THAT_ARE_WORDS } from "#content/sentences/first-names.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { foldDiacritics } from "#lexicon/normalise.ts";
import { foldText } from "./fold-text.ts";
import { isNoName } from "./is-no-name.ts";
import { SENTENCE_STARTERS } from "./frames/sentence-starters.ts";
import { isListed, sexOfName } from "./known-names.ts";
import { framesFor } from "./reading-frames.ts";
import { capitalise } from "./capitalise.ts";

/** A name in a text, and where it stands. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** What it stands with: a frame ("called Pip"), a word of kin ("daughter ana"), or nothing but its capital. */
  readonly by: "frame" | "kin" | "capital";
}

/** "Prof." */
const LONGEST_SHORT_TITLE = 4;

/** Names that a text gives by a frame ("called pip"), in whatever letters. */
export function namesByFrame(text: string, language: Language): FoundName[] {
  const names: FoundName[] = [];
  for (const match of text.matchAll(framesFor(language).named)) {
    const name = match.groups?.["name"];
    // After "called", a capital makes a name of any word: "pe nume Luna".
    if (
      !name ||
      isOnlySaid(name, match[0], text, language) ||
      isNobodysName(text.slice(0, match.index), language) ||
      (!/^\p{Lu}/u.test(name) && framesFor(language).noNames.has(foldText(name)))
    )
      continue;
    const end = match.index + match[0].length;
    const second = /^\.?\s(?<second>\p{L}{3,})/u.exec(text.slice(end))?.groups?.["second"] ?? "";
    const isTitle =
      framesFor(language).titles.test(name) &&
      (/^\p{Lu}/u.test(second) || !framesFor(language).noNames.has(foldText(second)));
    // "Called Captain. Captain’s retiring": only a short title has its dot.
    const isEnded = text.charAt(end) === "." && name.length > LONGEST_SHORT_TITLE;
    const dot = isTitle && !isEnded && text.charAt(end) === "." ? "." : "";
    const further = isEnded ? "" : isTitle ? properName(second) : secondName(name, text, end, language);
    const whole = further === "" ? properName(name) : `${properName(name)}${dot} ${further}`;
    const start = end - name.length;
    names.push({ name: whole, start, end: start + whole.length, by: "frame" });
  }
  for (const match of text.matchAll(framesFor(language).calledAfter)) {
    const name = match.groups?.["name"] ?? "";
    if (framesFor(language).noNames.has(foldText(name)) || isOnlySaid(name, match[0], text, language)) continue;
    // „Die Bienenkönigin heißt Melissa“.
    if (language === "de" && /^ \p{Lu}\p{Ll}/u.test(text.slice(match.index + match[0].length))) continue;
    const start = match.index + match[0].indexOf(name);
    const whole = name.split(" ").map(properName).join(" ");
    names.push({ name: whole, start, end: start + name.length, by: "frame" });
  }
  return names;
}

/** „Alle nennen ihn stur“: what others say of somebody is no name, where names have their capitals or the word is one for how one is. */
function isOnlySaid(name: string, frame: string, text: string, language: Language): boolean {
  if (language !== "de" || /^\p{Lu}/u.test(name) || !/nenn|ruf/iu.test(frame)) return false;
  const hasCapitals = /\p{Ll}\s\p{Lu}\p{Ll}/u.test(text);
  return hasCapitals || conceptsIn(name, "de").some(({ kind }) => /^(?:trait|mood|colour)$/u.test(kind));
}

/** "A game called Snap", "in a town called Nimble": what is called so is nobody. */
function isNobodysName(before: string, language: Language): boolean {
  const noun = /(?<noun>\p{L}+),?\s+$/u.exec(before)?.groups?.["noun"]?.toLocaleLowerCase() ?? "";
  return GAMES_AND_PLACES[language].test(noun);
}

const GAMES_AND_PLACES: ByLanguage<RegExp> = {
  en: /^(?:game|song|book|film|movie|dance|town|city|village|country|land|island|planet|street|school|kingdom|place|river|lake)$/u,
  ro: /^(?:joc|jocul|cântec|cantec|carte|cartea|film|dans|oraș|oras|sat|țară|tara|insulă|insula|planetă|planeta|stradă|școală|regat|loc|râu|lac)$/u,
  de: /^(?:spiel|lied|buch|film|tanz|stadt|dorf|land|insel|planeten?|straße|schule|königreich|ort|fluss|see)$/u,
};

/** A text that gives every word its capital says nothing by it. */
function isTitleCase(text: string): boolean {
  return /\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){3,}/u.test(text);
}

const FURTHER_NAMES = /^(?: \p{Lu}\p{Ll}+){1,3}(?!\p{L})/u;

/** "Maggie May", "Sparkle Rainbow": what is no name alone, and is one behind another. */
const NAMES_BEHIND = /^(?:May|June|April|Rainbow|Moon|Sun|Star|Sky|Earth)$/u;

/** Whether a word is not even the second of two names. */
export function isNoSecondName(word: string, language: Language): boolean {
  return framesFor(language).noNames.has(foldText(word)) && !NAMES_BEHIND.test(word);
}

/** "called Old Bess", "se numea Bătrâna Veta": the rest of a name, or nothing; a German noun has its capital anyway. */
function secondName(first: string, text: string, end: number, language: Language): string {
  if (!/^\p{Lu}\p{Ll}/u.test(first) || isTitleCase(text)) return "";
  const second = /^ (?<second>\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(text.slice(end))?.groups?.["second"] ?? "";
  if (isNoSecondName(second, language)) return "";
  // "Gritty Gritty Bang Bang".
  if (language === "en") return FURTHER_NAMES.exec(text.slice(end))?.[0].trim() ?? second;
  return language === "de" && !isListed(second) ? "" : second;
}

/** Names that follow kin or kind, even in small letters if the list knows them: "my daughter ana", "bear bruno". */
export function namesByKin(text: string, language: Language): FoundName[] {
  const { kin, possessed } = framesFor(language);
  const names: FoundName[] = [];
  // A parent may leave diacritics out; every letter keeps its place.
  const plain = language === "ro" ? text.replaceAll(/[ăâîșțşţ]/gu, (letter) => foldDiacritics(letter)) : text;
  for (const match of [...plain.matchAll(kin), ...(possessed ? plain.matchAll(possessed) : [])]) {
    const end = match.index + match[0].length;
    const name = text.slice(end - (match.groups?.["name"] ?? "").length, end);
    // „Frau Sommer“: behind how one is addressed any word is a name, but for another title.
    const isSmallChild =
      text === text.toLocaleLowerCase() &&
      OWN_CHILD.test(text.slice(0, end)) &&
      conceptsIn(name, language).length === 0;
    const isSmall = text === text.toLocaleLowerCase() && !framesFor(language).noNames.has(foldText(name));
    // "He’ll miss everything".
    if (MISSES.test(match[0]) && MISSING.test(text.slice(0, match.index))) continue;
    const isAddressed = ADDRESS.test(match[0].slice(0, -name.length)) && (isSmall || /^\p{Lu}\p{Ll}/u.test(name));
    // „Doamna Vaca“ is a cow.
    if (
      language === "ro" &&
      ADDRESS.test(match[0].slice(0, -name.length)) &&
      conceptsIn(name, "ro").some(({ kind }) => kind === "figure")
    )
      continue;
    if (framesFor(language).titles.test(name) && /^\.? \p{Lu}/u.test(text.slice(end))) continue;
    if (framesFor(language).noNames.has(foldText(name)) && !isAddressed) continue;
    if (language === "de" && !isAddressed && !isListed(name) && isNoName(name, "de")) continue;
    if (!isAddressed && !isSmallChild && !isListed(name) && !/^\p{Lu}\p{Ll}/u.test(name)) continue;
    // „Tante Beas Gans“.
    const isGenitive = language === "de" && name.endsWith("s") && !isListed(name) && isNounBehind(text.slice(end));
    const plainName = isGenitive ? name.slice(0, -1) : name;
    const start = end - name.length;
    names.push({ name: properName(plainName), start, end: start + plainName.length, by: "kin" });
  }
  return names;
}

const MISSES = /^miss /u;
const MISSING =
  /(?:\b(?:to|will|would|might|may|can|could|must|not|never|I|we|you|they|and|really)|['’](?:ll|d|t))\s$/u;

/** Whether a noun that is known stands next, with an adjective before: no surname. */
export function isNounBehind(behind: string): boolean {
  const noun = /^\s(?:\p{Ll}+e[rs]?\s)?(?<noun>\p{Lu}[\p{L}-]*)/u.exec(behind)?.groups?.["noun"];
  return noun !== undefined && conceptsIn(noun, "de").length > 0;
}

/** „Meine tochter smilla“: behind a child of the writer’s, and no verb. */
const OWN_CHILD =
  /(?<!\p{L})(?:meine?|unsere?) (?:\p{Ll}+e[rn]? )?(?:tochter|sohn|enkelin|enkel|nichte|neffe) (?!(?:ist|hat|will|kann|mag|darf|muss|soll|isst|und|der|die|das|im|in)(?!\p{L}))\p{Ll}{3,}(?<!t|en)$/iu;
const ADDRESS = /^(?:frau|herr|mrs?\.?|miss|doamna|domnul) $/iu;

/** Names that only their capital and their company give away: "about Emma", "Ella builds". */
export function namesByCapital(text: string, language: Language, known: readonly FoundConcept[]): FoundName[] {
  const frames = framesFor(language);
  const names: FoundName[] = [];
  for (const match of text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}-]*\p{Ll}(?!\p{L})(?:-\d{1,4}(?![\p{L}\d]))?/gu)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    const isGermanGenitive = language === "de" && !isListed(word) && isListed(word.replace(/s$/u, ""));
    const plain =
      language === "ro" &&
      !isListed(word) &&
      // „Anei îi place“, „familia Alinei“.
      (/^\s+(?:îi|ii)\s/u.test(text.slice(end)) || isListed(word.replace(/ei$/u, "a")))
        ? word.replace(/ei$/u, "a")
        : language === "ro" && isWhose(word, text.slice(0, start))
          ? nominative(word)
          : isGermanGenitive && /^\s(?:\p{Ll}+e[rs]?\s)?\p{Lu}/u.test(text.slice(end))
            ? word.slice(0, -1)
            : word;
    // „Lias hat“: what another name’s genitive would be is a name too.
    const listed = isListed(plain) || isGermanGenitive;
    // „Seinen Teddy“.
    if (plain === "Teddy" && /(?<!\p{L})(?:sein|ihr|mein|his|her|their|my)(?:e[nmrs]?)? $/iu.test(text.slice(0, start)))
      continue;
    if (frames.noNames.has(foldText(word))) continue;
    const before = text.slice(0, start);
    // A part of "Jean-Luc" says nothing of him.
    const isDouble = /^\p{Lu}\p{Ll}+-\p{Lu}/u.test(word) && language !== "de";
    const meanings = known.filter(
      (found) => found.start < end && found.end > start && (!isDouble || (found.start <= start && found.end >= end)),
    );
    // „Roza și bunica“: beside somebody a colour is a name.
    // „Imogen und ihr Kater“: who has somebody of their own is somebody.
    const hasKin = language === "de" && /^\s+und\s+(?:ihr|sein)\p{Ll}{0,2}\s/u.test(text.slice(end));
    const isBeside =
      start === 0 && meanings.every(({ kind }) => kind === "colour") && frames.and.test(text.slice(end, end + 5));
    // "The tiniest of whom, Prawn, dreams": between commas a capital makes a name of any word.
    const isOne = language === "en" && text.charAt(end) === "," && frames.oneOfKind.test(before);
    if (!listed && meanings.length > 0 && !isBeside && !isOne) continue;
    if (!listed && language === "de" && isNoName(word, "de")) continue;
    if (!listed && isOnlyItsCapital(word, start, text, language)) continue;
    const startsSentence =
      /(?:^|[.!?:]\s*["„“]?)$/u.test(before.trimEnd() === "" ? "" : before.trimEnd()) || frames.sizeBefore.test(before);
    if (MONTHS.test(word) && WHEN.test(before)) continue;
    if (language === "en" && SEASONS.test(word) && IS_OVER.test(text.slice(end))) continue;
    if (!listed && language === "de" && isGermanFront(word, text.slice(end))) continue;
    if (language === "en" && (STREETS.test(text.slice(end)) || isNumbered(word, text.slice(end)))) continue;
    // "A little kiwi from Rotorua", „für Sankt Martin“.
    if (!listed && language === "en" && isFromThere(before, text.slice(end), known)) continue;
    if (/(?<!\p{L})(?:Sankt|St\.) $/u.test(before)) continue;
    // „Ne mutăm la Cluj“.
    if (!listed && language === "ro" && TOWARDS_RO.test(before)) continue;
    const after = text.slice(end).replace(/^\s*\(\d+[^)]*\)/u, "");
    const company =
      (language === "ro" && isWhose(word, before)) ||
      (startsSentence ? frames.afterFirstName.test(after) : frames.beforeName.test(before));
    // German gives every noun a capital, so there only listed names and names in a frame or apposition count.
    if (
      listed
        ? company ||
          (/^\p{Lu}\p{Ll}+ $/u.test(before) && frames.afterFirstName.test(after)) ||
          !startsSentence ||
          plain !== word ||
          !NAMES_THAT_ARE_WORDS.has(foldText(word)) ||
          frames.afterFirstName.test(after.replace(/^\s\p{Lu}\p{Ll}+(?=\s)/u, ""))
        : (company && (language !== "de" || startsSentence)) ||
          (language === "de" && (isSaidThere(before) || AGED_DE.test(text.slice(end)))) ||
          (hasKin && !/(?:der|die|das|dem|den|eine?[nmr]?)\s$/iu.test(before))
    ) {
      names.push({ name: properName(plain), start, end, by: "capital" });
    }
  }
  return [...names, ...namesInOtherLetters(text)];
}

/** „Fragen mag er keinen“, „Streit im Hühnerstall“: what is done or is so stands before its verb or where it is. */
function isGermanFront(word: string, after: string): boolean {
  const isObject = /^ (?:mag|kann|will|muss|darf|soll|\p{Ll}+te?) (?:er|sie|es|man|ich|wir|ihn|ihm)(?!\p{L})/u.test(
    after,
  );
  const isState = /^ (?:im|in|am|auf|beim?|um|an|vor|unter|zwischen|wegen|ohne|mit)\s/u.test(after);
  return (
    isObject || (isState && !/(?:[aoiy]|el|chen|lein|ine|ette)$/u.test(word)) || /(?:ung|erei|nis|tion)$/u.test(word)
  );
}

/** „Matteo (6)“. */
const AGED_DE = /^ ?\(\d{1,2}(?: Jahre?)?\)|^, \d{1,2}(?: Jahre)?,/u;

/** „Da wohnt Nuri“: a German noun without an article behind such a verb is a name. */
function isSaidThere(before: string): boolean {
  return /(?:^|[,.!?] )(?:wo|ob) $|(?<!\p{L})[Ee]in(?:er|e|s|es) (?:von ihnen|davon|von denen|unter ihnen),? $|(?<!\p{L})(?:da|dort|hier|nebenan|darin|drinnen|oben|unten|dann|plötzlich|eines (?:Tages|Nachts|Abends|Morgens)) (?:wohnt|lebt|haust|lernt|arbeitet|sitzt|schläft|spielt|steht|wartet|kommt|findet|trifft|hört|sieht|wohnte|lebte|saß|fand)e? $/u.test(
    before,
  );
}

/** „Prima zi a Ilincăi“, „dintele Ancăi“: whose it is. */
function isWhose(word: string, before: string): boolean {
  return (
    /\p{Ll}{2}(?:ei|[cg]ăi)$/u.test(word) &&
    /(?<!\p{L})(?:a|al|ai|ale|\p{L}{3,}(?:ul|le|a|ele|ile))(?: (?:de|la) \p{Ll}+)? $/u.test(before)
  );
}

/** „Ilincăi“ → „Ilinca“, „Ilenei“ → „Ileana“ where the list has her. */
function nominative(word: string): string {
  const plain = word.replace(/(?:ei|ăi)$/u, "a");
  const broken = plain.replace(/e(?=\p{Ll}a$)/u, "ea");
  return isListed(broken) ? broken : plain;
}

/** "On Willow Lane", "at Hillside School". */
const STREETS =
  /^(?: \p{Lu}\p{Ll}+)? (?:Lane|Street|Road|Avenue|Drive|Close|Hill|Park|Farm|Wood|Woods|Forest|School|Primary|Elementary|Bay|Beach|River|Lake|Island|Square|Bridge|Station|Castle|Mountain|Library|Zoo)(?!\p{L})/u;

/** "Year 1", "Room 12". */
function isNumbered(word: string, after: string): boolean {
  return (
    /^(?:Year|Class|Grade|Room|Form|Stage|Group|Key|Level|Unit|Platform|Gate|Number|Line|Route|Reception)$/u.test(
      word,
    ) && /^ (?:Stage )?\d/u.test(after)
  );
}

/** Whether a word says where somebody comes from or lives who was told of right before. */
function isFromThere(before: string, after: string, known: readonly FoundConcept[]): boolean {
  const where = / (?:from|in|near|outside) $/u.exec(before);
  return (
    where !== null &&
    known.some(({ end }) => end === where.index) &&
    /^(?:$|[.,!?;]| (?:who|that|which|and|has|is|was|wants|can|gets|loses|lost)(?!\p{L}))/u.test(after)
  );
}

const TOWARDS_RO = /(?<!\p{L})(?:la|[îi]n|din|spre|c[ăa]tre|l[âa]ng[ăa]|prin|peste)\s$/iu;
const MONTHS = /^(?:April|May|June|August|Mai|Juni|Juli|Mar[ck]h?|Martie)$/u;
const SEASONS = /^(?:Spring|Summer|Autumn|Winter)$/u;
const IS_OVER =
  /^ (?:is|was|has|came|comes|will) (?:nearly |almost |finally |just |already )*(?:over|here|coming|come|gone|near|be|ending|ended|on|early|late|around)(?!\p{L})/u;
const WHEN = /(?<!\p{L})(?:im|in|seit|bis|ab|since|until|[îi]n|last|next)\s$/iu;

/** From so many sentences on a text is a story, where somebody who matters is named more than once. */
const STORY = 5;

/** „Căzuse“, „Visează“: Romanian leaves its subjects out, so that a sentence may begin with its verb. */
const VERB_FIRST = /(?:use|[ai]se|âse|easc[ăa]|e[șs]te|eaz[ăa]|iaz[ăa]|[âi]ndu-\p{Ll}+|[âi]nd)$/u;

/** „Plecăm“, „Întoarcem“, „Lucrez“, „Rătăciți“, „Scrieți-mi“: what the writer does, and what is said of several. */
const STARTS_RO =
  /\p{Ll}{2}(?:[ăe]m|im|ez|esc|a[țt]i|\p{Ll}i[țt]i|u[țt]i)$|-(?:mi|ne|l|le|i|o|v[ăa]|mea|miu|meu)$|\p{Ll}{3}ii$|^(?:Mi|[ȚT]i|Ne|V|S|I|L|Le|N)-/u;

/** Whether a word has its capital from where it stands: after a quotation mark, or at a sentence’s start and nowhere else. */
function isOnlyItsCapital(word: string, start: number, text: string, language: Language): boolean {
  if (SENTENCE_STARTERS[language].has(word.toLocaleLowerCase())) return true;
  // "Being a frog is grand": what somebody does begins it.
  if (
    language === "en" &&
    word.endsWith("ing") &&
    /^ (?:an?|the|in|on|with|to|up|out)\s/u.test(text.slice(start + word.length))
  )
    return true;
  if (language === "ro" && VERB_FIRST.test(word) && /[.!?…]\s+$/u.test(text.slice(0, start))) return true;
  if (
    language === "ro" &&
    (start === 0 || /[.!?] $/u.test(text.slice(0, start))) &&
    STARTS_RO.test(word) &&
    sexOfName(word) === undefined
  )
    return true;
  if (/["„“»«][ \t]*$/u.test(text.slice(0, start))) return true;
  if ((text.match(/[.!?…]["”“»«]?(?:\s|$)/gu) ?? []).length < STORY) return false;
  const words: readonly string[] = text.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return words.includes(word.toLocaleLowerCase()) || words.filter((each) => each === word).length < 2;
}

/** A few words of another script inside Latin ones are somebody’s name: "小明 wants to know", "pe nume Мила". */
function namesInOtherLetters(text: string): FoundName[] {
  const words = [...text.matchAll(/\p{L}+/gu)];
  const others = words.filter(([word]) => !/\p{Script=Latin}/u.test(word));
  // "Лисичка Мила хочет": in a text of theirs a capital within a sentence tells it.
  const isTheirs = others.length === words.length;
  const named = isTheirs
    ? others.filter(({ 0: word, index }) => /^\p{Lu}/u.test(word) && /\p{L}\s+$/u.test(text.slice(0, index)))
    : others;
  if (others.length === 0 || (!isTheirs && words.length < 4 * others.length)) return [];
  return named.map((match) => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
    by: "capital",
  }));
}

/** "pip" and "PIP" as a name is written: "Pip". */
export function properName(name: string): string {
  const isShouted = name.length > 2 && name === name.toLocaleUpperCase();
  return capitalise(isShouted ? name.toLocaleLowerCase() : name);
}
