import type { LevelBenefit } from "#features/membership/levels.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import type { Speaker } from "#messages/speaker.ts";

const THOUSAND = 1000;

/** A level's threshold: 10, 200, 1k, 5k (S9.1). */
export function thresholdText(likes: number): string {
  return likes >= THOUSAND && likes % THOUSAND === 0 ? `${likes / THOUSAND}k` : String(likes);
}

/** What reaching a level brings, in words (S4.1). */
export function benefitText(benefit: LevelBenefit, { t }: Pick<Speaker<ScreenKey>, "t">): string {
  return benefit.kind === "booklets"
    ? t("levels.benefit.booklets", { count: benefit.count })
    : t("levels.benefit.months", { months: benefit.months });
}
