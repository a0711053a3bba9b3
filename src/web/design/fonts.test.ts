import * as fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), "utf8");
const families = new Set(
  Array.from(read("fonts.css").matchAll(/font-family: "([^"]+)"/g), ([, family = ""]) => family),
);
const lists = Array.from(read("tokens.css").matchAll(/--font-\w+: ([^;]+);/g), ([, list = ""]) =>
  list.split(", ").map((family) => family.replaceAll('"', "")),
);

describe("the product's letters", () => {
  test("a family has one face of a weight and style: one of two that is not there yet has every size looked for among the device's own", () => {
    const faces = Array.from(
      read("fonts.css").matchAll(/font-family: "([^"]+)";\s+font-weight: (\d+);\s+font-style: (\w+)/g),
      ([, ...face]) => face.join(" "),
    );
    expect(faces.length).toBeGreaterThan(15);
    expect(faces.filter((face, index) => faces.indexOf(face) !== index)).toEqual([]);
  });

  test("letters that few names need stand right behind their own family in every list", () => {
    expect(lists.length).toBe(4);
    for (const list of lists) {
      const own = list[0] ?? "";
      expect(families).toContain(own);
      expect(list[1]).toBe(`${own} other`);
      expect(families).toContain(`${own} other`);
    }
  });
});
