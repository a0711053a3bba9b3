import type { CastCard, FigureKind } from "#book/cast-card.ts";
import type { FigurePlan, PagePlan } from "#book/page-plan.ts";

/** A picture that no story asks for: a plan and the cast it names. */
export interface Scene {
  readonly plan: PagePlan;
  readonly cast: readonly CastCard[];
}

type Figure = Omit<FigurePlan, "who"> & {
  readonly kind: FigureKind;
  readonly card?: Partial<CastCard>;
};

type Setting = Partial<Omit<PagePlan, "figures">> & Pick<PagePlan, "place">;

/** A scene from figures that bring their own cards; each is called by its place in the list. */
export function scene(setting: Setting, figures: readonly Figure[]): Scene {
  const cast = figures.map(({ kind, card }, i): CastCard => ({
    id: `${i}`,
    name: "",
    kind,
    called: kind,
    characterType: "Animals",
    sex: i % 2 ? "male" : "female",
    age: kind === "grown-up" ? "grown" : "child",
    size: 1,
    garment: { kind: "scarf", colour: "red" },
    looks: "",
    ...card,
  }));
  const plans = figures.map(({ kind: _kind, card: _card, ...figure }, i): FigurePlan => ({ who: `${i}`, ...figure }));
  return {
    cast,
    plan: {
      hour: "day",
      weather: "clear",
      shot: "medium",
      things: [],
      textAt: "top",
      ...setting,
      figures: plans,
    },
  };
}
