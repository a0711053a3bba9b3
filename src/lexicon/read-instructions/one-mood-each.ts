import type { TracedWish } from "./walk.ts";

/** A face has one mood: of several in a sentence ("not sad, she should laugh") the last that is said of somebody. */
export function oneMoodEach(wishes: readonly TracedWish[]): readonly TracedWish[] {
  return wishes.filter(
    ({ wish }, at) =>
      wish.kind !== "mood" ||
      !wishes.slice(at + 1).some(({ wish: later }) => later.kind === "mood" && later.who === wish.who),
  );
}
