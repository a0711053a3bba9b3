import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { say } from "./say.ts";

const endsIn = (days: number) => say("ro").t("subscription.ends.in", { days });

test("uses the Romanian plural forms of the numbers (T60)", () => {
  expect([0, 1, 2, 19, 20, 21, 100, 101, 119, 120].map(endsIn)).toEqual([
    "Se încheie în 0 zile",
    "Se încheie în 1 zi",
    "Se încheie în 2 zile",
    "Se încheie în 19 zile",
    "Se încheie în 20 de zile",
    "Se încheie în 21 de zile",
    "Se încheie în 100 de zile",
    "Se încheie în 101 zile",
    "Se încheie în 119 zile",
    "Se încheie în 120 de zile",
  ]);
  const pages = [8, 12, 16, 24].map((count) => say("ro").t("choice.pages", { count }));
  expect(pages).toEqual(["8 pagini", "12 pagini", "16 pagini", "24 de pagini"]);
});

test("uses the plural forms of English and German", () => {
  expect([1, 2].map((days) => say("en").t("subscription.ends.in", { days }))).toEqual([
    "Ends in 1 day",
    "Ends in 2 days",
  ]);
  expect([1, 2].map((days) => say("de").t("subscription.ends.in", { days }))).toEqual([
    "Endet in 1 Tag",
    "Endet in 2 Tagen",
  ]);
});

test("writes dates as the language does", () => {
  const date = new Date(Date.UTC(2026, 10, 5, 12));
  expect(LANGUAGES.map((language) => say(language).date(date, "long", "UTC"))).toEqual([
    "November 5, 2026",
    "5 noiembrie 2026",
    "5. November 2026",
  ]);
});

test("joins lists as the language does", () => {
  expect(say("ro").list(["a", "b", "c"])).toBe("a, b și c");
  expect(say("de").list(["a", "b", "c"])).toBe("a, b und c");
});

test("says how many days ago something was as the platform does", () => {
  for (const language of LANGUAGES) {
    const platform = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    for (let days = 0; days < 30; days += 1)
      expect(say(language).t("home.book.made", { days })).toBe(platform.format(-days, "day"));
  }
});

test("puts what people typed into a message as it is, markup and braces included", () => {
  expect(say("en").t("home.deleted", { title: "<b>{x}</b> # 'y'" })).toBe("“<b>{x}</b> # 'y'” has been deleted.");
});

test("does not compile with a wrong key, a missing value or a value of the wrong kind", () => {
  // The assertion is the compiler's: without an error on the next line, `npm run types` fails.
  const wrong = [
    // @ts-expect-error no such key
    () => say("en").t("no.such.key"),
    // @ts-expect-error the title is missing
    () => say("en").t("home.deleted"),
    // @ts-expect-error another value than the message's
    () => say("en").t("home.deleted", { name: "Pip" }),
    // @ts-expect-error a count is a number
    () => say("en").t("home.shelf.count", { count: "3" }),
    // @ts-expect-error a message without arguments takes none
    () => say("en").t("app.close", { count: 3 }),
  ];
  expect(wrong).toHaveLength(5);
});

test("refuses a key whose part of the catalogue is not loaded", () => {
  expect(() => say("en").t("no.such.key" as "app.close")).toThrow(/no\.such\.key/);
});
