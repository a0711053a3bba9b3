import { mix, type Inks } from "./inks.ts";
import { n, type Sheet } from "./print.ts";

/** Eight points, the long ones upright. */
export function star(x: number, y: number, radius: number, ink: string, waist = 0.4): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI * index) / 8 - Math.PI / 2;
    const reach = index % 2 === 1 ? radius * waist : index % 4 === 0 ? radius : radius * 0.72;
    return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
  });
  return `<path d="M${points.join("L")}Z" fill="${ink}"/>`;
}

export function cloud(sheet: Sheet, x: number, y: number, size: number, inks: Inks): string {
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const shape = `path d="M${at(-1, 0)}C${at(-1.05, -0.3)} ${at(-0.7, -0.36)} ${at(-0.6, -0.3)}C${at(-0.52, -0.72)} ${at(-0.02, -0.74)} ${at(0.06, -0.4)}C${at(0.2, -0.56)} ${at(0.5, -0.46)} ${at(0.5, -0.26)}C${at(0.72, -0.36)} ${at(0.98, -0.24)} ${at(0.96, 0)}Z"`;
  return sheet.printed(shape, inks.cloud, inks.skyLow, { from: 0, to: 0.7 });
}

export function pine(sheet: Sheet, x: number, y: number, height: number, ink: string, inks: Inks): string {
  const tier = (foot: number, rise: number, half: number) =>
    `M${n(x - half)} ${n(foot)}Q${n(x - half * 0.3)} ${n(foot - rise * 0.5)} ${n(x)} ${n(foot - rise)}Q${n(x + half * 0.3)} ${n(foot - rise * 0.5)} ${n(x + half)} ${n(foot)}Q${n(x)} ${n(foot + rise * 0.14)} ${n(x - half)} ${n(foot)}Z`;
  const h = height;
  const body = `path d="${tier(y - h * 0.1, h * 0.46, h * 0.32)}${tier(y - h * 0.36, h * 0.42, h * 0.25)}${tier(y - h * 0.6, h * 0.4, h * 0.17)}"`;
  return `<rect x="${n(x - h * 0.04)}" y="${n(y - h * 0.14)}" width="${n(h * 0.08)}" height="${n(h * 0.16)}" fill="${inks.bark}"/>${sheet.printed(body, ink, mix(ink, inks.shade, 0.6), { axis: "0 0 1 .3", to: 0.78 })}`;
}

/** A round tree with fruit among its leaves, like one on a painted plate. */
export function roundTree(sheet: Sheet, x: number, y: number, height: number, crown: string, inks: Inks): string {
  const h = height;
  const trunk = `<path d="M${n(x - h * 0.055)} ${n(y)}L${n(x - h * 0.024)} ${n(y - h * 0.6)}H${n(x + h * 0.024)}L${n(x + h * 0.055)} ${n(y)}Z" fill="${inks.bark}"/>`;
  const leaves = sheet.printed(
    `ellipse cx="${n(x)}" cy="${n(y - h * 0.68)}" rx="${n(h * 0.27)}" ry="${n(h * 0.34)}"`,
    crown,
    mix(crown, inks.shade, 0.42),
    { axis: "0 0 1 .5", to: 0.7 },
  );
  const twigs = `<path d="M${n(x)} ${n(y - h * 0.36)}L${n(x - h * 0.12)} ${n(y - h * 0.6)}M${n(x)} ${n(y - h * 0.44)}L${n(x + h * 0.11)} ${n(y - h * 0.66)}M${n(x)} ${n(y - h * 0.3)}V${n(y - h * 0.62)}" stroke="${inks.bark}" stroke-width="${n(h * 0.022)}" fill="none" stroke-linecap="round"/>`;
  const fruit = [
    [-0.14, -0.78],
    [0.02, -0.9],
    [0.15, -0.74],
    [-0.04, -0.68],
    [0.1, -0.52],
    [-0.17, -0.56],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${n(x + dx * h)}" cy="${n(y + dy * h)}" r="${n(h * 0.032)}" fill="${inks.fruit}"/>`,
    )
    .join("");
  return trunk + leaves + twigs + fruit;
}

/** A house of a village in the hills: steep roof, lit window, a star over the door. */
export function house(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  wall: string,
  roof: string,
  inks: Inks,
): string {
  const s = size;
  const rect = (dx: number, dy: number, width: number, height: number, ink: string) =>
    `<rect x="${n(x + dx * s)}" y="${n(y + dy * s)}" width="${n(width * s)}" height="${n(height * s)}" rx="${n(s * 0.02)}" fill="${ink}"/>`;
  const body = sheet.printed(
    `path d="M${n(x - s * 0.37)} ${n(y)}V${n(y - s * 0.52)}H${n(x + s * 0.37)}V${n(y)}Z"`,
    wall,
    mix(wall, inks.shade, 0.38),
    { axis: "0 0 1 0", to: 0.6 },
  );
  const top = sheet.printed(
    `path d="M${n(x - s * 0.52)} ${n(y - s * 0.46)}Q${n(x - s * 0.24)} ${n(y - s * 0.66)} ${n(x - s * 0.1)} ${n(y - s * 1.04)}Q${n(x)} ${n(y - s * 1.18)} ${n(x + s * 0.1)} ${n(y - s * 1.04)}Q${n(x + s * 0.24)} ${n(y - s * 0.66)} ${n(x + s * 0.52)} ${n(y - s * 0.46)}Z"`,
    roof,
    mix(roof, inks.shade, 0.5),
    { axis: "0 0 1 0", to: 0.7 },
  );
  const door = `<path d="M${n(x + s * 0.06)} ${n(y)}V${n(y - s * 0.28)}a${n(s * 0.1)} ${n(s * 0.1)} 0 0 1 ${n(s * 0.2)} 0V${n(y)}Z" fill="${inks.bark}"/>`;
  const pane = rect(-0.25, -0.38, 0.2, 0.21, inks.window);
  const cross = `<path d="M${n(x - s * 0.15)} ${n(y - s * 0.38)}v${n(s * 0.21)}M${n(x - s * 0.25)} ${n(y - s * 0.275)}h${n(s * 0.2)}" stroke="${wall}" stroke-width="${n(s * 0.022)}"/>`;
  const halo = inks.night
    ? `<circle cx="${n(x - s * 0.15)}" cy="${n(y - s * 0.275)}" r="${n(s * 0.3)}" fill="${inks.window}" fill-opacity=".16"/>`
    : "";
  return body + top + halo + pane + cross + door + star(x, y - s * 0.76, s * 0.1, inks.window);
}

