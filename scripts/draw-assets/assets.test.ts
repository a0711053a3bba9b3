import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { CHARACTER_TYPES, ENVIRONMENTS, GENRES, THEMES } from "#book/choices.ts";
import { SLIDES } from "#features/membership/web/onboarding/slides.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { ONBOARDING } from "./other-scenes.ts";
import { PICKERS } from "./picker-scenes.ts";

/** Where the build puts them, from where they are served. */
const ASSETS = path.resolve(import.meta.dirname, "../../dist/web/assets");
const sizeOf = async (file: string) => {
  const { width, height, format, hasAlpha } = await sharp(readFileSync(path.join(ASSETS, file))).metadata();
  return { width, height, format, hasAlpha };
};

const CHOICES = { characterType: CHARACTER_TYPES, environment: ENVIRONMENTS, genre: GENRES, theme: THEMES };

test("there is a scene for every choice of the form and for every slide, and no other", () => {
  for (const [field, values] of Object.entries(CHOICES)) expect(Object.keys(PICKERS[field] ?? {})).toEqual([...values]);
  expect(Object.keys(PICKERS)).toEqual(Object.keys(CHOICES));
  expect(Object.keys(ONBOARDING).toSorted()).toEqual([...SLIDES].toSorted());
});

describe("the built pictures", () => {
  test("show every choice and every slide, under /assets/pickers/ and /assets/onboarding/ (S7.26)", async () => {
    for (const [field, values] of Object.entries(CHOICES))
      for (const value of values)
        expect(await sizeOf(`pickers/${field}/${value}.webp`)).toMatchObject({
          width: 320,
          height: 320,
          format: "webp",
        });
    for (const slide of SLIDES)
      expect(await sizeOf(`onboarding/${slide}.webp`)).toMatchObject({ width: 960, height: 720, format: "webp" });
  });

  test("are drawn by the illustrator when the product is built: pickers, slides, planets and the default cover (S10.12)", async () => {
    for (const { level } of LEVELS)
      expect(await sizeOf(`planets/${level}.webp`)).toMatchObject({ width: 256, height: 256, hasAlpha: true });
    expect(await sizeOf("default-cover.webp")).toMatchObject({ width: 640, height: 800 });
    expect(existsSync(path.join(ASSETS, "pickers"))).toBe(true);
    // The same scenes drawn here give the same bytes: nothing but the illustrator's hand is in them.
    const { drawPicture } = await import("#illustrator/draw-picture.ts");
    const { SQUARE } = await import("#illustrator/compose/frame.ts");
    const { toWebp } = await import("#server/raster/to-webp.ts");
    const file = "pickers/environment/SmallVillage.webp";
    const { plan, cast } = PICKERS["environment"]!["SmallVillage"]!;
    const drawn = await toWebp(drawPicture(plan, cast, { seed: file, frame: SQUARE }).svg, { width: 320, height: 320 });
    expect(drawn.equals(readFileSync(path.join(ASSETS, file)))).toBe(true);
  });
});
