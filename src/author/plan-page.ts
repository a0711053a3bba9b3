import { shortName } from "./short-name.ts";
import type { Environment } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { FigurePlan, PagePlan, Pose, Room, Shot, Thing, Weather } from "#book/page-plan.ts";
import { BEAT_TRAITS } from "./beat-traits.ts";
import type { Spot } from "#content/sentences/spots.ts";
import type { Cast, CastMember } from "./cast-member.ts";
import { everybodyIn } from "./cast-member.ts";
import { postureIn, roomIn, sharedPoseIn } from "./doings-in-text.ts";
import { placeText, varyShot } from "./page-camera.ts";
import { tellingFramesFor } from "./telling-frames.ts";
import { thingsIn } from "./things-in-text.ts";
import type { Beat, FigureHint, Role, Shows } from "./sentences.ts";

/** What a written page gives its picture. */
export interface PlanBrief {
  readonly beat: Beat;
  readonly shows: Shows;
  readonly environment: Environment;
  readonly spot: Spot;
  /** Where that is, as the words say it. */
  readonly spotPhrase: string;
  readonly cast: Cast;
  /** Card ids that the words name. */
  readonly mentioned: readonly string[];
  readonly things: readonly Thing[];
  readonly text: string;
  readonly language: Language;
  /** What the hero was after, where it is drawn. */
  readonly goalThing?: Thing;
  readonly weather: Weather;
  /** The shots of the pages before, and where their words are. */
  readonly shots: readonly Shot[];
  readonly textsAt: readonly PagePlan["textAt"][];
}

/** Under water nobody walks. */
const SWIMMING: Readonly<Partial<Record<Pose, Pose>>> = { walk: "swim", run: "swim", jump: "swim", fly: "swim" };

/** Poses that a posture can be told of in as few words and still be the better picture. */
const ALREADY: Readonly<Partial<Record<Pose, readonly Pose[]>>> = { lie: ["sleep"], sleep: ["lie"], sit: ["read"] };

/** Plans a page's picture from what its words say: the same figures, doing what the variant tells, where it tells it. */
export function planPage(brief: PlanBrief): PagePlan {
  const { shows, cast, environment, spot } = brief;
  const byId = new Map(everybodyIn(cast).map((member) => [member.card.id, member]));
  const named = brief.mentioned.flatMap((id) => byId.get(id) ?? []);
  // Romanian can leave its subject out: a page that names nobody is the hero's.
  const there = named.length > 0 ? named : [cast.hero];
  const present = there.toSorted((a, b) => order(a, cast) - order(b, cast));
  const shared = present.length > 1 ? sharedPoseIn(brief.text, brief.language) : undefined;
  const figures = present.map((member, index) => planFigure(member, index, present, brief, shared));
  const held = new Set(figures.flatMap((figure) => figure.holds ?? []));
  const things = new Map((shows.things ?? []).map((each) => [each.thing, each]));
  for (const thing of brief.things) if (!things.has(thing)) things.set(thing, { thing, where: "ground" });
  const staged = stagedBy(brief);
  if (staged.some(({ thing }) => FLOWERS.has(thing))) things.delete("flower");
  for (const each of staged) if (!things.has(each.thing) && things.size < MOST_THINGS) things.set(each.thing, each);
  const indoors = roomOf(brief, figures);
  const shot = varyShot(shows.shot ?? "medium", brief.shots, figures.length);
  const draft = {
    place: { environment, set: spot.set, ...(indoors && { indoors }) },
    hour: shows.hour ?? BEAT_TRAITS[brief.beat].hour,
    weather: shows.weather ?? brief.weather,
    shot,
    figures,
    things: [...things.values()].filter(({ thing }) => !held.has(thing)),
  };
  return {
    ...draft,
    textAt: placeText({ plan: draft, isHigh: shows.at === "high", before: brief.textsAt }),
    // The lowest point comes once a book: alone, one is tiny in a great world.
    ...(brief.beat === "low" && shot === "wide" && figures.length === 1 && { dwarfed: true }),
  };
}

/** A flower that has a drawing of its own is not drawn as any flower besides. */
const FLOWERS: ReadonlySet<Thing> = new Set<Thing>(["rose", "tulip", "sunflower", "water-lily", "bouquet"]);

/** As many as there is room for beside the figures. */
const MOST_THINGS = 3;

/** Where what the story is about has been found, made or fetched. */
const FOUND: ReadonlySet<Beat> = new Set<Beat>(["try3", "again", "cheer", "prize", "back", "home"]);

/**
 * What the words name besides, where it can be there: what is still being looked for is not, nor are stars by day that
 * nobody has fetched.
 */
