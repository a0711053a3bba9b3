import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { restoreDiacritics } from "#lexicon/restore-diacritics.ts";
import { wordsOf } from "./measure-text.ts";
import { framesFor } from "./reading-frames.ts";
import { troubledLead } from "./troubled-lead.ts";
import type { GoalFrame } from "./frames/frames.ts";
import { AVOIDED, INSTEAD } from "./frames/instead.ts";
import { LEARNT_AS_NOUN } from "./frames/rarer-goals-de.ts";
import { LOST_CONTESTS } from "./frames/lost-contests.ts";
import { TROUBLES } from "./frames/troubles.ts";
import { ABOUT_BOOK, GUESSED_GOALS, TOLD_GOALS } from "./frames/told-goals.ts";
import { clauseAsGoal } from "./clause-as-goal.ts";
import type { ReadGoal } from "./reading.ts";
import { shorten } from "./goal-facts.ts";
import { avoid, saySo, wantLacked, wantToStop } from "./say-trouble.ts";
import { readDeed } from "./read-deed.ts";
import { englishBase, englishProgressive } from "./verb-forms.ts";
import { endOfTalk } from "./end-of-talk.ts";
import { fearOfDeed } from "./fear-of-deed.ts";
import { isAbility, isWho, verbLast, withoutNo, withoutSubject, withoutZu, withRefusal } from "./german-goal.ts";
import { datived } from "./german-dative.ts";
import { guessInfinitive } from "./guess-infinitive.ts";
import { germanCapitals } from "./german-capitals.ts";
import { indirectQuestion } from "./indirect-question.ts";
import { neverDone } from "./never-done.ts";
import { wishToFind } from "./wish-to-find.ts";
import { wishForm } from "./wish-form.ts";
import { isWishOfMany } from "./wish-of-many.ts";
import { isGuess } from "./is-guess.ts";
import { settleGoal } from "./settle-goal.ts";
import { withoutCompany } from "./without-company.ts";
import { untilFinite, withoutNextClause } from "./without-next-clause.ts";

/** Longer than this is no wish but a paragraph. */
const LONGEST_PHRASE = 12;

/** What others are afraid of: the hero. */
const OF_HERO = /^(?:him|her|them|it|ihm|ihr|ihnen|el|ea|ei)$/iu;

/** „Niemand will“, „kein Kind möchte“, „fiecare vrea“: before a word of wishing. */
const NOBODY: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(?:(?:nobody|no one|no-one)(?: (?:ever|really|else|here|has ever|had ever))?|everyone|everybody|people)\s*$|(?:^|[.,;!?] |and |but )(?:mummy|mum|mom|daddy|dad)\s*$/iu,
  ro: /(?<!\p{L})(?:nimeni|niciun \p{Ll}+|nicio \p{Ll}+|fiecare(?: \p{Ll}+)?|oamenii|ceilal[țt]i|celelalte|toat[ăa] lumea|(?<!(?<!\p{L})[șs]i )(?:mama|tata|tat[ăa]l|bunica|bunicul|sora|fratele|p[ăa]rin[țt]ii|st[ăa]p[âa]nul|st[ăa]p[âa]na) (?:lui|ei|lor|s[ăa]u|sa))(?: nu)?\s*$/iu,
  de: /(?<!\p{L})(?:niemand|keiner|kein \p{Lu}\p{Ll}+|keine \p{Lu}\p{Ll}+)\s*$/iu,
};

/** What nobody wants is nobody’s wish, and what each of some others wants is theirs. */
function isNobodys(before: string, match: string, language: Language): boolean {
  const whose = NOBODY[language];
  return (
    whose.test(before) || whose.test(/^.*?(?=\s(?:will|möchte|kann|works?|keeps?|wants?)\s)/u.exec(match)?.[0] ?? "")
  );
}

/** A goal, and where its words stand in the text. */
export interface FoundGoal {
  readonly goal: ReadGoal;
  readonly start: number;
  readonly end: number;
}

/**
 * What drives the story: the surest frame that the text fits, sentence by sentence; where its words cannot be told, the next with
 * it. What is amiss with the writer’s own child is told before the story is asked for, and goes before what is asked.
 */
export function findGoal(text: string, language: Language): FoundGoal | undefined {
  const lead = troubledLead(text, language);
  const troubled = lead === "" ? undefined : goalIn(lead, language);
  return troubled && !isGuess(troubled.goal) ? troubled : goalIn(text, language);
}

