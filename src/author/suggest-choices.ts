import type { CharacterType, Complexity, Environment, Genre, PageCount, Theme } from "#book/choices.ts";
import { GENRES, THEMES } from "#book/choices.ts";
import type { ByLanguage, Language } from "#book/languages.ts";
import { type FoundConcept } from "#lexicon/concepts-in.ts";
import { PLACE_OF_KIND } from "#content/lexicon/usual-places.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import type { FamilyId } from "./families/family.ts";
import { TOLD_PLACES } from "./frames/told-places.ts";
import { framesFor } from "./reading-frames.ts";
import { isOwnKind, typeOf } from "./own-kind.ts";
import type { Read, ReadFigure } from "./reading.ts";

/** What the form shows when the idea says nothing. */
const FALLBACK = 0.2;

export function suggestCharacterType(figures: readonly ReadFigure[]): Read<CharacterType> {
  for (const [order, { concept, name, nearest }] of figures.entries()) {
    const known = concept === "" ? undefined : conceptById(concept);
    if (known?.kind === "thing" || known?.kind === "place") return { value: "ToysBroughtToLife", confidence: 0.6 };
    if (known?.kind === "figure") return { value: known.type, confidence: order === 0 ? 0.9 : 0.6 };
    if (isOwnKind(concept)) return { value: nearest ? typeOf(nearest) : "FantasyBeings", confidence: 0.4 };
    if (name !== "") return { value: "EverydayPeople", confidence: 0.7 };
  }
  return { value: "Animals", confidence: FALLBACK };
}

const USUAL_PLACE: Readonly<Record<CharacterType, Environment>> = {
  Animals: "EnchantedForest",
  RobotsAI: "FuturisticMetropolis",
  MythicalCreatures: "MedievalCastle",
  Superheroes: "FuturisticMetropolis",
  EverydayPeople: "SmallVillage",
  ToysBroughtToLife: "ToyTown",
  FantasyBeings: "EnchantedForest",
};

const FAR_OFF: ReadonlySet<string> = new Set(["moon", "planet", "rocket"]);

/** Where no village house stands: a whale's way home leads through the sea. */
const FAR_FROM_HOUSES: ReadonlySet<Environment> = new Set<Environment>(["UnderwaterKingdom", "SpaceColony"]);

/** "An alien lands in our school": whoever comes from afar is where it comes to. */
const COMES: ByLanguage<RegExp> = {
  en: /\b(?:lands?|landed|crash\p{Ll}*|arrives?|comes|moves|stranded|visits?) (?:\p{Ll}+ ){0,2}?(?:in|into|on|at|to|our|a|the)\b/iu,
  ro: /(?<!\p{L})(?:ateriz\p{Ll}*|cade|vine|sose[șs]te|se mut[ăa]|viziteaz[ăa]|ajunge) (?:\p{Ll}+ ){0,2}?(?:[îi]n|pe|la|din)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:landet|landete|stürzt|kommt|zieht|besucht|strandet)(?!\p{L})/iu,
};

