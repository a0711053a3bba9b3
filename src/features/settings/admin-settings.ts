import * as z from "zod/mini";
import {
  CHARACTER_TYPES,
  COMPLEXITIES,
  CharacterType,
  Complexity,
  ENVIRONMENTS,
  Environment,
  GENRES,
  Genre,
  PAGE_COUNTS,
  PageCount,
  THEMES,
  Theme,
} from "#book/choices.ts";
import { AppSettings, FreeLimits } from "#features/settings/settings.ts";

/** What a price can be in: currencies that the payment provider takes, and the parents of our languages pay in. */
export const CURRENCIES = ["EUR", "RON", "USD", "GBP", "CHF"] as const;
const PRICE_MAX = 10_000;
const YEAR_SECONDS = 31_536_000;
const EDITS_MAX = 1_000_000;

/** Up to two digits after the point, as a price is written; never free, since an order of nothing cannot be paid. */
const Price = z.number().check(
  z.minimum(0.01),
  z.maximum(PRICE_MAX),
  z.refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, { params: { problem: "malformed" } }),
);

/** Some of a field's choices, each once: one at least stays for those who do not pay. */
function proList<T extends string | number>(choice: z.ZodMiniType<T, T>, all: readonly T[]) {
  return z.array(choice).check(
    z.maxLength(all.length - 1),
    z.refine((list) => new Set(list).size === list.length, { params: { problem: "malformed" } }),
  );
}

/** All that an administrator sets (S15.6, S3.17, S4.34, S6.4). */
export const AdminSettings = z.object({
  monthlySubscriptionPrice: Price,
  yearlySubscriptionPrice: Price,
  subscriptionCurrency: z.enum(CURRENCIES),
  proCharacterTypes: proList(CharacterType, CHARACTER_TYPES),
  proEnvironments: proList(Environment, ENVIRONMENTS),
  proGenres: proList(Genre, GENRES),
  proThemes: proList(Theme, THEMES),
  proComplexities: proList(Complexity, COMPLEXITIES),
  proPages: proList(PageCount, PAGE_COUNTS),
  /** Seconds between two stories of a free account. */
  freeStoryWait: z.int().check(z.minimum(0), z.maximum(YEAR_SECONDS)),
  /** Pictures that may be made anew or edited in a free account's story. */
  freeImageEdits: z.int().check(z.minimum(0), z.maximum(EDITS_MAX)),
});
export type AdminSettings = z.infer<typeof AdminSettings>;

/** All of it as it is now; a currency may stand there that was set before there was a choice. */
export const SettingsNow = z.extend(AppSettings, FreeLimits.shape);
export type SettingsNow = z.infer<typeof SettingsNow>;

/** A change of the settings, as it is listed. */
export const SettingsChange = z.object({
  id: z.string(),
  /** ISO date and time. */
  at: z.string(),
  /** The administrator's name; null once that account is deleted. */
  by: z.nullable(z.string()),
  /** The fields that were changed. */
  fields: z.array(z.string()),
});
export type SettingsChange = z.infer<typeof SettingsChange>;
