import { moveCamera, varyShot } from "#author/page-camera.ts";
import type { Book, BookPage } from "#book/book.ts";
import { type CastCard, COLOURS, FIGURE_KINDS, GARMENTS } from "#book/cast-card.ts";
import { ENVIRONMENTS, type Environment } from "#book/choices.ts";
import {
  CAMERA_NAMES,
  cameraCalled,
  type FigurePlan,
  HOURS,
  MOODS,
  type PagePlan,
  POSES,
  ROOMS,
  SHOTS,
  Thing,
  WEATHERS,
} from "#book/page-plan.ts";
import { FIGURES } from "#content/lexicon/figures.ts";
import { LIMITS } from "#contract/limits.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { readValues, type Values } from "#server/models/read-values.ts";

/** More would crowd a picture. */
const MOST_FIGURES = 4;
const MOST_THINGS = 4;
const MOST_CAST = 6;
/** As many spots as any environment has; a painter takes it modulo what it knows. */
const SPOTS = 12;
const THINGS = Thing.options;
const ROWS = FIGURES.filter((row) => row.kind === "figure");

/**
 * A language model's book in the product's own terms. What it spelled otherwise is understood, what it left out is chosen,
 * and who is nobody of the cast is left out of the pictures. `fixed` are the cards that the parent has seen: they stay as
 * they are, first in the cast.
 */
export function readBook(answer: unknown, form: StoryForm, fixed: readonly CastCard[]): Book {
  const values = readValues(answer);
  const { cast, idOf } = readCast(values.list("cast"), form, fixed);
  const [hero] = cast;
  const plan = (each: Values) => readPlan(each, form.environment, idOf, hero?.id ?? "hero");
  return {
    title: form.title === "" ? (values.text("title") ?? "") : form.title,
    language: form.language,
    complexity: form.complexity,
    cast,
    cover: plan(values.inner("cover")),
    pages: filmed(
      values.list("pages").map((page, place) => ({
        text: page.text("text") ?? "",
        plan: plan(page.inner("picture")),
        beat: `page-${place + 1}`,
      })),
    ),
  };
}

/**
 * Shots and cameras as they were asked for, as far as a book bears them: never three shots alike in a row, and a spot that the
 * book comes back to is seen from another side.
 */
function filmed(pages: readonly BookPage[]): BookPage[] {
  const shots: PagePlan["shot"][] = [];
  const moved = moveCamera(pages);
  return pages.map((page, place) => {
    const shot = varyShot(page.plan.shot, shots, page.plan.figures.length);
    shots.push(shot);
    return { ...page, plan: { ...moved[place]?.plan, ...page.plan, shot } };
  });
}

interface ReadCast {
  readonly cast: CastCard[];
  /** A card's id by whatever the model calls its figure. */
  readonly idOf: (called: string) => string | undefined;
}

function readCast(cards: readonly Values[], form: StoryForm, fixed: readonly CastCard[]): ReadCast {
  const cast = [...fixed];
  const ids = new Map<string, string>(
    fixed.flatMap(({ id, name }) => [
      [key(id), id],
      [key(name), id],
    ]),
  );
  for (const values of cards) {
    const names = [values.text("id"), values.text("name")].flatMap((name) => (name ? [key(name)] : []));
    const known = names.map((name) => ids.get(name)).find((id) => id !== undefined);
    if (known === undefined && cast.length >= MOST_CAST) continue;
    const card = known === undefined ? readCard(values, form, cast.length) : undefined;
    if (card) cast.push(card);
    for (const name of names) ids.set(name, known ?? card?.id ?? name);
  }
  if (cast.length === 0) cast.push(readCard(readValues({}), form, 0));
  return { cast, idOf: (called) => ids.get(key(called)) };
}

const key = (name: string) => name.toLowerCase();

function readCard(values: Values, form: StoryForm, place: number): CastCard {
  const kind = values.choice("kind", FIGURE_KINDS) ?? "child";
  const row = ROWS.find(({ id }) => id === kind) ?? ROWS.find(({ draws }) => draws === kind);
  const colour = values.choice("colour", COLOURS);
  return {
    id: place === 0 ? "hero" : `friend-${place}`,
    name: (values.text("name") ?? "").slice(0, LIMITS.characterName.max),
    kind,
    called: row?.id ?? kind,
    characterType: row?.type ?? form.characterType,
    sex: values.choice("sex", ["female", "male", "neuter"]) ?? "neuter",
    age: values.choice("age", ["child", "grown", "old"]) ?? row?.age ?? "child",
    size: row?.size ?? 1,
    ...(colour && { colour }),
    garment: {
      kind: values.choice("garment", GARMENTS) ?? "none",
      colour: values.choice("garmentColour", COLOURS) ?? "red",
    },
    looks: (values.text("looks") ?? "").slice(0, LIMITS.characterDescription.max),
  };
}

function readPlan(values: Values, environment: Environment, idOf: ReadCast["idOf"], hero: string): PagePlan {
  const indoors = values.choice("indoors", ROOMS);
  const camera = values.choice("camera", CAMERA_NAMES);
  const figures = values
    .list("figures")
    .flatMap((figure) => readFigure(figure, idOf))
    .filter(({ who }, place, all) => all.findIndex((other) => other.who === who) === place);
  const things = values.list("things").flatMap((each) => {
    const thing = each.choice("thing", THINGS);
    return thing ? [{ thing, where: each.choice("where", ["ground", "sky"]) ?? "ground" }] : [];
  });
  return {
    place: {
      environment: values.choice("environment", ENVIRONMENTS) ?? environment,
      set: Math.abs(Math.trunc(values.number("spot") ?? 0)) % SPOTS,
      ...(indoors && { indoors }),
    },
    hour: values.choice("hour", HOURS) ?? "day",
    weather: values.choice("weather", WEATHERS) ?? "clear",
    shot: values.choice("shot", SHOTS) ?? "medium",
    ...(camera && { camera: cameraCalled(camera) }),
    figures: figures.length > 0 ? figures.slice(0, MOST_FIGURES) : [{ who: hero, pose: "stand", mood: "happy" }],
    things: things.slice(0, MOST_THINGS),
    textAt: values.choice("textAt", ["top", "bottom"]) ?? "bottom",
  };
}

function readFigure(values: Values, idOf: ReadCast["idOf"]): FigurePlan[] {
  const who = idOf(values.text("who") ?? "");
  if (who === undefined) return [];
  const looksAt = values.text("looksAt");
  const aim = looksAt && (idOf(looksAt) ?? [...THINGS, "reader"].find((known) => known === looksAt));
  const holds = values.choice("holds", THINGS);
  return [
    {
      who,
      pose: values.choice("pose", POSES) ?? "stand",
      mood: values.choice("mood", MOODS) ?? "calm",
      ...(aim && aim !== who && { looksAt: aim }),
      ...(holds && { holds }),
    },
  ];
}
