import * as fs from "node:fs";
import { describe, expect, test } from "vitest";
import { claimedBy, listRequirements, proveRequirements } from "./prove-requirements.mjs";

const page = `# Page
S0. **Decision:** a command reads the numbers.
- S1.1 Sign-in; see S9.9 in the text.
- S1.2 An idea
  continues here.
- S1.10 Texts.
`;

describe("the proof of requirements", () => {
  test("lists a number once, where its requirement begins", () => {
    expect(listRequirements(page)).toEqual(["S0", "S1.1", "S1.2", "S1.10"]);
  });

  test("reads numbers only from the end of a title", () => {
    const known = listRequirements(page);
    expect(claimedBy("signs in (S1.1)", known)).toEqual(["S1.1"]);
    expect(claimedBy("signs in (S1.1, S1.10)", known)).toEqual(["S1.1", "S1.10"]);
    expect(claimedBy("signs in (S1.1–S1.10)", known)).toEqual(["S1.1", "S1.2", "S1.10"]);
    expect(claimedBy("S1.1 signs in", known)).toEqual([]);
    expect(claimedBy("signs in (at night)", known)).toEqual([]);
  });

  test("takes only passing, unskipped tests and matches numbers exactly (S0)", () => {
    const results = [
      { title: "texts come from catalogues (S1.10)", state: "passed" },
      { title: "an idea (S1.2)", state: "skipped" },
      { title: "numbers (S0)", state: "passed" },
      { title: "more numbers (S0)", state: "failed" },
    ] as const;
    expect(proveRequirements(page, results)).toEqual({ proven: ["S1.10"], missing: ["S0", "S1.1", "S1.2"] });
  });

  test("finds the product's own requirements", () => {
    const known = listRequirements(fs.readFileSync("docs/requirements.md", "utf8"));
    expect(known).toContain("S7.23");
    expect(new Set(known).size).toBe(known.length);
  });
});