function goalIn(text: string, language: Language): FoundGoal | undefined {
  const { request, firstClause } = framesFor(language);
  const blank = (lead: string) => " ".repeat(lead.length);
  const talk = endOfTalk(text, language);
  const alone = withoutCompany(blank(text.slice(0, talk)) + text.slice(talk), language)
    .replace(request, blank)
    .replace(ABOUT_BOOK[language], blank)
    .replace(firstClause, blank);
  let first: FoundGoal | undefined;
  for (const { frame, isOfPlot } of framesInOrder(language)) {
    for (const sentence of sentencesWithPlace(alone)) {
      if (frame.kind === "question" && isAskedOfPlot(sentence, alone, language) !== isOfPlot) continue;
      const fitted = fitFrame(frame, sentence, language);
      const found = fitted && isWishOfMany(fitted, text, language) ? undefined : fitted;
      const goal = found && settleGoal(found.goal, language);
      if (goal) return first ? { ...first, goal: { ...first.goal, toldAs: goal } } : { ...found, goal };
      first ??= found && { ...found, goal: { ...found.goal, isUntellable: true } };
    }
  }
  return first;
}

interface FrameInTurn {
  readonly frame: GoalFrame;
  /** Of a question: it is tried for what the writer asks of a story that has been told. */
  readonly isOfPlot: boolean;
}

/** What is said, then what is asked of the plot, and last what any clause fits. */
function framesInOrder(language: Language): readonly FrameInTurn[] {
  const frames = [
    ...INSTEAD[language],
    ...TOLD_GOALS[language],
    ...goalsOf(language),
    ...GUESSED_GOALS[language],
    ...TROUBLES[language],
  ];
  const sure = frames.filter((frame) => !isGuess(frame)).map((frame) => ({ frame, isOfPlot: false }));
  const ofPlot = frames.filter(({ kind }) => kind === "question").map((frame) => ({ frame, isOfPlot: true }));
  return [...sure, ...ofPlot, ...frames.filter(isGuess).map((frame) => ({ frame, isOfPlot: false }))];
}

/** „Cum scapă de frică?“, „Ce face?“: what the writer asks of a story that has been told. */
const OF_PLOT_RO =
  /^(?:[șs]i |dar |iar |oare )*(?:ce (?:face|fac|facem|se [îi]nt[âa]mpl|va |o s[ăa] |urmeaz)|cum (?:scap|facem|face|fac|reu[șs]|[îi]l |[îi]i |[îi][șs]i |o |le |se (?:descurc|rezolv|termin|[îi]mpac)|ajung|iese|ies|iau|putem|va |vor |s[ăa] ))/iu;

function isAskedOfPlot(
  { text, start }: { readonly text: string; readonly start: number },
  all: string,
  language: Language,
): boolean {
  return language === "ro" && text.endsWith("?") && OF_PLOT_RO.test(text) && all.slice(0, start).trim() !== "";
}

/** From here on a wish is said in so many words. */
const SAID = 0.95;

/** The language’s frames, with what is not wanted before what is. */
function goalsOf(language: Language): readonly GoalFrame[] {
  const { goals } = framesFor(language);
  const wishes = goals.findIndex(({ kind, confidence }) => kind === "wish" && confidence >= SAID);
  return [...goals.slice(0, wishes), ...AVOIDED[language], ...goals.slice(wishes)];
}

function sentencesWithPlace(text: string): { text: string; start: number }[] {
  return [...text.matchAll(/[^.!?;\n]+[.!?;]*/gu)].map((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    return { text: match[0].trim(), start: match.index + lead };
  });
}

