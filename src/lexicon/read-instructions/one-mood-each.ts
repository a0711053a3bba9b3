import type { PictureWish } from "./wish.ts";

/** A face has one mood: of several ("not sad, she should laugh") the last that is said of somebody. */
export function oneMoodEach<T>(said: readonly T[], wishOf: (each: T) => PictureWish): readonly T[] {
  const whoseMood = (each: T) => {
    const wish = wishOf(each);
    return wish.kind === "mood" ? wish.who : undefined;
  };
  return said.filter((each, at) => {
    const who = whoseMood(each);
    return who === undefined || !said.slice(at + 1).some((later) => whoseMood(later) === who);
  });
}
