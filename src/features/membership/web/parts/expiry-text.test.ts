import { describe, expect, it } from "vitest";
import { say } from "#messages/say.ts";
import { expiryText } from "./expiry-text.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 10:00 on 10 November 2026 on the calendar of a zone. */
const TEN_O_CLOCK = {
  "Europe/Bucharest": Date.parse("2026-11-10T10:00:00+02:00"),
  "America/Los_Angeles": Date.parse("2026-11-10T10:00:00-08:00"),
} as const;
type Zone = keyof typeof TEN_O_CLOCK;
const ZONES = Object.keys(TEN_O_CLOCK) as Zone[];

const textIn = (language: "en" | "ro" | "de", zone: Zone, milliseconds: number) => {
  const now = TEN_O_CLOCK[zone];
  const subscriptionExpiresAt = new Date(now + milliseconds).toISOString();
  return expiryText({ subscriptionType: "pro", subscriptionExpiresAt }, new Date(now), say(language), zone);
};

describe("when PRO ends, in words", () => {
  it.each(ZONES)("counts calendar days in %s (H19) (S4.18)", (zone) => {
    const text = (milliseconds: number) => textIn("en", zone, milliseconds);
    expect(text(13 * HOUR + 59 * 60_000)).toBe("Ends today");
    expect(text(-60_000)).toBe("Ends today");
    expect(text(14 * HOUR + 60_000)).toBe("Ends in 1 day");
    expect(text(25 * HOUR)).toBe("Ends in 1 day");
    expect(text(9 * DAY)).toBe("Ends in 9 days");
    expect(text(9.01 * DAY)).toBe("Ends in 9 days");
    expect(text(10 * DAY)).toBe("Ends November 20, 2026");
    expect(text(-11 * HOUR)).toBe("Ended on November 9, 2026");
  });

  it.each(ZONES)("has the plural forms and dates of each language in %s (S4.11)", (zone) => {
    const texts = (language: "en" | "ro" | "de") =>
      [0, DAY, 2 * DAY, 40 * DAY, -3 * DAY].map((milliseconds) => textIn(language, zone, milliseconds));
    expect(texts("en")).toEqual([
      "Ends today",
      "Ends in 1 day",
      "Ends in 2 days",
      "Ends December 20, 2026",
      "Ended on November 7, 2026",
    ]);
    expect(texts("ro")).toEqual([
      "Se încheie azi",
      "Se încheie în 1 zi",
      "Se încheie în 2 zile",
      "Se încheie pe 20 decembrie 2026",
      "S-a încheiat pe 7 noiembrie 2026",
    ]);
    expect(texts("de")).toEqual([
      "Endet heute",
      "Endet in 1 Tag",
      "Endet in 2 Tagen",
      "Endet am 20. Dezember 2026",
      "Endete am 7. November 2026",
    ]);
  });

  it("is different where the calendar is", () => {
    const subscription = { subscriptionType: "pro", subscriptionExpiresAt: "2026-11-11T06:30:00Z" } as const;
    const now = new Date("2026-11-10T23:00:00Z");
    expect(expiryText(subscription, now, say("en"), "Europe/Bucharest")).toBe("Ends today");
    expect(expiryText(subscription, new Date("2026-11-10T21:00:00Z"), say("en"), "Europe/Bucharest")).toBe(
      "Ends in 1 day",
    );
    expect(expiryText(subscription, now, say("en"), "America/Los_Angeles")).toBe("Ends today");
  });

  it("says nothing without PRO, without an end, and of an end that cannot be read", () => {
    const now = new Date();
    expect(
      expiryText({ subscriptionType: "free", subscriptionExpiresAt: "2027-01-01T00:00:00Z" }, now, say("en")),
    ).toBeUndefined();
    expect(expiryText({ subscriptionType: "pro", subscriptionExpiresAt: null }, now, say("en"))).toBeUndefined();
    expect(expiryText({ subscriptionType: "pro", subscriptionExpiresAt: "soon" }, now, say("en"))).toBeUndefined();
  });
});
