import { COLOURS, type CastCard, FIGURE_KINDS, GARMENTS, LIVING_THING } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { LANDMARKS } from "#book/landmarks.ts";
import { HOURS, MOODS, type PagePlan, POSES, ROOMS, SHOTS, THINGS, WEATHERS } from "#book/page-plan.ts";
import { seeded } from "../gouache/random.ts";

/** Who is no figure but a place, a building or a thing. */
const SOMEBODY = [...LANDMARKS, ...THINGS] as const;
const SIZES = [0.5, 0.7, 0.85, 1, 1, 1, 1.2, 1.6];

/** A cast card for tests and galleries; what is not said is a child's. */
export const sampleCard = (over: Partial<CastCard> = {}): CastCard => ({
  id: "hero",
  name: "Mira",
  kind: "hedgehog",
  called: "hedgehog",
  characterType: "Animals",
  sex: "female",
  age: "child",
  size: 1,
  garment: { kind: "scarf", colour: "red" },
  looks: "",
  ...over,
});

/** A page plan for tests and galleries: the hero stands alone in the forest by day. */
export const samplePlan = (over: Partial<PagePlan> = {}): PagePlan => ({
  place: { environment: "EnchantedForest", set: 0 },
  hour: "day",
  weather: "clear",
  shot: "wide",
  figures: [{ who: "hero", pose: "stand", mood: "happy" }],
  things: [],
  textAt: "top",
  ...over,
});

/** Any plan an author could write, with its cast; the same number gives the same one. */
export function anyPlan(number: number): { plan: PagePlan; cast: CastCard[]; seed: string } {
  const random = seeded(`any plan ${number}`);
  const others = seeded(`others than animals ${number}`);
  const cast = Array.from({ length: random.int(1, 3) }, (_, i) =>
    sampleCard({
      id: `figure-${i}`,
      kind: random.pick(FIGURE_KINDS),
      size: random.pick(SIZES),
      colour: random.pick(COLOURS),
      garment: { kind: random.pick(GARMENTS), colour: random.pick(COLOURS) },
    }),
  ).map((card): CastCard => {
    if (others.chance(0.12)) return { ...card, kind: LIVING_THING, called: others.pick(SOMEBODY) };
    const sits = (card.kind === "child" || card.kind === "grown-up") && others.chance(0.4);
    return sits ? { ...card, wheelchair: true } : card;
  });
  const things = Array.from({ length: random.int(0, 2) }, () => ({
    thing: random.pick(THINGS),
    where: random.pick(["ground", "sky"] as const),
  }));
  const targets = ["reader", ...cast.map(({ id }) => id), ...things.map(({ thing }) => thing)];
  const plan = samplePlan({
    place: { environment: random.pick(ENVIRONMENTS), set: random.int(0, 5) },
    hour: random.pick(HOURS),
    weather: random.pick(WEATHERS),
    shot: random.pick(cast.length > 2 ? (["wide", "medium"] as const) : SHOTS),
    figures: cast.map(({ id }) => ({
      who: id,
      pose: random.pick(POSES),
      mood: random.pick(MOODS),
      ...(random.chance(0.7) ? { looksAt: random.pick(targets) } : {}),
      ...(random.chance(0.3) ? { holds: random.pick(THINGS) } : {}),
      ...(random.chance(0.3) ? { facing: random.pick(["left", "right"] as const) } : {}),
    })),
    things,
    textAt: random.pick(["top", "bottom"] as const),
    ...(random.chance(0.1) && { dwarfed: true }),
  });
  if (random.chance(0.25)) plan.place.indoors = random.pick(ROOMS);
  return { plan, cast, seed: `seed-${number}` };
}
