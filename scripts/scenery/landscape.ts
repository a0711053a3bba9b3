import type { Inks } from "./inks.ts";
import { n, randomNumbers, Sheet } from "./print.ts";
import { cloud, fox, hedgehog, house, pine, roundTree, star } from "./things.ts";

/** Where things stand, as shares of the picture's width; heights and sizes are in its units. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Height of the near meadow's edge above the foot of the picture. */
  readonly meadow: number;
  /** 1 for a wide picture, less where everything is smaller. */
  readonly scale: number;
  readonly clouds: readonly (readonly [x: number, y: number, size: number])[];
  readonly farPines: readonly (readonly [x: number, height: number])[];
  readonly pines: readonly (readonly [x: number, height: number, foot: number])[];
  readonly trees: readonly (readonly [x: number, height: number, warm: boolean, foot: number])[];
  readonly houses: readonly (readonly [x: number, size: number, teal: boolean, foot: number])[];
  readonly fox: readonly [x: number, size: number, foot: number];
  readonly hedgehog: readonly [x: number, size: number, foot: number];
  readonly stars: number;
  /** Where words stand, as shares: no star shines through them. */
  readonly calm: readonly { readonly right: number; readonly top: number; readonly bottom: number }[];
}

/** The valley under the sky of the home and login screens, by day or by night. */
export function landscape(layout: Layout, inks: Inks): string {
  const { width, height, meadow } = layout;
  const sheet = new Sheet();
  const at = (share: number) => share * width;
  const near = height - meadow;
  const middle = near - 46 * layout.scale;
  const far = near - 104 * layout.scale;

  const sky = `rect width="${width}" height="${height}"`;
  const low = sheet.fade(inks.skyLow, 0, 1);
  sheet.add(`<${sky} fill="${inks.skyTop}"/><${sky} fill="${low}"/>`);
  sheet.add(`<${sky} fill="${sheet.fade(inks.skyGrain, 0.55, 0)}" filter="url(#stipple)"/>`);
  const glow = `rect y="${n(far - 150)}" width="${width}" height="190"`;
  sheet.add(`<${glow} fill="${sheet.fade(inks.glow, 0, inks.night ? 0.5 : 0.42)}" filter="url(#stipple)"/>`);
  sheet.add(starField(layout, inks, far));
  for (const [x, y, size] of layout.clouds) sheet.add(cloud(sheet, at(x), y, size, inks));

  sheet.add(hill(sheet, width, height, far, 26 * layout.scale, 3, inks.far, inks.farShade));
  for (const [x, tall] of layout.farPines) sheet.add(pine(sheet, at(x), middle + 14, tall, inks.pineFar, inks));
  sheet.add(hill(sheet, width, height, middle, 22 * layout.scale, 8, inks.middle, inks.middleShade));
  for (const [x, size, teal, foot] of layout.houses)
    sheet.add(
      house(sheet, at(x), near + foot, size, teal ? inks.wallPink : inks.wall, teal ? inks.roofTeal : inks.roof, inks),
    );
  sheet.add(hill(sheet, width, height, near, 18 * layout.scale, 15, inks.near, inks.nearShade));
  for (const [x, tall, warm, foot] of layout.trees)
    sheet.add(roundTree(sheet, at(x), near + foot, tall, warm ? inks.crownWarm : inks.crown, inks));
  for (const [x, tall, foot] of layout.pines) sheet.add(pine(sheet, at(x), near + foot, tall, inks.pine, inks));
  const [foxX, foxSize, foxFoot] = layout.fox;
  sheet.add(fox(sheet, at(foxX), near + foxFoot, foxSize, inks));
  const [hedgehogX, hedgehogSize, hedgehogFoot] = layout.hedgehog;
  sheet.add(hedgehog(sheet, at(hedgehogX), near + hedgehogFoot, hedgehogSize, inks));
  sheet.add(grass(layout, inks, near));
  return sheet.toSvg(width, height);
}

function hill(
  sheet: Sheet,
  width: number,
  height: number,
  top: number,
  swing: number,
  seed: number,
  ink: string,
  shade: string,
) {
  const random = randomNumbers(seed);
  const steps = Math.max(2, Math.round(width / 460));
  let [x, y] = [-20, top + (random() - 0.5) * swing];
  let line = `M${x} ${n(y)}`;
  const step = (width + 40) / steps;
  for (let index = 1; index <= steps; index++) {
    const nextX = -20 + step * index;
    const nextY = top + (random() - 0.5) * swing * 2;
    line += `C${n(x + step * 0.45)} ${n(y)} ${n(nextX - step * 0.45)} ${n(nextY)} ${n(nextX)} ${n(nextY)}`;
    [x, y] = [nextX, nextY];
  }
  return sheet.printed(`path d="${line}V${height + 20}H-20Z"`, ink, shade, { to: 0.9 });
}

function starField({ width, height, stars, scale, calm }: Layout, inks: Inks, foot: number): string {
  const random = randomNumbers(29);
  const count = inks.night ? stars : Math.round(stars * 0.28);
  return Array.from({ length: count }, () => {
    const x = random() * width;
    const y = random() * random() * foot * 1.05;
    const covered = calm.some(({ right, top, bottom }) => x < right * width && y > top * height && y < bottom * height);
    if (covered) return "";
    const size = (2.2 + random() * random() * 7) * (0.7 + 0.3 * scale);
    return random() < 0.34
      ? star(x, y, size * 1.25, inks.star, 0.34)
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.32)}" fill="${inks.star}"/>`;
  }).join("");
}

function grass({ width, height, scale }: Layout, inks: Inks, near: number): string {
  const random = randomNumbers(51);
  return Array.from({ length: Math.round(width / 26) }, () => {
    const x = random() * width;
    const y = near + 34 + random() * (height - near - 30);
    const tall = (9 + random() * 15) * scale;
    const lean = (random() - 0.5) * 14;
    return `<path d="M${n(x)} ${n(y)}q${n(lean * 0.3)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}q${n(-lean * 0.1)} ${n(tall * 0.6)} ${n(4 - lean)} ${n(tall)}Z" fill="${inks.nearShade}"/>`;
  }).join("");
}
