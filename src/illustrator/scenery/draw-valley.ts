import { FIGURES } from "../figures/register.ts";
import { mark } from "../gouache/brush.ts";
import { Canvas } from "../gouache/canvas.ts";
import { type Hex, mix } from "../gouache/colour.ts";
import type { Palette } from "../gouache/palette.ts";
import { at, num, oval, type Point, smooth } from "../gouache/path.ts";
import { fill, line, place } from "../gouache/shape.ts";
import { cottage } from "../places/parts/buildings.ts";
import { rampart, tower } from "../places/parts/castle.ts";
import { bush, grass } from "../places/parts/plants.ts";
import { flower } from "../places/parts/flowers.ts";
import { cloud, moon, sparkle } from "../places/parts/sky.ts";
import { streetLamp } from "../places/parts/street.ts";
import { fir } from "../places/parts/fir.ts";
import { roundTree } from "../places/parts/trees.ts";
import { PALETTES } from "../places/small-village/palettes.ts";
import type { ValleyFigure, ValleyLayout } from "./valley-layout.ts";

/** Skies that pale words read on. */
const SKIES: Readonly<Record<"day" | "night", Palette["sky"]>> = {
  day: ["#2a5cab", "#5c93cf", "#d7e6ea"],
  night: ["#0d1537", "#1d2a66", "#4a57a0"],
};