/** A fox who sits and looks up at the sky. */
export function fox(sheet: Sheet, x: number, y: number, size: number, inks: Inks): string {
  const s = size / 100;
  const coat = inks.night ? "#d8592c" : "#ec6a35";
  const cream = inks.night ? "#f1dcc4" : "#fff4e4";
  const dark = "#3a2030";
  const coatShade = mix(coat, dark, 0.42);
  const parts = [
    sheet.printed(`path d="M22 -2C52 2 64 -26 55 -48 46 -58 38 -52 42 -42 46 -28 36 -18 20 -20Z"`, coat, coatShade, {
      to: 0.45,
    }),
    `<path d="M55 -48C46 -58 38 -52 42 -42 48 -44 54 -44 55 -48Z" fill="${cream}"/>`,
    sheet.printed(`path d="M-24 0C-30 -34 -16 -62 2 -62S30 -34 24 0Z"`, coat, coatShade, { axis: "0 0 1 .2", to: 0.5 }),
    `<path d="M-9 0C-14 -24 -8 -46 1 -46S15 -24 10 0Z" fill="${cream}"/>`,
    sheet.printed(
      `path d="M-30 -112 -14 -94C-6 -98 8 -98 16 -94L32 -112C38 -92 34 -78 26 -68 16 -54 -14 -54 -24 -68 -32 -78 -36 -92 -30 -112Z"`,
      coat,
      coatShade,
      { axis: "0 0 1 .5", to: 0.4 },
    ),
    `<path d="M-27 -104-17 -91-25 -84ZM29 -104 19 -91 27 -84Z" fill="${dark}"/>`,
    `<path d="M-26 -70C-14 -76 -4 -70 1 -60 6 -70 16 -76 28 -70 20 -54 -16 -54 -26 -70Z" fill="${cream}"/>`,
    `<circle cx="-11" cy="-80" r="3.4" fill="${dark}"/><circle cx="13" cy="-80" r="3.4" fill="${dark}"/><circle cx="-9.800" cy="-81.300" r="1.100" fill="#fff"/><circle cx="14.200" cy="-81.300" r="1.100" fill="#fff"/>`,
    `<path d="M-4 -66Q1 -69 6 -66 5 -60 1 -59 -3 -60 -4 -66Z" fill="${dark}"/>`,
    `<circle cx="-20" cy="-71" r="3.600" fill="#f7a68c" fill-opacity=".8"/><circle cx="22" cy="-71" r="3.600" fill="#f7a68c" fill-opacity=".8"/>`,
    `<path d="M-12 0V-16M14 0V-16" stroke="${dark}" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/>`,
  ];
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${parts.join("").replace(/\.(\d)00"/g, '.$1"')}</g>`;
}

/** A hedgehog on its way, with an apple. */
export function hedgehog(sheet: Sheet, x: number, y: number, size: number, inks: Inks): string {
  const s = size / 60;
  const coat = "#6d4433";
  const face = inks.night ? "#d9b28c" : "#efcda4";
  const dark = "#2e1a26";
  const spikes = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.08 + (index / 10) * 0.86);
    const px = -4 - Math.cos(angle) * -26;
    const py = -14 - Math.sin(angle) * 24;
    return `<path d="M${n(px - 4)} ${n(py + 5)}L${n(px + (px + 4) * 0.2)} ${n(py - 7)}L${n(px + 4)} ${n(py + 4)}Z" fill="${dark}"/>`;
  }).join("");
  const parts = [
    spikes,
    sheet.printed(`path d="M-30 0C-36 -24 -18 -40 -2 -40S26 -28 26 -4L24 0Z"`, coat, dark, {
      axis: "0 0 .3 1",
      to: 0.7,
    }),
    `<path d="M8 0C6 -16 16 -26 26 -22 34 -18 40 -10 46 -7 44 -2 36 0 30 0Z" fill="${face}"/>`,
    `<circle cx="28" cy="-13" r="2.400" fill="${dark}"/><circle cx="46" cy="-7.500" r="3" fill="${dark}"/>`,
    `<path d="M-18 0v4M-8 0v4M14 0v4M24 0v4" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`,
    `<circle cx="-4" cy="-45" r="7.500" fill="${inks.fruit}"/><path d="M-4 -52q1 -5 5 -6" stroke="${dark}" stroke-width="1.800" fill="none"/>`,
  ];
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${parts.join("").replace(/\.(\d)00"/g, '.$1"')}</g>`;
}