function fitFrame(
  frame: GoalFrame,
  sentence: { readonly text: string; readonly start: number },
  language: Language,
): FoundGoal | undefined {
  if (frame.shape === "finite" || frame.shape === "final") {
    const deed = readDeed(frame, sentence.text, language);
    const said = withoutNextClause(deed?.phrase ?? "", frame.kind, language);
    if (!deed || wordsOf(said).length > LONGEST_PHRASE) return undefined;
    if (isNobodys(sentence.text.slice(0, deed.start), sentence.text.slice(deed.start, deed.end), language))
      return undefined;
    const goal = { kind: frame.kind, phrase: tidy(said, language, sentence.text), confidence: frame.confidence };
    return { goal, start: sentence.start + deed.start, end: sentence.start + deed.end };
  }
  const match = matchOf(frame, sentence.text, language);
  if (!match) return undefined;
  if (frame.says !== undefined) {
    const start = sentence.start + match.index;
    const phrase = tidy(saySo(frame.says, match.groups ?? {}), language, sentence.text);
    if (wordsOf(phrase).length > LONGEST_PHRASE) return undefined;
    return { goal: { kind: frame.kind, phrase, confidence: frame.confidence }, start, end: start + match[0].length };
  }
  const { phrase: raw, verb, rest } = match.groups ?? {};
  const isNoun = frame.shape === "be" || frame.shape === "have" || frame.shape === "lack";
  if (language === "de" && frame.kind === "wish" && !isNoun && isWho(raw ?? "", match[0])) return undefined;
  if (language === "de" && frame.kind === "wish" && isAbility(raw ?? "", match[0])) return undefined;
  if (frame.kind === "wish" && isNobodys(sentence.text.slice(0, match.index), match[0], language)) return undefined;
  const whole =
    frame.shape === "lack"
      ? wantLacked(match.groups ?? {}, language)
      : frame.shape === "stop"
        ? wantToStop(match.groups ?? {}, language)
        : shape(
            frame,
            raw?.trim() ?? "",
            verb ?? "",
            withoutNextClause(` ${rest ?? ""}`, frame.kind, language).trim(),
            language,
          );
  const one = whole === undefined ? whole : withoutNextClause(whole, frame.kind, language);
  const own =
    one !== undefined && language === "ro" && frame.shape === "infinitive"
      ? ofItself(one, sentence.text.slice(0, match.index))
      : one;
  const able = own !== undefined && language === "de" ? withRefusal(withoutNo(own, match[0]), match[0]) : own;
  const phrase = able === undefined || frame.kind !== "wish" ? able : shorten(able, LONGEST_PHRASE, language);
  if (phrase !== undefined && frame.kind === "fear" && OF_HERO.test(phrase)) return undefined;
  if (phrase === undefined || phrase === "" || wordsOf(phrase).length > LONGEST_PHRASE) return undefined;
  const start = sentence.start + match.index;
  const clean = tidy(frame.kind === "question" ? indirectQuestion(phrase) : phrase, language, sentence.text);
  const base = { kind: frame.kind, phrase: clean, confidence: frame.confidence };
  // What follows a noun phrase is the story's again: "afraid of thunder and his friend the owl helps him".
  const cut =
    frame.shape === "noun" && (raw ?? "").startsWith(phrase) ? match[0].indexOf(raw ?? "") + phrase.length : 0;
  if (frame.kind !== "lost") return { goal: base, start, end: start + (cut || match[0].length) };
  const end = start + (cut || match[0].length);
  const isContest = LOST_CONTESTS[language].test(clean);
  const lost = isContest ? undefined : lostThing(clean, match[0], language);
  if (lost) return { goal: { ...base, ...lost }, start, end };
  const wish = wishToFind(match[0], clean, language, isContest ? "win" : "find");
  return wordsOf(wish).length > LONGEST_PHRASE
    ? undefined
    : { goal: { ...base, kind: "wish", phrase: wish }, start, end };
}

/** „Nu se poate opri“: „să se oprească“. */
function ofItself(phrase: string, before: string): string {
  const itself = /(?<!\p{L})(?<how>se|[îi][șs]i|nu-[șs]i) $/iu.exec(before)?.groups?.["how"];
  if (itself === undefined || /^să (?:se |-)/u.test(phrase)) return phrase;
  return itself.toLowerCase() === "se" ? phrase.replace(/^să /u, "să se ") : phrase.replace(/^să /u, "să-și ");
}

function matchOf({ pattern }: GoalFrame, text: string, language: Language): RegExpExecArray | null {
  const match = pattern.exec(text);
  return language === "de" ? withoutSubject(match) : match;
}

function shape(frame: GoalFrame, phrase: string, verb: string, rest: string, language: Language): string | undefined {
  const { nounEnds } = framesFor(language);
  switch (frame.shape) {
    case "noun":
      return nounPhrase(phrase, nounEnds, language);
    case "progressive": {
      const [first = "", ...others] = phrase.split(" ");
      const base = englishBase(first);
      return base === undefined ? undefined : [base, ...others].join(" ");
    }
    case "infinitive": {
      const whole = infinitiveOf(verb, language) ?? guessInfinitive(verb, language);
      if (whole === undefined) return undefined;
      // „Herunter“ and its like are part of the verb.
      if (language === "de" && /^(?:her|hin|zurück|weg|los|run|rau)\p{Ll}*$/u.test(rest)) return `${rest}${whole}`;
      return (language === "de" ? `${rest} ${whole}` : `${whole} ${rest}`).trim();
    }
    case "vorm":
      return `dem ${nounPhrase(phrase, nounEnds, language)}`;
    case "none":
      return wishForm("have", `${phrase.split(" ")[0]?.endsWith("ă") === true ? "o" : "un"} ${phrase}`, language);
    case "dative":
      return datived(nounPhrase(phrase, nounEnds, language));
    case "participle":
      return neverDone(verb, rest, language);
    case "zu":
      return frame.kind === "fear" ? fearOfDeed(withoutZu(phrase)) : withoutZu(phrase);
    case "dare":
      return fearOfDeed(`${phrase} gehen`);
    case "avoid":
      return avoid(phrase, language);
    case "gerund":
      return englishProgressive(phrase);
    case "be":
      return wishForm("be", phrase, language);
    case "need":
      return wishForm("have", phrase.replace(/\s+(?:zum|zur|für|um)\s.*$/u, ""), language);
    case "return":
      return wishForm("reach", phrase, language);
    case "have":
      return wishForm("have", phrase, language);
    case "direct":
      return verbLast(phrase);
    case "that":
    case "get":
    case "make":
    case "see-again":
      return clauseAsGoal(frame.shape, phrase, rest, language);
    default:
      return frame.kind === "wish" && language === "de" ? untilFinite(phrase) : phrase;
  }
}

