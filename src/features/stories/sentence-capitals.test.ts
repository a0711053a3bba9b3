import { describe, expect, it } from "vitest";
import { wantsCapital } from "./sentence-capitals.ts";

/** A text as it stands after it has been typed letter by letter. */
function typed(letters: string): string {
  let text = "";
  for (const letter of letters) {
    text += letter;
    const at = text.length - letter.length;
    if (wantsCapital(text, at)) text = text.slice(0, at) + letter.toUpperCase();
  }
  return text;
}

describe("capitals while typing", () => {
  it("begin the text and every sentence", () => {
    expect(typed("ana. are mere! și pere? da")).toBe("Ana. Are mere! Și pere? Da");
    expect(typed("  ștefan")).toBe("  Ștefan");
    expect(typed("one.\ntwo")).toBe("One.\nTwo");
  });

  it("come nowhere else", () => {
    expect(typed("Ana are 3.5 mere")).toBe("Ana are 3.5 mere");
    expect(typed("Well... maybe")).toBe("Well... maybe");
    expect(typed("Well… maybe")).toBe("Well… maybe");
    expect(typed("See basmia.ro")).toBe("See basmia.ro");
    expect(typed("„Vino!” strigă")).toBe("„Vino!” strigă");
    expect(typed("A list:\nmilk")).toBe("A list:\nmilk");
  });

  it("do not come after an abbreviation, an initial or a number", () => {
    expect(typed("Mr. fox, e.g. a red one")).toBe("Mr. fox, e.g. a red one");
    expect(typed("Pe str. lungă, la nr. trei")).toBe("Pe str. lungă, la nr. trei");
    expect(typed("Ein Tier, z.B. ein Igel, bzw. ein Fuchs")).toBe("Ein Tier, z.B. ein Igel, bzw. ein Fuchs");
    expect(typed("Z. B. ein Igel, am 3. mai")).toBe("Z. B. ein Igel, am 3. mai");
    expect(typed("J. k. mouse")).toBe("J. k. mouse");
  });

  it("leave alone what has no capital of one letter", () => {
    expect(typed("ßtra")).toBe("ßtra");
    expect(typed("7 mice")).toBe("7 mice");
    expect(typed("猫")).toBe("猫");
  });

  it("judge the letter where it stands, also in the middle of a text", () => {
    expect(wantsCapital("Ana. are mere", 5)).toBe(true);
    expect(wantsCapital("Ana. are mere", 9)).toBe(false);
    expect(wantsCapital("Ana. Are mere", 5)).toBe(false);
    expect(wantsCapital("Ana.are", 4)).toBe(false);
    expect(wantsCapital("", 0)).toBe(false);
  });
});
