import type { CastCard } from "#book/cast-card.ts";
import type { Environment } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { FigurePlan, Hour, Mood, PagePlan, Pose, Room, Shot, Weather } from "#book/page-plan.ts";
import { sharedPoseIn } from "./doings-in-text.ts";
import { placeText, varyShot } from "./page-camera.ts";
import { isSpoken } from "./sentence-spans.ts";
import { tellingFramesFor } from "./telling-frames.ts";
import { clauseBefore, thingsIn } from "./things-in-text.ts";
import { type ToldEvent, toldEvents } from "./told-events.ts";

/** Where, when and with whom the page before left off: what a text does not say again stays as it was. */
export interface ToldSoFar {
  readonly environment: Environment;
  readonly set: number;
  readonly indoors?: Room;
  readonly hour: Hour;
  readonly weather: Weather;
  /** Whom the text spoke of last. */
  readonly subject: string;
  /** Who was there. */
  readonly present: readonly string[];
  /** Of whom the text has spoken so far, whom last at the end. */
  readonly recent: readonly string[];
  readonly shots: readonly Shot[];
  readonly textsAt: readonly PagePlan["textAt"][];
}

/** A page of a parent's own text that is to be drawn. */
export interface ToldPage {
  readonly text: string;
  readonly language: Language;
  readonly cast: readonly CastCard[];
  readonly startsScene: boolean;
}

/** More things would hide the figures. */
const MOST_THINGS = 3;
/** As many as a page has room for. */
const MOST_FIGURES = 6;

/** Room behind a verb for its subject: „saßen sie“. */
const AFTER = 4;

const CLOSE_MOODS: readonly Mood[] = ["sad", "scared", "surprised", "proud", "shy"];
/** Verbs behind which their subject can stand: "on the stair sat an owl". */
const POSTURES: readonly Pose[] = ["sit", "stand", "lie", "sleep"];
/** What stands behind a verb of posture when its subject does. */
const A_THING = /^ (?:an|a|the|un|o|eine?|der|die|das) \p{L}/u;
const ARTICLE = /^ (?:an?|the|un|o|eine?|der|die|das)? ?$/u;
const HOLDING: readonly Pose[] = ["hold", "lift", "carry", "read"];

/** Figures as the words put them, one after the other. */
interface Doing {
  pose?: Pose;
  mood?: Mood;
  holds?: FigurePlan["holds"];
}

/** Plans the picture of a page from its words alone: who is named, what they do, where and when, and with which things. */
export function planToldPage(page: ToldPage, before: ToldSoFar): { plan: PagePlan; after: ToldSoFar } {
  const { text, language, cast } = page;
  const events = toldEvents(text, cast, language);
  const place = placeOf(page, events, before);
  const hour = hourOf(events, text) ?? before.hour;
  const isNewDay = page.startsScene && hour !== before.hour;
  const lasting = isNewDay ? "clear" : before.weather;
  const weather = hasWeather(place.environment) ? (weatherOf(events) ?? lasting) : "clear";
  const { doings, subject, recent } = doingsIn(page, events, before);
  const isTalk = events.some((event) => isSpoken(text, event.start));
  // A dog called Biscuit is none to eat.
  const isName = (start: number) => events.some((event) => event.found === undefined && event.start === start);
  const all = thingsIn(text, language).filter(({ start }) => !isName(start));
  const things = all.filter(({ thing }) => thing !== "moon" && thing !== "star");
  const named = all.filter(({ thing }) => thing === "moon" || thing === "star");
  const sky = hour === "night" || hour === "sunset" ? named : [];
  const { holding } = tellingFramesFor(language);
  for (const { thing, start } of things) {
    const who = subjectBefore(page, events, start) ?? before.subject;
    const doing = doings.get(who) ?? {};
    if (doing.holds === undefined && holding.test(clauseBefore(text, start)))
      doings.set(who, { ...doing, holds: thing });
  }
  const held = new Set([...doings.values()].flatMap(({ holds }) => holds ?? []));
  const shared = sharedPoseIn(text, language);
  const here = cast.map(({ id }) => id).filter((id) => doings.has(id));
  // Two hold hands: those whom the story is about, and not whoever comes in.
  const sharing = here.slice(0, shared === "hold-hands" ? 2 : here.length);
  const figures = figuresOf(doings, isTalk, shared, sharing);
  const wanted: Shot =
    page.startsScene || before.shots.length === 0
      ? "wide"
      : figures.some(({ mood, holds }) => CLOSE_MOODS.includes(mood) || holds)
        ? "close"
        : "medium";
  const shot = varyShot(wanted, before.shots, figures.length);
  const draft = {
    place: { environment: place.environment, set: place.set, ...(place.indoors && { indoors: place.indoors }) },
    hour,
    weather,
    shot,
    figures,
    things: [...sky, ...things]
      .filter(({ thing }) => !held.has(thing))
      .slice(0, MOST_THINGS)
      .map(({ thing, where }) => ({ thing, where })),
  };
  const plan: PagePlan = { ...draft, textAt: placeText({ plan: draft, isHigh: false, before: before.textsAt }) };
  return {
    plan,
    after: {
      ...place,
      hour,
      weather,
      subject,
      present: [...doings.keys()],
      recent,
      shots: [...before.shots, shot],
      textsAt: [...before.textsAt, plan.textAt],
    },
  };
}

function hasWeather(environment: Environment): boolean {
  return environment !== "UnderwaterKingdom" && environment !== "SpaceColony" && environment !== "ToyTown";
}

