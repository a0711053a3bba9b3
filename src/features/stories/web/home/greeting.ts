import type { MessageKey } from "#messages/catalogue.ts";

type Hour = "morning" | "day" | "evening";

const DAY_BEGINS = 11;
const EVENING_BEGINS = 18;
const NIGHT_ENDS = 4;

/** The part of the day that a greeting speaks of. */
export function partOfDay(hour: number): Hour {
  if (hour < NIGHT_ENDS || hour >= EVENING_BEGINS) return "evening";
  return hour < DAY_BEGINS ? "morning" : "day";
}

export const GREETINGS = {
  morning: "home.greeting.morning",
  day: "home.greeting.day",
  evening: "home.greeting.evening",
} as const satisfies Record<Hour, MessageKey>;
