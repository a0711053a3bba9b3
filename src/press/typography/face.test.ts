import { expect, test } from "vitest";
import { pressFonts } from "../testing/sample-book.ts";
import { openFace } from "./face.ts";

test("a letter that was drawn as a part of another is still known as itself, in every font that words are set in (T55)", () => {
  for (const bytes of [pressFonts.title, pressFonts.early, pressFonts.literary]) {
    const face = openFace(bytes);
    face.outlineOf("ȘȚĂÂÎÄÖÜÉșțăâîäöüé", 20, 0, 0);
    const letters = "ȘȚĂÂÎÄÖÜÉșțăâîäöüéSTAIOUEstaioue";
    expect(
      face.font
        .layout(letters)
        .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
        .join(""),
    ).toBe(letters);
  }
});
