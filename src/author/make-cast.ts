import { type CastCard, type Colour, type Garment, LIVING_THING, type Sex } from "#book/cast-card.ts";
import type { CharacterType, Environment } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { livingForm } from "#lexicon/living-form.ts";
import type { Cast, CastMember } from "./cast-member.ts";
import type { BookRequest } from "./book-request.ts";
import { likelySexOfName } from "./known-names.ts";
import { wornGarment } from "#book/worn-garment.ts";
import { GARMENT_COLOURS, garmentsOf } from "./garments-of.ts";
import { type KnownFigure, matchCharacters } from "./match-characters.ts";
import { areKin, areSiblings, keyOf, looksByDefault } from "./person-looks.ts";
import { type Random, seeded } from "./random.ts";
import type { ReadFigure, Reading } from "./reading.ts";
import type { SentenceBook } from "./sentences.ts";

/** Kinds that a hero of a character type has when nothing says which; concepts of the lexicon. */
const KINDS_OF_TYPE: Readonly<Record<CharacterType, readonly [string, ...string[]]>> = {
  Animals: ["hedgehog", "fox", "rabbit", "bear", "mouse", "cat"],
  RobotsAI: ["robot"],
  MythicalCreatures: ["dragon", "unicorn"],
  Superheroes: ["superhero"],
  EverydayPeople: ["girl", "boy"],
  ToysBroughtToLife: ["teddy", "tin-soldier"],
  FantasyBeings: ["fairy", "wizard", "mermaid"],
};

/** What is drawn of each character type for a kind of which nothing more is known. */
const NEAREST: Readonly<Record<CharacterType, string>> = {
  Animals: "raccoon",
  RobotsAI: "robot",
  MythicalCreatures: "monster",
  Superheroes: "superhero",
  EverydayPeople: "child",
  ToysBroughtToLife: "teddy",
  FantasyBeings: "gnome",
};

/** Who can come along at the low point, by where the story plays and who is in it. */
const HELPERS: Readonly<Record<CharacterType, readonly string[]>> = {
  Animals: ["owl", "bear", "mouse", "rabbit", "hedgehog", "fox", "cat"],
  RobotsAI: ["robot", "owl", "cat", "inventor"],
  MythicalCreatures: ["dragon", "unicorn", "owl", "fairy", "wizard"],
  Superheroes: ["grandmother", "cat", "owl", "robot"],
  EverydayPeople: ["grandmother", "cat", "owl", "grandfather", "bear"],
  ToysBroughtToLife: ["teddy", "tin-soldier", "mouse", "cat"],
  FantasyBeings: ["wizard", "fairy", "owl", "cat", "unicorn"],
};
const HELPERS_IN: Readonly<Partial<Record<Environment, readonly string[]>>> = {
  UnderwaterKingdom: ["mermaid", "whale", "turtle", "octopus"],
  SpaceColony: ["robot", "astronaut", "cat", "alien"],
};

const HERO_TRAITS = ["little", "curious", "cheerful"] as const;
const HELPER_TRAITS = ["old", "kind", "clever"] as const;
const FRIEND_TRAITS = ["little", "cheerful", "funny", "quick", "kind"] as const;

const GROWN_TRAITS = ["kind", "cheerful", "funny", "clever"] as const;

interface Sketch {
  readonly id: string;
  readonly figure: Partial<ReadFigure>;
  readonly name: string;
  /** Has a name in any case: the hero, and each of several of one kind, whom nobody could tell apart without. */
  readonly named: boolean;
  readonly looks: string;
  /** The form has it, with a name or a description. */
  readonly typed: boolean;
  readonly fallbackKinds: readonly string[];
  readonly traits: readonly string[];
}

/** What parted figures must not share. */
interface Taken {
  readonly colours: Set<Colour>;
  readonly garments: Set<Garment>;
  readonly concepts: Set<string>;
  readonly traits: Set<string>;
  readonly names: Set<string>;
}

/**
 * Casts the book: the parent's figures in the parent's order, and a helper if there is nobody to be one. What nothing is
 * said of is chosen by chance, for those of the form always alike: they look the same in every book.
 */
