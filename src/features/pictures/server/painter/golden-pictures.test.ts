import * as fs from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { GOLDEN_PICTURES, pictureDifference } from "../testing/golden-pictures.ts";

const FOLDER = path.join(import.meta.dirname, "golden");
/** Below it a picture is the same to the eye: what compressing its golden copy changes is under half of it. */
const SAME = { mean: 2, most: 9 } as const;

const read = (name: string) => fs.readFile(path.join(FOLDER, `${name}.webp`));

test("draws the golden pictures as they are kept; `npm run golden` keeps them anew where a change is wanted", async () => {
  const changed: string[] = [];
  for (const { name, draw } of GOLDEN_PICTURES) {
    const { mean, most } = await pictureDifference(draw(), await read(name));
    if (mean > SAME.mean || most > SAME.most) changed.push(`${name}: mean ${mean.toFixed(1)}, most ${most.toFixed(1)}`);
  }
  expect(changed).toEqual([]);
});

test("keeps one for every set, and no others", async () => {
  const kept = (await fs.readdir(FOLDER)).toSorted();
  expect(kept).toEqual(GOLDEN_PICTURES.map(({ name }) => `${name}.webp`));
  expect(kept).toHaveLength(24);
});

test("would be told of a picture composed otherwise", async () => {
  for (const { name, draw } of GOLDEN_PICTURES.slice(0, 4)) {
    const { most } = await pictureDifference(draw("another"), await read(name));
    expect(most, name).toBeGreaterThan(SAME.most);
  }
});
