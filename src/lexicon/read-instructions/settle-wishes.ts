import { oneMoodEach } from "./one-mood-each.ts";
import type { PictureWish } from "./wish.ts";

/** A wish and the words that it was said with. */
export type SaidWish = PictureWish & { readonly words: string };

/** The wishes of a whole instruction without what a later one has overtaken, and each once. */
export function settleWishes(wishes: readonly SaidWish[]): readonly SaidWish[] {
  const said = new Set<string>();
  const settled = onceDressed(oncePlaced(colouredAfterwards(ofWhoStays(namedNearer(wishes)))));
  return onePoseEach(oneMoodEach(settled, (wish) => wish)).filter(({ words: _words, ...wish }) => {
    const key = JSON.stringify(wish);
    return wish.kind === "add-thing" || (!said.has(key) && said.add(key));
  });
}

/** "Why is Maya standing? She should sit": a figure does one thing, the last that is said. */
function onePoseEach(wishes: readonly SaidWish[]): readonly SaidWish[] {
  return wishes.filter(
    (wish, at) =>
      wish.kind !== "pose" || !wishes.slice(at + 1).some((later) => later.kind === "pose" && later.who === wish.who),
  );
}

/** "Could a friend join them? A hedgehog maybe": the friend is the hedgehog. */
function namedNearer(wishes: readonly SaidWish[]): readonly SaidWish[] {
  const at = wishes.findIndex((wish, index) => {
    const next = wishes[index + 1];
    return (
      wish.kind === "add-guest" && wish.concept === "friend" && next?.kind === "add-guest" && next.concept !== "friend"
    );
  });
  const friend = wishes[at];
  const guest = wishes[at + 1];
  if (friend?.kind !== "add-guest" || guest?.kind !== "add-guest") return wishes;
  const named = (wish: SaidWish): SaidWish =>
    "who" in wish && wish.who === guest.who ? { ...wish, who: friend.who } : wish;
  return wishes.filter((wish) => wish !== friend).map(named);
}

/** "Bruno has run off, he shouldn't be there": what was said of whoever goes. */
function ofWhoStays(wishes: readonly SaidWish[]): readonly SaidWish[] {
  const goesLater = (who: string, at: number) =>
    wishes.slice(at + 1).some((later) => later.kind === "remove-figure" && later.who === who);
  return wishes.filter((wish, at) => !(wish.kind === "pose" || wish.kind === "mood") || !goesLater(wish.who, at));
}

/** "Give her a hat. It should be blue": a colour that is told later of what comes; what is to have one does not go. */
function colouredAfterwards(wishes: readonly SaidWish[]): readonly SaidWish[] {
  const coloured: SaidWish[] = [];
  for (const wish of wishes) {
    const at = coloured.findLastIndex((before) => isColouredBy(before, wish));
    const before = coloured[at];
    if (before === undefined || !("colour" in wish) || wish.colour === undefined) coloured.push(wish);
    else coloured[at] = { ...before, colour: wish.colour } as SaidWish;
  }
  return coloured.filter(
    (wish, at) =>
      wish.kind !== "remove-thing" ||
      !coloured.slice(at).some((later) => later.kind === "thing-colour" && later.thing === wish.thing),
  );
}

function isColouredBy(before: SaidWish, later: SaidWish): boolean {
  if ("colour" in before && before.colour !== undefined) return false;
  if (before.kind === "garment") {
    const isDressed = before.garment !== undefined && before.garment !== "none";
    return later.kind === "garment" && later.garment === undefined && isDressed && later.who === before.who;
  }
  const isBrought = before.kind === "add-thing" || before.kind === "holds";
  return isBrought && later.kind === "thing-colour" && later.thing === before.thing;
}

/** "The beach of a desert island" is one place: of two wishes for one environment the one that knows the set. */
function oncePlaced(wishes: readonly SaidWish[]): readonly SaidWish[] {
  return wishes.filter(
    (wish) =>
      wish.kind !== "place" ||
      wish.set !== undefined ||
      !wishes.some(
        (other) => other.kind === "place" && other.environment === wish.environment && other.set !== undefined,
      ),
  );
}

/** "A scarf instead of the dress": who puts something on takes the other off. */
function onceDressed(wishes: readonly SaidWish[]): readonly SaidWish[] {
  const isWorn = (wish: SaidWish, who: string) =>
    wish.kind === "garment" && wish.who === who && wish.garment !== undefined && wish.garment !== "none";
  // "No yellow dress, a purple one".
  const isColouredLater = (who: string, at: number) =>
    wishes
      .slice(at)
      .some((later) => later.kind === "garment" && later.who === who && later.garment === undefined && later.colour);
  return wishes.filter(
    (wish, at) =>
      wish.kind !== "garment" ||
      wish.garment !== "none" ||
      !(wishes.some((other) => isWorn(other, wish.who)) || isColouredLater(wish.who, at)),
  );
}