/** A village valley under a high sky, by day or by night, as an SVG of the layout's size: no words, no frame. */
export function drawValley(layout: ValleyLayout, hour: "day" | "night"): string {
  const { width, height, edges } = layout;
  const night = hour === "night";
  const palette: Palette = { ...PALETTES[hour], sky: SKIES[hour] };
  const canvas = new Canvas({
    palette,
    seed: `valley ${width}`,
    prefix: "v",
    light: { x: 0.5, y: -0.8 },
    rim: night ? 2.2 : 1,
  });
  const [far, middle, near] = edges.map((edge) => height - edge) as [number, number, number];
  const valley = new Valley(canvas, layout);
  const p = palette;
  const body =
    valley.sky(far) +
    valley.stars(night, far) +
    (night ? place(moon(canvas, 0, 0, layout.moon[2]), layout.moon[0] * width, layout.moon[1]) : "") +
    valley.clouds(night) +
    valley.hill("far", far, 46, canvas.fade(p.far, night ? 0.1 : 0.3)) +
    valley.castle(night) +
    valley.woods(0.5) +
    valley.hill("middle", middle, 36, canvas.fade(mix(p.mid, p.near, 0.3), 0.12)) +
    valley.cottages(night) +
    valley.woods(0.2) +
    valley.hill("near", near, 30, mix(p.ground[1], p.near, night ? 0.5 : 0.3)) +
    valley.way(near) +
    valley.woods(0) +
    valley.meadow(near) +
    valley.lamp(night) +
    layout.figures.map((figure) => valley.figure(figure)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${canvas.definitions()}</defs>${body}</svg>`;
}

class Valley {
  readonly #canvas: Canvas;
  readonly #layout: ValleyLayout;

  constructor(canvas: Canvas, layout: ValleyLayout) {
    this.#canvas = canvas;
    this.#layout = layout;
  }

  sky(horizon: number): string {
    const { width, height } = this.#layout;
    const { sky, sun } = this.#canvas.palette;
    const wash = this.#canvas.linear(
      [
        [0, sky[0]],
        [0.45, mix(sky[0], sky[1], 0.5)],
        [0.8, sky[1]],
        [1, sky[2]],
      ],
      [0, 0, 0, horizon],
      "user",
    );
    const random = this.#canvas.randomFor("sky");
    let pale = "";
    let dark = "";
    for (let i = 0; i < width / 12; i++) {
      const y = random() * horizon;
      const stroke = mark(random.range(0, width), y, random.range(60, 200), random.range(2, 6), random.gauss() * 0.06);
      if (i % 2) pale += stroke;
      else dark += stroke;
    }
    return (
      `<rect width="${width}" height="${height}" fill="${wash}"/>` +
      fill(pale, sky[1], 0.1) +
      fill(dark, sky[0], 0.12) +
      this.#canvas.glow(width * 0.72, horizon, width * 0.3, sun, this.#canvas.rim > 1 ? 0.12 : 0.5)
    );
  }

  stars(night: boolean, horizon: number): string {
    const { width, stars } = this.#layout;
    const random = this.#canvas.randomFor("stars");
    let dots = "";
    let bright = "";
    for (let i = 0; i < (night ? stars : stars * 0.18); i++) {
      const [x, y] = [random.range(0, width), random() ** 1.4 * horizon * 0.86];
      if (i % 9 === 0) bright += sparkle(x, y, random.range(5, 11));
      else dots += oval(x, y, random.range(0.9, 2.3));
    }
    const tone = night ? "#ffeab8" : "#ffffff";
    return fill(dots, tone, night ? 0.85 : 0.4) + fill(bright, tone, night ? 0.95 : 0.55);
  }

  clouds(night: boolean): string {
    const { clouds, width } = this.#layout;
    const tone = night ? "#3a478c" : "#eef4f6";
    return clouds
      .map(([x, y, w], i) => cloud(this.#canvas, x * width, y, w, tone, night ? 0.5 : 0.92, String(i)))
      .join("");
  }

  /** A hill's mass from side to side, brushed along its edge. */
  hill(name: string, top: number, swing: number, colour: Hex): string {
    const { width, height } = this.#layout;
    const canvas = this.#canvas;
    const random = canvas.randomFor(`${name} hill`);
    const humps = Math.max(3, Math.round(width / 420));
    const edge = Array.from({ length: humps + 1 }, (_, i): Point => [
      -40 + ((width + 80) * i) / humps,
      top + (i % 2 ? -1 : 1) * swing * random.range(0.2, 0.8),
    ]);
    const d = `${smooth(edge, false, 0.9)}L${at(width + 40, height + 20)}L${at(-40, height + 20)}Z`;
    let dark = "";
    let pale = "";
    for (let i = 0; i < width / 9; i++) {
      const y = top - swing + random() ** 1.4 * (height - top + swing);
      const stroke = mark(
        random.range(0, width),
        y,
        random.range(26, 90),
        random.range(1.4, 3.6),
        random.gauss() * 0.12,
      );
      if (i % 2) pale += stroke;
      else dark += stroke;
    }
    const wash = canvas.linear([
      [0, canvas.lighten(colour, 0.3)],
      [0.5, colour],
      [1, canvas.shade(colour, 0.3)],
    ]);
    return (
      `<g clip-path="${canvas.clip(d)}"><path d="${d}" fill="${wash}"/>${fill(dark, canvas.shade(colour, 0.4), 0.16)}${fill(pale, canvas.lighten(colour, 0.5), 0.22)}</g>` +
      line(smooth(edge, false, 0.9), canvas.lighten(colour, 0.55), 2, 0.4)
    );
  }

  castle(lit: boolean): string {
    const { castle, width, height } = this.#layout;
    if (!castle) return "";
    const [share, foot, s] = castle;
    const [x, y] = [share * width, height - foot];
    const stone = { wall: "#dccfc0", lit, depth: 0.3 };
    return (
      tower(this.#canvas, x - s * 0.5, y, s * 0.24, s * 0.9, { ...stone, roof: "#c8605a" }) +
      tower(this.#canvas, x + s * 0.5, y, s * 0.24, s * 0.82, { ...stone, roof: "#5f7fb0" }) +
      tower(this.#canvas, x, y, s * 0.32, s * 1.24, { ...stone, roof: "#5f7fb0" }) +
      rampart(this.#canvas, x - s * 0.5, y, s, s * 0.44, stone.wall, 0.3)
    );
  }

  /** The trees of one distance. */
  woods(depth: number): string {
    const { firs, trees, width, height } = this.#layout;
    const stand = [...firs.map((each) => ["fir", each] as const), ...trees.map((each) => ["round", each] as const)];
    return stand
      .filter(([, each]) => each[3] === depth)
      .sort(([, a], [, b]) => b[1] - a[1])
      .map(([kind, [x, foot, tall]]) =>
        kind === "fir"
          ? fir(this.#canvas, x * width, height - foot, tall, { depth })
          : roundTree(this.#canvas, x * width, height - foot, tall, { depth, dabs: 60, fruit: "#e0625a" }),
      )
      .join("");
  }

  cottages(lit: boolean): string {
    const { cottages, width, height } = this.#layout;
    return cottages
      .map(([x, foot, w, roof], i) =>
        cottage(this.#canvas, x * width, height - foot, w, {
          wall: i % 2 ? "#f0dcc0" : "#f6ead2",
          roof,
          lit,
          side: i % 2 ? -1 : 1,
          depth: 0.1,
          timber: i % 3 === 0,
          smoke: i % 2 === 0,
        }),
      )
      .join("");
  }

  /** A way that comes down to the reader. */
  way(near: number): string {
    const { width, height } = this.#layout;
    const { ground } = this.#canvas.palette;
    const [x, w] = [width * 0.6, Math.min(240, width * 0.2)];
    const d = `M${at(x - 8, near + 6)}C${at(x + 60, near + 40)} ${at(x - 120, near + 70)} ${at(x - w, height + 10)}H${num(x + w * 0.3)}C${at(x - 20, near + 80)} ${at(x + 110, near + 44)} ${at(x + 14, near + 6)}Z`;
    return fill(d, mix(ground[0], "#f3e0b2", this.#canvas.rim > 1 ? 0.1 : 0.5), 0.7);
  }

  meadow(near: number): string {
    const { width, height } = this.#layout;
    const canvas = this.#canvas;
    const random = canvas.randomFor("meadow");
    const { ground, near: leaves } = canvas.palette;
    const bushes = [0.03, 0.42, 0.98].map((x) => bush(canvas, x * width, height - 6, 120, leaves)).join("");
    const hues: readonly Hex[] = ["#f0a0a8", "#fff3dd", "#b8a0e8", "#f3c65f"];
    const flowers = Array.from({ length: Math.round(width / 60) }, (_, i) =>
      flower(
        canvas,
        random.range(0, width),
        random.range(near + 40, height - 8),
        random.range(7, 12),
        hues[i % hues.length] ?? "#fff3dd",
      ),
    ).join("");
    return (
      grass(canvas, random, [0, near + 26, width, height], Math.round(width / 9), 15, ground[1]) + bushes + flowers
    );
  }

  lamp(lit: boolean): string {
    const { lamp, width, height } = this.#layout;
    return streetLamp(this.#canvas, lamp[0] * width, height - lamp[1], lamp[2], lit);
  }

  figure({ x, foot, scale, left = false, card, manner }: ValleyFigure): string {
    const { width, height } = this.#layout;
    const canvas = left ? this.#canvas.mirrored() : this.#canvas;
    const drawing = FIGURES[card.kind](canvas, card, manner);
    const size = scale * card.size;
    const [px, py] = [x * width, height - foot];
    const shade = fill(oval(px, py, 74 * size, 12 * size), canvas.palette.shadow, 0.3);
    const { shines } = drawing;
    const light = shines
      ? canvas.glow(
          px + shines.at[0] * size * (left ? -1 : 1),
          py + shines.at[1] * size,
          shines.radius * size * 2.2,
          shines.colour,
          canvas.rim > 1 ? 0.5 : 0.12,
        )
      : "";
    return shade + place((drawing.back ?? "") + drawing.svg, px, py, size, left ? -size : size) + light;
  }
}
