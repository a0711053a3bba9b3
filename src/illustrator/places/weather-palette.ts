import type { Hour, Weather } from "#book/page-plan.ts";
import { type Hex, mix, saturate } from "../gouache/colour.ts";
import type { Palette } from "../gouache/palette.ts";

/** What lies on the ground when it snows, by hour. */
const SNOW_GROUND: Readonly<Record<Hour, readonly [Hex, Hex, Hex]>> = {
  dawn: ["#fdf3ee", "#e8e2ee", "#b9bfdd"],
  day: ["#f7f8fa", "#d3e1f1", "#8fabd3"],
  sunset: ["#fbe6d8", "#dcc4d2", "#8f86b4"],
  night: ["#b9cbea", "#86a0d0", "#4a629c"],
};

/** What falling snow lays over everything; bluer by day, so that the white ground and the flakes stand out against it. */
const snowAir = (palette: Palette, hour: Hour): Hex => mix(palette.haze, hour === "day" ? "#8fb2d8" : "#c9d8ea", 0.7);

/** The hour's colours as the weather changes them. */
export function weatherPalette(palette: Palette, weather: Weather, hour: Hour): Palette {
  const wash =
    (tone: Hex, amount: number, colour = 1) =>
    (c: Hex) =>
      mix(saturate(c, colour), tone, amount);
  const all = (change: (c: Hex) => Hex): Palette => ({
    ...palette,
    sky: [change(palette.sky[0]), change(palette.sky[1]), change(palette.sky[2])],
    haze: change(palette.haze),
    far: change(palette.far),
    mid: change(palette.mid),
    near: change(palette.near),
    ground: [change(palette.ground[0]), change(palette.ground[1]), change(palette.ground[2])],
  });
  switch (weather) {
    case "rain":
      return all(wash(mix(palette.shadow, "#8fa2b5", hour === "night" ? 0.25 : 0.8), 0.3, 0.72));
    case "fog":
      return all(wash(palette.haze, 0.34, 0.85));
    case "snow":
      return { ...all(wash(snowAir(palette, hour), hour === "day" ? 0.36 : 0.3, 0.8)), ground: SNOW_GROUND[hour] };
    case "wind":
    case "clear":
      return palette;
  }
}
