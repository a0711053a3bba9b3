// Draws what no story asks for, in the illustrator's hand: pictures of a form's choices, the slides that greet somebody
// new, the planets of the levels, the default cover, the icons of the installed app, and the valley under the home's and the sign-in screen's sky.
// Addressed files go to generated/assets, from where the build takes them to dist/web/assets; those that the browser's
// half imports go to src/web/design/generated/scenery. Usage: node --import tsx scripts/draw-assets.ts
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { APPLE_ICON, ICON_SIZES, iconPath } from "#app/icons.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { COVER, type Frame, LANDSCAPE, SQUARE } from "#illustrator/compose/frame.ts";
import { drawPicture } from "#illustrator/draw-picture.ts";
import { drawIcon } from "#illustrator/scenery/draw-icon.ts";
import { drawPlanet } from "#illustrator/scenery/draw-planet.ts";
import { drawValley } from "#illustrator/scenery/draw-valley.ts";
import { VALLEYS } from "#illustrator/scenery/valleys.ts";
import { toIcon } from "#server/raster/to-icon.ts";
import { toWebp } from "#server/raster/to-webp.ts";
import { DEFAULT_COVER, ONBOARDING } from "./draw-assets/other-scenes.ts";
import { PICKERS } from "./draw-assets/picker-scenes.ts";
import type { Scene } from "./draw-assets/scenes.ts";

const root = path.resolve(import.meta.dirname, "..");
const ASSETS = path.join(root, "generated/assets");
const IMPORTED = path.join(root, "src/web/design/generated/scenery");

interface Asset {
  readonly file: string;
  readonly make: () => Promise<Uint8Array>;
}

const drawn = (file: string, { plan, cast }: Scene, frame: Frame, width: number): Asset => ({
  file,
  make: () =>
    toWebp(drawPicture(plan, cast, { seed: file, frame }).svg, {
      width,
      height: Math.round((width * frame.height) / 1024),
    }),
});

/** The road of the levels over the slide that tells of them: left, top and size in the units of the frame. */
const ROAD = [
  [16, 262, 140],
  [184, 222, 146],
  [356, 178, 156],
  [536, 134, 172],
  [706, 98, 176],
  [858, 72, 156],
] as const;

/** The same picture with the planets of the levels in its sky. */
function withPlanets({ file, make: _make }: Asset, { plan, cast }: Scene): Asset {
  const planets = LEVELS.map(({ level, planet: name }) => {
    const [x, y, size] = ROAD[level];
    return drawPlanet(name, { x, y, size });
  }).join("");
  const svg = drawPicture(plan, cast, { seed: file, frame: LANDSCAPE }).svg.replace(/<\/svg>$/, `${planets}</svg>`);
  return { file, make: () => toWebp(svg, { width: 960, height: 720 }) };
}

const planet = (file: string, name: string): Asset => ({
  file,
  make: () => toWebp(drawPlanet(name), { width: 256, height: 256, transparent: true, quality: 84 }),
});

const icon = (address: string, shape: "rounded" | "whole", side: number): Asset => ({
  file: path.relative("/assets", address),
  make: () => toIcon(drawIcon(shape), side),
});

const addressed: Asset[] = [
  ...Object.entries(PICKERS).flatMap(([field, scenes]) =>
    Object.entries(scenes).map(([value, each]) => drawn(`pickers/${field}/${value}.webp`, each, SQUARE, 320)),
  ),
  ...Object.entries(ONBOARDING).map(([name, each]) => {
    const slide = drawn(`onboarding/${name}.webp`, each, LANDSCAPE, 960);
    return name === "progress" ? withPlanets(slide, each) : slide;
  }),
  ...LEVELS.map(({ level, planet: name }) => planet(`planets/${level}.webp`, name)),
  drawn("default-cover.webp", DEFAULT_COVER, COVER, 640),
  ...ICON_SIZES.flatMap((side) => [
    icon(iconPath("any", side), "rounded", side),
    icon(iconPath("maskable", side), "whole", side),
  ]),
  icon(APPLE_ICON.path, "whole", APPLE_ICON.side),
];

const imported: Asset[] = [
  ...LEVELS.map(({ planet: name }) => planet(`planet-${name}.webp`, name)),
  ...Object.entries(VALLEYS).flatMap(([name, layout]) =>
    (["day", "night"] as const).map((hour): Asset => ({
      file: `${name}-${hour}.webp`,
      make: () => toWebp(drawValley(layout, hour), { width: layout.width, height: layout.height, quality: 72 }),
    })),
  ),
];

/** Everything is drawn before anything is written, so that no build beside this one finds a folder half full. */
async function write(folder: string, assets: readonly Asset[]): Promise<void> {
  const made: [file: string, bytes: Uint8Array][] = [];
  for (const { file, make } of assets) made.push([file, await make()]);
  await rm(folder, { recursive: true, force: true });
  for (const [file, bytes] of made) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

await Promise.all([write(ASSETS, addressed), write(IMPORTED, imported)]);
