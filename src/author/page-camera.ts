import type { BookPage } from "#book/book.ts";
import { cameraAfter, type FigurePlan, type PagePlan, type Shot } from "#book/page-plan.ts";

const NEXT_SHOT: Readonly<Record<Shot, Shot>> = { wide: "medium", medium: "close", close: "medium" };

/** Never three shots alike in a row; three figures and more do not fit into a close one. */
export function varyShot(wanted: Shot, before: readonly Shot[], figures: number): Shot {
  const [last, secondLast] = before.toReversed();
  const fitting = wanted === "close" && figures > 2 ? "medium" : wanted;
  if (last !== fitting || secondLast !== fitting) return fitting;
  const next = NEXT_SHOT[fitting];
  return next === "close" && figures > 2 ? "wide" : next;
}

/** Pages in a row that may have their words at the same edge. */
const MOST_ALIKE = 3;

/** What the place of the words depends on. */
export interface TextPlace {
  readonly plan: Pick<PagePlan, "place" | "hour" | "shot" | "things"> & { readonly figures: readonly FigurePlan[] };
  /** The page looks out from high up. */
  readonly isHigh: boolean;
  /** Where the words of the pages before are. */
  readonly before: readonly PagePlan["textAt"][];
}

/**
 * Words stand above the figures, but below where the sky has something to show: who flies, what hangs in it, a wide night
 * or a look from high up. Where nothing decides, the edge changes now and then, so that a book has a rhythm.
 */
export function placeText({ plan, isHigh, before }: TextPlace): PagePlan["textAt"] {
  const { environment, indoors } = plan.place;
  const flies = plan.figures.some(({ pose }) => pose === "fly" || (pose === "jump" && isHigh));
  const hasSky = environment !== "UnderwaterKingdom" && environment !== "ToyTown" && indoors === undefined;
  const looksUp = hasSky && plan.shot === "wide" && (plan.hour === "night" || isHigh);
  if (flies || looksUp || plan.figures.length > 2 || plan.things.some(({ where }) => where === "sky")) return "bottom";
  const last = before.slice(-MOST_ALIKE);
  const isDue = last.length === MOST_ALIKE && last.every((at) => at === "top") && plan.shot !== "close";
  return isDue ? "bottom" : "top";
}

/** Each time that a book comes back to a set, or stays there, it is seen from another side. */
export function moveCamera(pages: readonly BookPage[]): BookPage[] {
  const seen = new Map<string, number>();
  return pages.map((page) => {
    const { set, indoors = "" } = page.plan.place;
    const times = (seen.get(`${set} ${indoors}`) ?? 0) + 1;
    seen.set(`${set} ${indoors}`, times);
    // Sets begin at different views, so that a book that goes from one to the next does not look the same way twice.
    return { ...page, plan: { ...page.plan, camera: cameraAfter(undefined, times + set) } };
  });
}