function stagedBy({ text, language, shows, beat, goalThing, cast }: PlanBrief): PagePlan["things"] {
  const names = new Set(everybodyIn(cast).flatMap(({ card }) => [card.name, shortName(card.name, language)]));
  const hour = shows.hour ?? BEAT_TRAITS[beat].hour;
  const isDark = hour === "night" || hour === "sunset";
  return thingsIn(text, language)
    .filter(({ word }) => !names.has(word))
    .filter(({ thing }) => (thing === goalThing ? FOUND.has(beat) : isDark || (thing !== "moon" && thing !== "star")))
    .map(({ thing, where }) => ({ thing, where }));
}

/** The room that the words or their spot name, and not only because somebody lives there; whoever sleeps on the last page sleeps in a bed. */
function roomOf(
  { shows, spot, spotPhrase, beat, text, language }: PlanBrief,
  figures: readonly FigurePlan[],
): Room | undefined {
  const isNamed = spotPhrase !== "" && text.toLocaleLowerCase().includes(spotPhrase.toLocaleLowerCase());
  const outdoors = spot.role !== "home" || isNamed;
  const inside = isNamed && !tellingFramesFor(language).dwells.test(text) ? spot.inside : undefined;
  const told = outdoors ? inside : roomIn(text, language);
  const named = shows.indoors ?? spot.indoors ?? told;
  const asleep = figures.some(({ pose }) => pose === "sleep" || pose === "lie");
  return beat === "home" && asleep && named !== "cabin" ? "bedroom" : named;
}

function order(member: CastMember, cast: Cast): number {
  return member === cast.hero ? 0 : 1;
}

function planFigure(
  member: CastMember,
  index: number,
  present: readonly CastMember[],
  brief: PlanBrief,
  shared: Pose | undefined,
): FigurePlan {
  const { cast, shows, beat, environment, goalThing } = brief;
  const role: Role = member === cast.hero ? "hero" : member === cast.helper ? "helper" : "friend";
  const beside: FigureHint = { ...(BEAT_TRAITS[beat].beside ?? { pose: "wave", mood: "happy" }), looksAt: "hero" };
  const hint = shows[role] ?? beside;
  const holds = hint.holds === "goal" ? goalThing : hint.holds;
  const told = toldPosture(member, hint.pose, brief);
  const chosen = holds && told !== "fly" ? hint.pose : (told ?? hint.pose);
  const own = environment === "UnderwaterKingdom" ? (SWIMMING[chosen] ?? chosen) : chosen;
  // A hug is two's; whoever has something in hand keeps it there.
  const joins = shared === "dance" || member === cast.hero || member === cast.helper;
  const goesOn = told !== undefined && shared !== "hug";
  const pose = shared !== undefined && joins && !holds && !goesOn ? shared : own;
  const looksAt = eyesOf(hint.looksAt ?? listenerOf(member, brief, present), member, brief, present);
  // Two and more face one another; which way one alone faces is the picture's own affair.
  const facing = index > 0 && index >= present.length / 2 ? "left" : "right";
  return {
    who: member.card.id,
    pose,
    mood: hint.mood,
    ...(looksAt !== undefined && { looksAt }),
    ...(holds && { holds }),
    ...(present.length > 1 && { facing }),
  };
}

/** How the words say that somebody is, unless the hint says as much. */
function toldPosture({ card }: CastMember, hinted: Pose, { text, language }: PlanBrief): Pose | undefined {
  const told = [shortName(card.name, language), card.name]
    .filter((name) => name !== "")
    .map((name) => postureIn(text, name, language))
    .find((posture) => posture !== undefined);
  return told !== undefined && ALREADY[told]?.includes(hinted) ? hinted : told;
}

/** Whoever talks, talks to somebody: with another one there, the hero looks at that one. */
function listenerOf(member: CastMember, { cast, text }: PlanBrief, present: readonly CastMember[]): Role | undefined {
  if (member !== cast.hero || !/[“„]/u.test(text)) return undefined;
  return present.includes(cast.helper) ? "helper" : present.length > 1 ? "friend" : undefined;
}

/** Eyes go to those who are there; to nobody else. */
function eyesOf(
  looksAt: FigureHint["looksAt"],
  member: CastMember,
  { cast }: PlanBrief,
  present: readonly CastMember[],
): string | undefined {
  if (looksAt === undefined) return undefined;
  const ids: Readonly<Record<string, string | undefined>> = {
    hero: cast.hero.card.id,
    helper: cast.helper.card.id,
    friend: present.find((each) => cast.friends.includes(each))?.card.id,
  };
  if (!(looksAt in ids)) return looksAt;
  const id = ids[looksAt];
  return id !== undefined && id !== member.card.id && present.some((each) => each.card.id === id) ? id : undefined;
}