export function makeCast(request: BookRequest, reading: Reading, words: SentenceBook, random: Random): Cast {
  const known = matchCharacters(request, reading);
  const isOneOfSeveral = ({ name, figure }: KnownFigure) =>
    name === "" && known.filter((other) => other.figure.concept === figure.concept).length > 1;
  const taken: Taken = {
    colours: new Set(),
    garments: new Set(),
    concepts: new Set(),
    traits: new Set(),
    names: new Set(known.map(({ name }) => name)),
  };
  for (const { figure } of known) if (figure.concept) taken.concepts.add(figure.concept);
  const sketch = (id: string, index: number, traits: readonly string[]): Sketch => ({
    id,
    figure: known[index]?.figure ?? {},
    name: known[index]?.name ?? "",
    named: index === 0 || (known[index] !== undefined && isOneOfSeveral(known[index])),
    looks: known[index]?.looks ?? "",
    typed: request.characters[index] !== undefined,
    fallbackKinds: isChildBeside(known[index], known[0], index) ? CHILDREN : KINDS_OF_TYPE[request.characterType],
    traits,
  });
  const make = (from: Sketch, ofFamily: Family) => makeMember(from, request, words, random, taken, ofFamily);
  const heroSketch = sketch("hero", 0, HERO_TRAITS);
  const kinSkin = known.find(({ figure }, index) => index > 0 && figure.skin && isKin(heroSketch, figure))?.figure.skin;
  const hero = make(heroSketch, () => (kinSkin ? { skin: kinSkin } : {}));
  const withHero: Family = (concept) => familyOf(hero.card, concept);
  const helperAt = helperPlace(known);
  const stranger = known.length < 2 || known[helperAt]?.figure.role === "helper";
  const helperKinds = HELPERS_IN[request.environment] ?? HELPERS[request.characterType];
  const helper = make(
    {
      ...sketch("helper", helperAt, HELPER_TRAITS),
      ...(known.length < 2 && { fallbackKinds: helperKinds }),
    },
    withHero,
  );
  const friends = known
    .map((_, index) => index)
    .filter((index) => index > 0 && index !== helperAt)
    .map((index, order) => make(sketch(`friend-${order + 1}`, index, FRIEND_TRAITS), withHero));
  return { hero, helper, friends, stranger };
}

/** The book's figures that are the parent's, in the parent's order. */
export function castInOrder(request: BookRequest, reading: Reading, words: SentenceBook): readonly CastCard[] {
  const { hero, helper, friends } = makeCast(request, reading, words, seeded(""));
  const [helperAt, rest] = [helperPlace(matchCharacters(request, reading)), friends.map(({ card }) => card)];
  return [hero.card, ...rest.toSpliced(helperAt - 1, 0, helper.card)].slice(0, Math.max(1, request.characters.length));
}

/** Which of the parent's figures helps at the low point: the one that the idea says it of, else the second. */
const helperPlace = (known: readonly KnownFigure[]): number =>
  Math.max(
    1,
    known.findIndex(({ figure }, index) => index > 0 && figure.role === "helper"),
  );

/** What somebody who is called so has of the hero's looks. */
type Family = (concept: string) => Partial<Pick<CastCard, "skin" | "hair">>;

const isKin = ({ figure }: Sketch, other: Partial<ReadFigure>) => areKin(figure.concept ?? "", other.concept ?? "");

function familyOf({ called, skin, hair }: CastCard, concept: string): ReturnType<Family> {
  return {
    ...(skin && areKin(called, concept) && { skin }),
    ...(hair && hair !== "none" && areSiblings(called, concept) && { hair }),
  };
}

const CHILDREN = KINDS_OF_TYPE.EverydayPeople;

/** "Ana and her cat": whoever has a child's name and no kind, beside a hero of a kind, is a child. */
function isChildBeside(one: KnownFigure | undefined, hero: KnownFigure | undefined, index: number): boolean {
  const isNamed = one !== undefined && !one.figure.concept && likelySexOfName(one.name) !== undefined;
  return index > 0 && isNamed && Boolean(hero?.figure.concept);
}

