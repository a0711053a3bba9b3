import { expect, test } from "vitest";
import { orderSigns } from "./order-signs.ts";

const seen = (line: string) =>
  orderSigns(line)
    .map(({ sign }) => sign)
    .join("");

test("a line without such letters stays as it is", () => {
  expect(seen("Ana are „mere” 👨‍👩‍👧.")).toBe("Ana are „mere” 👨‍👩‍👧.");
});

test("a name runs from right to left, and the line around it from left to right", () => {
  expect(seen("Ea e שרה, da.")).toBe("Ea e הרש, da.");
  expect(seen("Ea e שרה לוי, da.")).toBe("Ea e יול הרש, da.");
});

test("numbers in such a run are read from left to right, and brackets are turned", () => {
  expect(seen("a (שרה 12 לוי) b")).toBe("a (יול 12 הרש) b");
  expect(seen("שרה (לוי) שרה")).toBe("הרש (יול) הרש");
});
