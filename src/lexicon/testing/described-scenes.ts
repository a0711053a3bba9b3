import type { CastCard } from "#book/cast-card.ts";
import { MOODS, POSES, type FigurePlan, type PagePlan, type Pose } from "#book/page-plan.ts";

/** A child without a garment, but for what is given. */
export const cardOf = (id: string, name: string, called: string, more: Partial<CastCard> = {}): CastCard => ({
  id,
  name,
  called,
  kind: "child",
  characterType: "EverydayPeople",
  sex: "male",
  age: "child",
  size: 1,
  garment: { kind: "none", colour: "red" },
  looks: "",
  ...more,
});

/** A clear day in the forest with nobody about, but for what is given. */
export const planOf = (more: Partial<PagePlan> = {}): PagePlan => ({
  place: { environment: "EnchantedForest", set: 0 },
  hour: "day",
  weather: "clear",
  shot: "medium",
  figures: [],
  things: [],
  textAt: "top",
  ...more,
});

const ana = cardOf("hero", "Ana", "fox", { kind: "fox", sex: "female" });
const pip = cardOf("hero", "Pip", "hedgehog", { kind: "hedgehog", garment: { kind: "scarf", colour: "blue" } });
const child = cardOf("hero", "", "child", { sex: "neuter" });
const mia = cardOf("hero", "Mia", "girl", {
  sex: "female",
  wheelchair: true,
  garment: { kind: "dress", colour: "yellow" },
});
const max = cardOf("friend", "Max", "bear", { kind: "bear" });

/** What the hands hold in the poses that are about it. */
const HELD: Partial<Record<Pose, Pick<FigurePlan, "holds" | "holdsColour">>> = {
  hold: { holds: "balloon", holdsColour: "red" },
  lift: { holds: "umbrella", holdsColour: "red" },
  read: { holds: "book", holdsColour: "blue" },
  carry: { holds: "ice-cream", holdsColour: "pink" },
};

/** One pose four times: a feminine hero aimed at a friend, a masculine and a neuter one alone, one in a wheelchair aimed. */
export function scenesOf(pose: Pose): readonly (readonly [plan: PagePlan, cast: readonly CastCard[]])[] {
  const mood = MOODS[POSES.indexOf(pose) % MOODS.length] ?? "happy";
  const alone = { who: "hero", pose, mood };
  const aimed = { ...alone, ...(HELD[pose] ?? { looksAt: "friend" }) };
  return [
    [planOf({ figures: [aimed] }), [ana, max]],
    [planOf({ figures: [alone] }), [pip]],
    [planOf({ figures: [alone] }), [child]],
    [planOf({ figures: [aimed] }), [mia, max]],
  ];
}

/** The four texts of each pose, in the order of its scenes. */
export type Described = Readonly<Record<Pose, readonly [string, string, string, string]>>;
