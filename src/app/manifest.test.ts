import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { say } from "#messages/say.ts";
import { APPLE_ICON } from "./icons.ts";
import { manifestOf, manifestPath } from "./manifest.ts";

const WEB = path.resolve(import.meta.dirname, "../../dist/web");
const built = (address: string) => readFileSync(path.join(WEB, address));

/** Red, green, blue and opacity of each of a square picture's points. */
async function pointsOf(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    side: info.width,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)],
  };
}

test.each(LANGUAGES)("the built app's manifest names it in the words of %s", (language) => {
  const { t } = say(language);
  const manifest = JSON.parse(built(manifestPath(language)).toString()) as ReturnType<typeof manifestOf>;
  expect(manifest).toMatchObject({
    name: t("app.name"),
    description: t("preview.neutral"),
    lang: language,
    start_url: "/",
    display: "standalone",
    shortcuts: [{ name: t("home.create"), url: "/new" }],
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
});

test("its icons have the sizes that they tell, on nothing where they are shown as they are, and to the edge where they are cut", async () => {
  for (const { src, sizes, purpose } of manifestOf("en").icons) {
    const points = await pointsOf(built(src));
    expect(`${points.side}x${points.side}`).toBe(sizes);
    expect(points.at(0, 0)[3]).toBe(purpose === "any" ? 0 : 255);
  }
  expect((await pointsOf(built(APPLE_ICON.path))).side).toBe(APPLE_ICON.side);
});

test("nothing of the mark is outside the circle that every mask leaves", async () => {
  const { side, at } = await pointsOf(built("/assets/icons/maskable-512.png"));
  const outside: string[] = [];
  let inside = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [red = 0, green = 0, blue = 0] = at(x, y);
      // The star's gold, the boards' red and the leaves' cream are the only warm colours of that strength in it.
      const warm = red > 150 && red - blue > 60 && red > green + 10;
      if (!warm) continue;
      if (Math.hypot(x - side / 2, y - side / 2) > side * 0.4) outside.push(`${x},${y}`);
      else inside += 1;
    }
  expect(outside).toEqual([]);
  expect(inside).toBeGreaterThan(10_000);
});