/** What only stands in a house. */
const INDOORS: ByLanguage<RegExp> = {
  en: /\b(?:under|behind|in|inside|on) (?:the|an?|his|her|their|my|our|\p{Lu}\p{Ll}+['’]s) (?:\p{Ll}+ )?(?:fridge|sofa|couch|bed|stairs|sink|cupboard|wardrobe|kitchen|attic|cellar|basement|oven|bathtub|bathroom|drawer|washing machine)\b/iu,
  ro: /(?<!\p{L})(?:sub|[îi]n|dup[ăa]|[îi]n spatele|din) (?:frigider|canapea|pat|sc[ăa]ri|dulap|sertar|buc[ăa]t[ăa]rie|pivni[țt][ăa]|cad[ăa]|baie|ma[șs]ina de sp[ăa]lat)(?:ul|ului|a|ii)?(?!\p{L})/iu,
  de: /(?<!\p{L})(?:unter|hinter|in|im|unterm|hinterm|auf|aus)(?: (?:der|dem|einem|einer))? (?:Kühlschrank|Sofa|Bett|Treppe|Spüle|Schrank|Kleiderschrank|Küche|Dachboden|Keller|Ofen|Badewanne|Badezimmer|Schublade|Waschmaschine)(?!\p{L})/iu,
};

/** Where somebody wants to get to from elsewhere: "see the sea", „ans Meer“. */
const TO_SEE =
  /(?:see|visit|reach|to) (?:the|an) (?:sea|ocean)|(?:v[ăa]d[ăa]|ajung[ăa] la|vrea la) (?:marea|ocean|mare)|(?:das Meer|den Ozean) (?:zu )?sehen|(?:ans Meer|zum Meer)/iu;

/** What lies around a place that has a name of its own. */
const LAND: ReadonlySet<string> = new Set(["mountain", "lake", "river", "meadow"]);

/** Places that are in every other. */
const ANYWHERE: ReadonlySet<string> = new Set(["kingdom", "house", "school", "street", "shop", "garden", "bridge"]);

/** The place that is named most often, of several the last ("a bakery in the city"); else where such figures usually live. */
export function suggestEnvironment(
  found: readonly FoundConcept[],
  type: CharacterType,
  hero: string | undefined,
  text: string,
  language: Language,
): Read<Environment> {
  const told = [...TOLD_PLACES[language], ...framesFor(language).places].find(([, words]) => words.test(text))?.[0];
  if (told) return { value: told, confidence: 0.8 };
  // Home is wherever somebody lives, and who wants to see the sea does not live in it.
  const places = found.flatMap(({ concept, text: word, start }) => {
    if (language === "ro" && isBig(word, text.slice(0, start))) return [];
    if (concept.kind !== "place" || /^(?:home|acas[ăa]|zuhause)$/iu.test(word)) return [];
    return concept.id === "sea" && TO_SEE.test(text.slice(Math.max(0, start - 20), start + 20)) ? [] : [concept];
  });
  // "The underwater kingdom" is no castle: a kingdom, a house or a school lies wherever else the idea says, or its hero lives.
  const particular = places.filter(({ id }) => !ANYWHERE.has(id));
  const lives = hero === undefined ? undefined : PLACE_OF_KIND.get(hero);
  const isElsewhere = lives !== undefined && FAR_FROM_HOUSES.has(lives) && !COMES[language].test(text);
  // A castle on a hill is a castle, a village in the mountains a village.
  const built = particular.filter(({ id }) => !LAND.has(id));
  const able = built.length > 0 ? built : particular.length > 0 || isElsewhere ? particular : places;
  const named = able.map(({ environment }) => environment);
  const times = (environment: Environment) => named.filter((each) => each === environment).length;
  const best = named.toReversed().toSorted((a, b) => times(b) - times(a))[0];
  if (best) return { value: best, confidence: 0.85 };
  // "On the moon" is somewhere only if nothing else is.
  const isThere = ({ concept, start }: FoundConcept) =>
    FAR_OFF.has(concept.id) && !FOR[language].test(text.slice(0, start));
  if (found.some(isThere)) return { value: "SpaceColony", confidence: 0.6 };
  if (INDOORS[language].test(text)) return { value: "SmallVillage", confidence: 0.6 };
  return lives ? { value: lives, confidence: 0.6 } : { value: USUAL_PLACE[type], confidence: 0.35 };
}

/** "A scarf for the moon" is knitted elsewhere. */
const FOR: ByLanguage<RegExp> = {
  en: /\bfor (?:the |a )?$/iu,
  ro: /(?<!\p{L})pentru (?:o )?$/iu,
  de: /(?<!\p{L})für (?:den|die|einen?) $/iu,
};

/** „Așa de mare“, „o balenă mare“, „peste mare“: no sea, or none that anybody is in. */
function isBig(word: string, before: string): boolean {
  return (
    /^mare$/iu.test(word) &&
    !/(?<!(?:a[șs]a|at[âa]t|destul) )(?<!\p{L})(?:la|pe|[îi]n|sub|din|spre|c[ăa]tre|de) $/iu.test(before)
  );
}

const USUAL_GENRE: Readonly<Record<CharacterType, Genre>> = {
  Animals: "Fairytale",
  RobotsAI: "SciFi",
  MythicalCreatures: "Fantasy",
  Superheroes: "Adventure",
  EverydayPeople: "Adventure",
  ToysBroughtToLife: "Fantasy",
  FantasyBeings: "Fantasy",
};

export function suggestGenre(text: string, language: Language, type: CharacterType): Read<Genre> {
  const best = mostMatches(text, framesFor(language).genres);
  const genre = GENRES.find((each) => each === best?.value);
  return genre
    ? { value: genre, confidence: best?.confidence ?? FALLBACK }
    : { value: USUAL_GENRE[type], confidence: 0.3 };
}

export function suggestTheme(text: string, language: Language): Read<Theme> {
  const best = mostMatches(text, framesFor(language).themes);
  const theme = THEMES.find((each) => each === best?.value);
  return theme
    ? { value: theme, confidence: best?.confidence ?? FALLBACK }
    : { value: "Friendship", confidence: FALLBACK };
}

/** The list's entry that the text matches most often; the earlier wins a tie. */
function mostMatches(
  text: string,
  entries: readonly (readonly [string, RegExp])[],
): { value: string; confidence: number } | undefined {
  const counts = entries.map(([value, pattern]) => ({
    value,
    count: [...text.matchAll(new RegExp(pattern.source, "giu"))].length,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  if (!best || best.count === 0) return undefined;
  return { value: best.value, confidence: Math.min(0.9, Math.round(50 + 15 * best.count) / 100) };
}

const NUMBER_WORDS: Readonly<Record<string, PageCount>> = {
  8: 8,
  12: 12,
  16: 16,
  24: 24,
  eight: 8,
  twelve: 12,
  sixteen: 16,
  "twenty-four": 24,
  opt: 8,
  doisprezece: 12,
  douăsprezece: 12,
  șaisprezece: 16,
  "douăzeci și patru": 24,
  acht: 8,
  zwölf: 12,
  sechzehn: 16,
  vierundzwanzig: 24,
};

/** A length that was asked for: "12 pages", „o poveste scurtă“; else eight. */
export function suggestPages(text: string, language: Language): Read<PageCount> {
  const frames = framesFor(language);
  const asked = NUMBER_WORDS[frames.pages.exec(text)?.groups?.["pages"]?.toLowerCase() ?? ""];
  if (asked !== undefined) return { value: asked, confidence: 0.95 };
  if (frames.short.test(text)) return { value: 8, confidence: 0.8 };
  if (frames.long.test(text)) return { value: 16, confidence: 0.7 };
  return { value: 8, confidence: FALLBACK };
}

/** A reading level that was asked for, or that suits the age that is named. */
export function suggestComplexity(text: string, language: Language): Read<Complexity> {
  const frames = framesFor(language);
  const groups = frames.age.exec(text)?.groups;
  const age = Number(Object.values(groups ?? {}).find((found) => found !== undefined) ?? Number.NaN);
  if (age >= 2 && age <= 14) {
    const value: Complexity =
      age <= 4 ? "Spark" : age <= 5 ? "Seeker" : age <= 7 ? "Dreamer" : age <= 9 ? "Adventurer" : "Visionary";
    return { value, confidence: 0.85 };
  }
  if (frames.simple.test(text)) return { value: "Spark", confidence: 0.7 };
  if (frames.rich.test(text)) return { value: "Adventurer", confidence: 0.6 };
  return { value: "Spark", confidence: FALLBACK };
}

/** Families of plots that the words point to. */
export function suggestFamilies(text: string, language: Language): readonly FamilyId[] {
  return framesFor(language).families.flatMap(([family, words]) => (words.test(text) ? [family] : []));
}
