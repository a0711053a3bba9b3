import { describe, expect, it } from "vitest";
import { closesSheet, keyboardHeight, pullOf } from "./sheet-drag.ts";

describe("pulling a sheet", () => {
  it("closes only over a tenth of the window's height", () => {
    expect(closesSheet(84, 844)).toBe(false);
    expect(closesSheet(84.4, 844)).toBe(false);
    expect(closesSheet(85, 844)).toBe(true);
    expect(closesSheet(-300, 844)).toBe(false);
  });

  it("begins after a few px, and not while the content can be scrolled back", () => {
    expect(pullOf(5, false)).toBe("pressing");
    expect(pullOf(-40, false)).toBe("pressing");
    expect(pullOf(6, false)).toBe("pulling");
    expect(pullOf(200, true)).toBe("scrolling");
  });

  it("knows a keyboard from the browser's own bar", () => {
    expect(keyboardHeight({ windowHeight: 844, visibleHeight: 544, visibleTop: 0 })).toBe(300);
    expect(keyboardHeight({ windowHeight: 844, visibleHeight: 500, visibleTop: 44 })).toBe(300);
    expect(keyboardHeight({ windowHeight: 844, visibleHeight: 788, visibleTop: 0 })).toBe(0);
    expect(keyboardHeight({ windowHeight: 667, visibleHeight: 700, visibleTop: 0 })).toBe(0);
  });
});
