import { describe, expect, it } from "vitest";
import { SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import { say } from "#messages/say.ts";
import { priceText, yearlySaving } from "./offer-words.ts";

const plain = (text: string) => text.replace(/\s/gu, " ");

describe("the words of an offer", () => {
  it("write the price as the language does", () => {
    expect(priceText("monthly", SHIPPED_SETTINGS, say("en"))).toBe("€4.99");
    expect(plain(priceText("monthly", SHIPPED_SETTINGS, say("ro")))).toBe("4,99 EUR");
    expect(plain(priceText("yearly", SHIPPED_SETTINGS, say("de")))).toBe("39,99 €");
    const yen = { ...SHIPPED_SETTINGS, subscriptionCurrency: "JPY", monthlySubscriptionPrice: 800 };
    expect(priceText("monthly", yen, say("en"))).toBe("¥800");
  });

  it("know what a year saves, and do not claim what is not so", () => {
    expect(yearlySaving(SHIPPED_SETTINGS)).toBe(0.33);
    expect(yearlySaving({ ...SHIPPED_SETTINGS, yearlySubscriptionPrice: 59.88 })).toBe(0);
    expect(yearlySaving({ ...SHIPPED_SETTINGS, yearlySubscriptionPrice: 70 })).toBe(0);
    expect(yearlySaving({ ...SHIPPED_SETTINGS, monthlySubscriptionPrice: 0 })).toBe(0);
  });
});