/** A place counts where somebody is or goes; a room ends with the next place or scene. */
function placeOf(
  { text, language, startsScene }: ToldPage,
  events: readonly ToldEvent[],
  before: ToldSoFar,
): Pick<ToldSoFar, "environment" | "set" | "indoors"> {
  const { where, rooms } = tellingFramesFor(language);
  const room = rooms.find(([, pattern]) => pattern.test(text))?.[0];
  const named = events.findLast(
    (event) =>
      event.found?.kind === "place" && !isSpoken(text, event.start) && where.test(clauseBefore(text, event.start)),
  );
  const concept = named?.found?.concept;
  // A kitchen is one of the place where one is.
  if (concept?.kind === "place" && !room) {
    const set = concept.environment === before.environment ? before.set : 0;
    return { environment: concept.environment, set };
  }
  const indoors = room ?? (startsScene ? undefined : before.indoors);
  const set = startsScene && !room ? before.set + 1 : before.set;
  return { environment: before.environment, set, ...(indoors && { indoors }) };
}

function hourOf(events: readonly ToldEvent[], text: string): Hour | undefined {
  return events
    .filter(({ start }) => !isSpoken(text, start))
    .flatMap(({ found }) => (found?.concept.kind === "hour" ? [found.concept.hour] : []))
    .at(-1);
}

function weatherOf(events: readonly ToldEvent[]): Weather | undefined {
  return events.flatMap(({ found }) => (found?.concept.kind === "weather" ? [found.concept.weather] : [])).at(-1);
}

/** Whom an event means, if it means anybody who is there: who is only spoken of is elsewhere, unless called by name. */
function meant(text: string, { start, end, who }: ToldEvent): readonly string[] {
  const isCalled = /[,“"„»]\s*$/u.test(text.slice(0, start)) && /^[,!?.]/u.test(text.slice(end));
  return isSpoken(text, start) && !isCalled ? [] : who;
}

function subjectBefore(page: ToldPage, events: readonly ToldEvent[], at: number): string | undefined {
  return events
    .filter((event) => event.start < at)
    .flatMap((event) => meant(page.text, event))
    .at(-1);
}

/** Who is there and what they do: a verb belongs to whoever was named last before it. */
function doingsIn(page: ToldPage, events: readonly ToldEvent[], before: ToldSoFar) {
  const { text, language, cast } = page;
  const { unreal, together } = tellingFramesFor(language);
  const those = before.present.length > 1 ? before.present : before.recent.slice(-2);
  const doings = new Map<string, Doing>(together.test(text) ? those.map((who) => [who, {}]) : []);
  let { subject, recent } = before;
  for (const [at, event] of events.entries()) {
    for (const who of meant(page.text, event)) {
      if (!doings.has(who)) doings.set(who, {});
      subject = who;
      recent = [...recent.filter((each) => each !== who), who];
    }
    if (event.pronoun && !isSpoken(text, event.start)) {
      const { sex, acts } = event.pronoun;
      const who = recent.findLast((each) => cast.some((card) => card.id === each && card.sex === sex));
      if (who !== undefined && !doings.has(who)) doings.set(who, {});
      if (who !== undefined && acts) subject = who;
      continue;
    }
    const doing = doingOf(event);
    if (!doing || isSpoken(text, event.start) || unreal.test(clauseBefore(text, event.start))) continue;
    const next = events[at + 1];
    const behind = next && ARTICLE.test(text.slice(event.end, next.start)) ? meant(text, next)[0] : undefined;
    // "On the sand lay a bottle": it is a thing that lies there.
    if (doing.pose && POSTURES.includes(doing.pose) && !behind && A_THING.test(text.slice(event.end))) continue;
    const whose = doing.pose && POSTURES.includes(doing.pose) ? (behind ?? subject) : subject;
    const all = together.test(clauseBefore(text, event.start) + text.slice(event.start, event.end + AFTER))
      ? [...doings.keys()]
      : [whose, ...besideIn(page, events, at)];
    for (const who of all) doings.set(who, { ...doings.get(who), ...doing });
  }
  if (doings.size === 0) doings.set(cast.some(({ id }) => id === subject) ? subject : (cast[0]?.id ?? "hero"), {});
  return { doings, subject, recent };
}

/** "Ben and Biscuit sat": whoever is named together with the one before the verb does it as well. */
function besideIn({ text, language }: ToldPage, events: readonly ToldEvent[], at: number): readonly string[] {
  const named = events.slice(0, at).filter((event) => meant(text, event).length > 0);
  const [first, second] = named.slice(-2);
  const isPair = first && second && tellingFramesFor(language).joins.test(text.slice(first.end, second.start));
  return isPair ? meant(text, first) : [];
}

function doingOf({ found }: ToldEvent): Doing | undefined {
  if (found?.concept.kind === "action") return { pose: found.concept.pose };
  if (found?.concept.kind === "mood") return { mood: found.concept.mood };
  return undefined;
}

function figuresOf(
  doings: ReadonlyMap<string, Doing>,
  isTalk: boolean,
  shared: Pose | undefined,
  sharing: readonly string[],
): FigurePlan[] {
  const all = [...doings].slice(0, MOST_FIGURES);
  return all.map(([who, { pose, mood, holds }], index) => {
    const other = all[index === 0 ? 1 : 0]?.[0];
    const isOne = sharing.includes(who);
    const together = all.length > 1 && isOne ? shared : undefined;
    const own = pose === shared && !isOne ? "stand" : pose;
    // Empty hands do not hold.
    const able = together ?? (own && HOLDING.includes(own) && !holds && own !== "read" ? "stand" : own);
    return {
      who,
      pose: able ?? (holds ? "hold" : "stand"),
      mood: mood ?? "happy",
      ...(isTalk && other !== undefined && { looksAt: other }),
      ...(holds && { holds }),
      facing: all.length > 1 && index >= all.length / 2 ? "left" : "right",
    };
  });
}