/** A Romanian wish that was cut behind a preposition or an article. */
const HANGING_RO = / (?:de|la|cu|pe|din|[îi]n|[șs]i|pentru|o|un)$/u;

/** The verb of a Romanian wish, which is spelled in full whatever was typed. */
const VERB_RO = /^să(?:-\p{L}+)?(?: (?:nu|mai|își|îl|îi|se|o|le|fie))* \p{L}+ /u;
const DIACRITICS = /[ăâîșțşţ]/iu;

/** A Romanian wish whose words were `typed` without diacritics, with them. */
function restored(phrase: string, typed: string): string {
  const [verb = ""] = DIACRITICS.test(typed) ? [] : (VERB_RO.exec(phrase) ?? []);
  return verb + restoreDiacritics(phrase.slice(verb.length));
}

/** The parent's words, with the marks and quotes that print asks for. */
function tidy(phrase: string, language: Language, typed: string): string {
  const marked =
    language === "ro"
      ? restored(phrase, typed)
      : language === "de"
        ? germanCapitals(phrase.replace(LEARNT_AS_NOUN, (verb) => verb.toLowerCase()))
        : phrase;
  return (
    marked
      .replaceAll("'", "’")
      .replaceAll(/["“”„]/gu, "")
      .replaceAll(/\s+/gu, " ")
      .replace(language === "ro" ? HANGING_RO : "", "")
      // "Swims far away and | who counts the moons".
      .replace(language === "en" ? / (?:and|or|but)$/u : "", "")
      .replace(/[\s:;,–-]+$/u, "")
      .trim()
  );
}

/** Cuts what follows a noun phrase, and in English its article. */
function nounPhrase(phrase: string, ends: RegExp, language: Language): string {
  const cut = phrase.replace(ends, "").trim();
  return language === "en" ? cut.replace(/^(?:lost|missing|very|own)\s+/iu, "") : cut;
}

/** A single lost thing; several of them, or somebody, are no such goal. */
function lostThing(phrase: string, match: string, language: Language): Partial<ReadGoal> | undefined {
  const found = conceptsIn(phrase, language);
  const noun =
    found.findLast(({ kind }) => kind === "thing") ??
    found.findLast(({ kind }) => kind === "garment") ??
    found.findLast(({ concept }) => concept.kind === "figure" && concept.type === "ToysBroughtToLife");
  const plural = noun?.number === "plural" || (language === "en" && /[^s]s$/u.test(phrase) && !noun);
  if (plural) return undefined;
  const adjective = found.findLast(
    ({ concept }) => (concept.kind === "colour" || concept.kind === "trait") && concept.id !== "lost",
  );
  const gender = language === "de" ? genderOfDeterminer(match) : language === "ro" ? genderOfEnding(phrase) : undefined;
  if (language !== "en" && !noun) return undefined;
  return {
    ...(noun && { concept: noun.concept.id, ...wordOf(noun, language) }),
    ...(adjective && { adjective: adjective.concept.id }),
    ...(gender && { gender }),
  };
}

/** The noun that stands in a text, where its concept has another before it. */
function wordOf({ concept, text }: FoundConcept, language: Language): Pick<ReadGoal, "word"> {
  if (language === "en") return {};
  const nouns: readonly { readonly noun: Readonly<{ word: string; definite?: string }> }[] =
    concept.words[language].nouns;
  const said = text.toLocaleLowerCase();
  const at = nouns.findIndex(({ noun }) =>
    [noun.word, noun.definite].some((form) => form?.toLocaleLowerCase() === said),
  );
  const word = at > 0 ? nouns[at]?.noun.word : undefined;
  return word === undefined ? {} : { word };
}

function genderOfDeterminer(match: string): "f" | "m" | "n" {
  return /\b(?:ihren|seinen|den)\b/u.test(match) ? "m" : /\b(?:ihre|seine|die)\b/u.test(match) ? "f" : "n";
}

function genderOfEnding(phrase: string): "f" | "m" {
  return (phrase.split(" ")[0] ?? "").endsWith("a") ? "f" : "m";
}
