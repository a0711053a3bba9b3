import type { ByLanguage, Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { sexOfName } from "./known-names.ts";
import { isTroubledChild } from "./troubled-child.ts";
import { OWN_NAME } from "./own-name.ts";
import { petOfWriters } from "./pet-of-writers.ts";
import { framesFor } from "./reading-frames.ts";
import { endOfReaderPart } from "./reader-part.ts";
import type { ReadFigure } from "./reading.ts";
import { startOfRomanianStory } from "./romanian-story-start.ts";

/** Before somebody in particular: "loves a dragon", "his dog". */
const DETERMINER =
  /(?:^|\s)(?:an?|the|his|her|their|my|un|o|ein|eine[nmr]?|de[rmn]|die|das|sein\p{Ll}*|ihr\p{Ll}*)\s+(?:\p{Ll}+\s+)?$/iu;

/** Before a name that is given instead of one before. */
const CORRECTION =
  /,\s+(?:(?:oh |ah |ach |äh |a,? )?no(?: wait)?|wait|sorry|actually|i mean|or rather|nein|ach was|quatsch|doch lieber|ba nu|nu,|pardon|scuze|adic[ăa]|sau mai bine)(?!\p{L})/iu;

/** Words for anybody ("a new friend", "her toys"): nobody in particular, if somebody in particular is there. */
const GENERAL: ReadonlySet<string> = new Set(["friend", "toy", "twin", "pupil"]);

/** Of everybody a text names, in its order, those who are in the story, each once. */
export function settleFigures(
  figures: readonly ReadFigure[],
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): readonly ReadFigure[] {
  const ordered = figures.toSorted((a, b) => a.at - b.at);
  const told = withoutReader(behindCompany(withoutWriter(ordered, text, language), text, language), text, language);
  const named = namedLater(told, text, language);
  const present = withoutLoved(withoutAudience(named, text, language), found, text, language);
  return withoutGeneral(mergeTwice(present)).map((figure) => withRole(figure, text, language));
}

const WRITER: Partial<ByLanguage<RegExp>> = {
  en: /\b(?:I['’]m|I am|we['’]re|we are) (?:also )?an? (?:\p{Ll}+ ){0,2}$/iu,
};
const ASKERS: Partial<ByLanguage<RegExp>> = {
  en: /^(?:kids|children|boys|girls|twins|son|daughter|boy|girl|grand\p{Ll}+)(?: and \p{L}+)? (?:keeps?|kept|always|all|is|are|asked|asks?|wants? to know)(?: (?:on|always))? ?(?:ask\p{Ll}*|wonder\p{Ll}*)?[^.!?]*[.!?]*$/iu,
};

/** "I’m a nurse", "my kids keep asking": whoever writes, and who only asks them, where somebody else is there. */
function withoutWriter(figures: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const isOfWriter = ({ at, name }: ReadFigure) =>
    name === "" &&
    (WRITER[language]?.test(text.slice(0, at)) === true ||
      (/\b(?:my|our) (?:\p{Ll}+ ){0,2}$/iu.test(text.slice(0, at)) &&
        /ask|wonder|know/u.test(text.slice(at)) &&
        ASKERS[language]?.test(text.slice(at)) === true));
  const others = figures.filter((each) => !isOfWriter(each));
  return others.length > 0 ? others : figures;
}

const COMPANY: ByLanguage<RegExp> = {
  en: /\bwith (?:an?|the|his|her|their) (?:\p{Ll}+ )?$/iu,
  ro: /(?<!\p{L})cu (?:un|o) (?:\p{Ll}+ )?$/iu,
  de: /(?<!\p{L})(?:mit|samt) (?:eine[rm]|de[rm]|ihre[rm]|seine[rm]) (?:\p{Ll}+e[nr] )?$/iu,
};

const BEGINS = /[.!?] (?:(?:the|der|die|das) )?(?:\p{Ll}+ )?$/iu;

/** „Eine Stadt mit einer Königin. Der Hummer Knut ist dort Wächter“: who only goes with a place gives way to whom a sentence begins with. */
function behindCompany(figures: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const [first, ...others] = figures;
  if (first === undefined || first.name !== "" || !COMPANY[language].test(text.slice(0, first.at))) return figures;
  const hero = others.find(({ name, concept, at }) => name !== "" && concept !== "" && BEGINS.test(text.slice(0, at)));
  return hero ? [hero, first, ...others.filter((each) => each !== hero)] : figures;
}

const LIKENED: ByLanguage<RegExp> = {
  en: /^\p{L}+ (?:just |exactly )?like (?:him|her|them|mine|ours)(?!\p{L})/iu,
  ro: /^\p{L}+ (?:exact |chiar )?ca (?:el|ea|ei|al meu|a mea|al nostru|a noastr[ăa])(?!\p{L})/iu,
  de: /^\p{L}+,? (?:genau |ganz )?(?:wie (?:er|sie|ihn|ihr|unsere[rs]?|meine[rs]?)|so wie)(?!\p{L})/iu,
};

/** "Our baby Jonah is one. A story about a duck, please": whose book it is, when it is about somebody else. */
function withoutReader(figures: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const ofPet = petOfWriters(figures, text, language);
  if (ofPet) return ofPet;
  const first = framesFor(language).readerFirst.exec(text)?.[0] ?? "";
  const asked = Math.max(isTroubledChild(first, language) ? 0 : first.length, endOfReaderPart(text, language));
  // „Unser Max liebt den Hubschrauber Christoph. Eine Geschichte, in der Christoph …“: whoever is named again is told of.
  const again =
    asked > 0 ? figures.filter(({ name, at }) => name !== "" && at < asked && text.startsWith(name, asked)) : [];
  const others = figures.filter(({ at }) => at >= asked);
  // "Our guinea pig Nugget died. A story about a guinea pig": it is he.
  const [told, ...rest] = others;
  const same = figures.find(
    ({ at, name, concept }) =>
      at < asked &&
      name !== "" &&
      // „Der Traktor heißt Fendi … In der Geschichte soll der Traktor“.
      (isAnimal(concept) || (language === "de" && concept !== "" && !isOfPeople({ concept }))) &&
      concept === told?.concept,
  );
  if (same && told?.name === "") return [{ ...same, at: told.at }, ...rest];
  if (again.length > 0) return [...again, ...others];
  const self = language === "ro" && others.length === 0 ? startOfRomanianStory(text) : 0;
  if (self > 0 && figures.some(({ at }) => at >= self)) return figures.filter(({ at }) => at >= self);
  // "My son Rafferty … a boy like him": he himself.
  const isLikened = ({ at, name }: ReadFigure) => name === "" && LIKENED[language].test(text.slice(at));
  if (others.some(isLikened)) return figures.filter((each) => !isLikened(each));
  return others.length > 0 ? others : figures;
}

/** "A princess … Her name? Billie", "superhero story for Jayden": a name that is told apart from its bearer. */
function namedLater(figures: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const { toldLater, storyFor } = framesFor(language);
  // „Unsere Kinder lieben die Pistenraupe. Sie soll Rocky heißen“: a name is one’s, not several’s.
  const [several, ...rest] = figures;
  // „La ferma bunicului a fătat scroafa … Îl cheamă Nasturel“: nor is it that of whoever only owns something.
  const isOwner = language === "ro" && several?.owns === true && several.name === "";
  if ((several?.several || isOwner) && several && rest.length > 1)
    return [several, ...namedLater(rest, text, language)];
  const [first, ...others] = figures;
  if (first === undefined || first.several) return figures;
  if (first.name !== "") {
    // "Called Pip, no wait, her name is Tilly": the last word counts.
    const better = others.find(
      ({ at, concept }) =>
        concept === "" && toldLater.test(text.slice(0, at)) && CORRECTION.test(text.slice(first.at, at)),
    );
    return better ? [{ ...first, name: better.name }, ...others.filter((one) => one !== better)] : figures;
  }
  const word = /^\p{L}+/u.exec(text.slice(first.at))?.[0].length ?? 0;
  // „Erste Nacht bei Oma für Lina“: whom somebody is with is not whom it is for.
  const isWith = /(?<!\p{L})(?:bei|mit|von|zu) (?:\p{L}+ )?$/u.test(text.slice(0, first.at));
  const isOfStory = ({ at }: ReadFigure) =>
    !isWith && isOfPeople(first) && storyFor.test(text.slice(first.at + word, at));
  // „Der Eiswagen … Er heißt Stracciatella“: of a thing or an animal a noun’s gender says nothing of its name.
  // Only of a name that is known: „Emeka“ ends as women’s names do, and is a boy’s.
  const isBearer = ({ name }: ReadFigure) => {
    const sex = sexOfName(name);
    return !sex || !first.sex || sex === first.sex || !isOfPeople(first);
  };
  // "There was a pirate … Captain Barnaby had": a captain’s title tells who that is.
  const captain = SEAFARERS.has(first.concept)
    ? others.find(({ name, at }) => CAPTAIN.test(name) && /[.!?]\s+$/u.test(text.slice(0, at)))
    : undefined;
  if (captain) return [{ ...captain, ...first, name: captain.name }, ...others.filter((one) => one !== captain)];
  const later = others.find(
    (one) =>
      one.concept === "" &&
      !OWN_NAME.test(text.slice(0, one.at)) &&
      isBearer(one) &&
      (toldLater.test(text.slice(0, one.at)) || isOfStory(one) || isOfGonePet(first, text.slice(0, one.at), language)),
  );
  if (!later) return figures;
  return [{ ...later, ...first, name: later.name }, ...others.filter((one) => one !== later)];
}

/** „Der Hund ist gestorben und die Kinder fragen, wo Bruno jetzt ist“: who is asked after is the one that is gone. */
function isOfGonePet({ concept }: ReadFigure, before: string, language: Language): boolean {
  const known = conceptById(concept);
  return language === "de" && known?.kind === "figure" && known.type === "Animals" && GONE_DE.test(before);
}

const GONE_DE =
  /(?<!\p{L})(?:gestorben|verstorben|eingeschläfert|weggelaufen|entlaufen|weggeflogen|abgehauen|ausgebüxt|nicht mehr (?:da|bei uns)|tot)(?!\p{L})[^]*(?:(?<!\p{L})(?:wo|ob|dass|wie|wann|könnte|kann|darf|vielleicht|lebt|wohnt|sitzt|ist|hat|und)|[.!?]) $/iu;

const SEAFARERS: ReadonlySet<string> = new Set(["pirate", "sailor", "captain", "skipper"]);
const CAPTAIN = /^(?:Captain|C[ăa]pitanul|Kapitän)\s/u;

/** "For Nora (4) about a fire engine": whom the book is for, when it is about somebody else. */
function withoutAudience(figures: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const audience = framesFor(language).audience.exec(text);
  if (!audience) return figures;
  const end = audience.index + audience[0].length;
  const others = figures.filter(({ at }) => at < audience.index || at >= end);
  return others.length > 0 ? others : figures;
}

/** For whom books are asked. */
const READERS: ReadonlySet<string> = new Set(
  "girl boy child twin baby sister brother nephew niece grandson granddaughter cousin pupil friend".split(" "),
);
const OURS =
  /(?<!\p{L})(?:my|our|his|her|mein\p{Ll}*|unser\p{Ll}*|for (?:an?|the)|für (?:eine?n?|den|die|das)) (?:\p{L}+ ){0,3}$/iu;

/** "He loves trucks and dinosaurs": kinds in general, when somebody in particular is there before them. */
function withoutLoved(
  figures: readonly ReadFigure[],
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): readonly ReadFigure[] {
  const loved = framesFor(language).loves.exec(text);
  if (!loved) return figures;
  const sentenceEnd = text.slice(loved.index).search(/[.!?;]/u);
  const end = sentenceEnd < 0 ? text.length : loved.index + sentenceEnd;
  const isLoved = ({ at, name }: ReadFigure) =>
    name === "" &&
    at > loved.index &&
    (found.some(({ start, number }) => start === at && number === "plural") || !DETERMINER.test(text.slice(0, at)));
  const others = figures.filter((figure) => !isLoved(figure) || figure.at > end);
  // "My son loves excavators. A little excavator called Scoop …": he is whom the book is for. A goat who loves flowers is not.
  const isReader = ({ at, name, concept }: ReadFigure) =>
    name === "" &&
    at < loved.index &&
    (READERS.has(concept) || OURS.test(text.slice(0, at))) &&
    others.some((one) => one.at > end);
  const heroes = others.filter((figure) => !isReader(figure));
  return heroes.length > 0 ? heroes : others.length > 0 ? others : figures;
}

function withoutGeneral(figures: readonly ReadFigure[]): readonly ReadFigure[] {
  // "Twins on an island with a bossy seagull": whoever comes first and are children.
  // „Avem doi gemeni … Lui Victor îi este teamă“: one of them by his name.
  const hasName = figures.some(({ name, concept }) => name !== "" && concept === "");
  const isFirstOfAll = ({ concept }: ReadFigure, index: number) => index === 0 && concept === "twin" && !hasName;
  // "The toys have to find the rag doll’s button": whoever only owns something leaves the story to them.
  const isOwnerOnly = ({ name, owns }: ReadFigure) => name === "" && owns === true;
  const particular = figures.filter(
    (each, index) =>
      each.name !== "" ||
      !GENERAL.has(each.concept) ||
      isFirstOfAll(each, index) ||
      (figures.length > 1 && figures.every((one) => one === each || isOwnerOnly(one))),
  );
  return particular.length > 0 ? particular : figures;
}

/** "A fox … the fox": one figure. A bare name and a bare kind that stand for the same one stay apart: nobody can tell. */
function mergeTwice(figures: readonly ReadFigure[]): readonly ReadFigure[] {
  const merged: ReadFigure[] = [];
  for (const figure of figures) {
    const same = merged.findIndex(
      (other) =>
        figure.concept !== "" &&
        (other.concept === figure.concept || isSaidLater(other, figure)) &&
        other.at !== figure.at &&
        // "Robot nannies … one little robot": many of a kind are not the one.
        !(other.several && !figure.several) &&
        (figure.name === "" || other.name === figure.name || (other.name === "" && !isSibling(figure))),
    );
    const before = merged[same];
    if (same < 0) merged.push(figure);
    else if (before && isSaidLater(before, figure)) merged[same] = { ...figure, ...before, concept: figure.concept };
    else if (merged[same]?.name === "" && figure.name !== "")
      merged[same] = { ...figure, ...merged[same], name: figure.name };
  }
  return merged;
}

/** "Twins Rory and Beth. Rory is a pirate": what a twin is besides. */
function isSaidLater(before: ReadFigure, figure: ReadFigure): boolean {
  return before.name !== "" && before.name === figure.name && GENERAL.has(before.concept);
}

/** Of children a story may well have two; of hedgehogs the one that is named is the one that was spoken of. */
function isSibling({ concept }: ReadFigure): boolean {
  return isOfType(conceptById(concept), "EverydayPeople");
}

function isAnimal(concept: string): boolean {
  return isOfType(conceptById(concept), "Animals");
}

function isOfPeople({ concept }: Pick<ReadFigure, "concept">): boolean {
  const known = conceptById(concept);
  return known?.kind === "figure" && (known.type === "EverydayPeople" || known.type === "Superheroes");
}

function withRole(figure: ReadFigure, text: string, language: Language): ReadFigure {
  return framesFor(language).helper.test(text.slice(0, figure.at)) ? { ...figure, role: "helper" } : figure;
}