function makeMember(
  sketch: Sketch,
  { characterType, language }: BookRequest,
  words: SentenceBook,
  chance: Random,
  taken: Taken,
  ofFamily: Family,
): CastMember {
  const { figure } = sketch;
  const random = sketch.typed ? seeded(`character ${keyOf(sketch)}`) : chance;
  const free = sketch.fallbackKinds.filter((kind) => !taken.concepts.has(kind) && canBe(kind, figure.sex));
  const able = sketch.fallbackKinds.filter((kind) => canBe(kind, figure.sex));
  const concept = figure.concept || (random.pick(free) ?? random.pick(able) ?? "child");
  taken.concepts.add(concept);
  // A kind that the lexicon does not have is drawn as what comes nearest to it.
  const meaning = conceptById(concept) ?? conceptById(figure.nearest ?? NEAREST[characterType]);
  const role = meaning?.kind === "figure" ? meaning : undefined;
  const byChance = random.next() < 0.5 ? "female" : "male";
  const sex: Sex =
    figure.sex ?? role?.sex ?? sexOfOwnName(sketch.name, words) ?? sexByNoun(concept, language) ?? byChance;
  const isUnnamed = sketch.named && sketch.name === "";
  const name = isUnnamed ? nameFor(sex, words, random, taken.names) : sketch.name;
  taken.names.add(name);
  const draws = role?.draws ?? (livingForm(meaning) ? LIVING_THING : "child");
  const freeGarments = garmentsOf(draws).filter((garment) => !taken.garments.has(garment));
  const garment =
    (figure.garment && wornGarment(draws, figure.garment.kind)) ?? random.pick(freeGarments) ?? garmentsOf(draws)[0];
  const body = figure.colour ?? role?.colour;
  const freeColours = GARMENT_COLOURS.filter((colour) => !taken.colours.has(colour) && colour !== body);
  const colour = figure.garment?.colour ?? random.pick(freeColours) ?? "red";
  taken.garments.add(garment);
  taken.colours.add(colour);
  // A young wizard has no beard yet; a young mother is no child.
  const isYoung = figure.trait === "young" && role?.age === "grown" && draws !== "grown-up";
  const age = figure.age ?? (isYoung ? "child" : role?.age);
  const isChild = draws === "child" && age !== "old" && age !== "grown";
  const traits =
    age === "grown" || age === "old"
      ? GROWN_TRAITS
      : isChild
        ? sketch.traits.filter((each) => each !== "old")
        : sketch.traits;
  const freeTraits = traits.filter((trait) => !taken.traits.has(trait));
  const trait = figure.trait ?? random.pick(freeTraits) ?? traits[0] ?? "kind";
  taken.traits.add(trait);
  const who = {
    name,
    kind: draws,
    called: concept,
    age: age ?? (sketch.id === "helper" && trait === "old" ? "old" : "child"),
    looks: sketch.looks,
  } as const;
  const card: CastCard = {
    id: sketch.id,
    ...who,
    characterType: role?.type ?? characterType,
    sex,
    size: isYoung ? 1 : (role?.size ?? 1),
    ...(body && { colour: body }),
    ...looksByDefault(who, { ...ofFamily(concept), ...(figure.skin && { skin: figure.skin }) }),
    ...(figure.hair && { hair: figure.hair }),
    ...(figure.skin && { skin: figure.skin }),
    ...(figure.wheelchair && { wheelchair: true }),
    garment: { kind: garment, colour },
  };
  return { card, participant: { name, concept, sex, ...(concept !== trait && { adjective: trait }) } };
}

/** A name that the author gave stays the name of a girl or of a boy when the form gives it back. */
function sexOfOwnName(name: string, { names }: SentenceBook): Sex | undefined {
  if (names.female.includes(name)) return names.male.includes(name) ? undefined : "female";
  return names.male.includes(name) ? "male" : undefined;
}

/** Romanian speaks of somebody by the noun, where there is but one for either sex: „un trenuleț“ is no Dorina. */
function sexByNoun(concept: string, language: Language): Sex | undefined {
  const nouns = language === "ro" ? (conceptById(concept)?.words.ro.nouns ?? []) : [];
  if (nouns.length === 0 || nouns.some(({ sex }) => sex !== undefined)) return undefined;
  return kitFor(language).gender({ name: "", concept, sex: "neuter" }) === "f" ? "female" : "male";
}

/** A girl is no choice for a boy. */
function canBe(kind: string, sex: Sex | undefined): boolean {
  const concept = conceptById(kind);
  return concept?.kind === "figure" && (sex === undefined || concept.sex === undefined || concept.sex === sex);
}

/** A name in the language of the book, by sex; a neuter hero has either kind. */
function nameFor(sex: Sex, words: SentenceBook, random: Random, taken: ReadonlySet<string>): string {
  const { female, male } = words.names;
  const fitting = sex === "female" ? female : sex === "male" ? male : [...female, ...male];
  return random.pick(fitting.filter((name) => !taken.has(name))) ?? "Pip";
}
