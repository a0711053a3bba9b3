import { chroma, type Hex, lift, lightness, mix } from "./colour.ts";
import type { Palette } from "./palette.ts";
import { num } from "./path.ts";
import { type Random, seeded } from "./random.ts";

/** Offset (0 to 1), colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

export interface CanvasOptions {
  palette: Palette;
  seed: string;
  /** Set before every id, so that pictures can stand in one document. */
  prefix: string;
  /** Unit vector towards the light; −x is left, −y up. */
  light?: { x: number; y: number };
  /** How much stronger than by day the lit edge is: 1 by day, about 2.4 at night. */
  rim?: number;
  /** What everything colourful on it is dyed in; its own colours when left out. */
  dye?: Hex;
}

/** From this chroma on, a colour is a thing's own; below it is string, shade or paper and stays. */
const COLOURFUL = 0.06;
/** The lightness about which the lights and darks of a dyed thing lie. */
const MIDDLE = 0.68;

/** What everything is drawn with: the hour's colours, where the light stands, chance, and the collected definitions. */
export class Canvas {
  readonly palette: Palette;
  readonly seed: string;
  readonly light: { readonly x: number; readonly y: number };
  readonly rim: number;
  readonly random: Random;
  readonly #prefix: string;
  readonly #dye: Hex | undefined;
  readonly #definitions: { list: string[]; urls: Map<string, string> };

  constructor(options: CanvasOptions, definitions?: { list: string[]; urls: Map<string, string> }) {
    this.palette = options.palette;
    this.seed = options.seed;
    this.light = options.light ?? { x: -0.5, y: -0.8 };
    this.rim = options.rim ?? 1;
    this.random = seeded(options.seed);
    this.#prefix = options.prefix;
    this.#dye = options.dye;
    this.#definitions = definitions ?? { list: [], urls: new Map() };
  }

  /** The same canvas for what is drawn inside a mirrored group: its light comes from the other side. */
  mirrored(): Canvas {
    return new Canvas(
      {
        palette: this.palette,
        seed: this.seed,
        prefix: this.#prefix,
        light: { x: -this.light.x, y: this.light.y },
        rim: this.rim,
        ...(this.#dye !== undefined && { dye: this.#dye }),
      },
      this.#definitions,
    );
  }

  /** The same canvas for something that is to have another colour than its own, lights and darks kept. */
  dyed(dye: Hex): Canvas {
    return new Canvas(
      { palette: this.palette, seed: this.seed, prefix: this.#prefix, light: this.light, rim: this.rim, dye },
      this.#definitions,
    );
  }

  /** A source of chance of its own for one element, so that moving another does not change it. */
  randomFor(name: string): Random {
    return seeded(`${this.seed}/${name}`);
  }

  /** All definitions so far, for the picture's `<defs>`. */
  definitions(): string {
    return this.#definitions.list.join("");
  }

  /** Defines an element once; `body` gets its id. Returns `url(#id)`. The same `key` gives the same definition. */
  define(key: string, body: (id: string) => string): string {
    const known = this.#definitions.urls.get(key);
    if (known) return known;
    const id = `${this.#prefix}${this.#definitions.list.length.toString(36)}`;
    this.#definitions.list.push(body(id));
    const url = `url(#${id})`;
    this.#definitions.urls.set(key, url);
    return url;
  }

  /** `url(#id)` of a clip along a path. */
  clip(d: string): string {
    return this.define(`clip ${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** A straight gradient. `line` in the shape's box (0 to 1), or in user units with `units: "user"`. */
  linear(
    stops: readonly Stop[],
    line: readonly [x1: number, y1: number, x2: number, y2: number] = [0, 0, 0, 1],
    units: "box" | "user" = "box",
  ): string {
    const body = stops.map(stop).join("");
    const where = `x1="${fine(line[0])}" y1="${fine(line[1])}" x2="${fine(line[2])}" y2="${fine(line[3])}"${
      units === "user" ? ' gradientUnits="userSpaceOnUse"' : ""
    }`;
    return this.define(
      `linear ${where} ${body}`,
      (id) => `<linearGradient id="${id}" ${where}>${body}</linearGradient>`,
    );
  }

  /** A round gradient over the shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const body = stops.map(stop).join("");
    const where = `cx="${fine(cx)}" cy="${fine(cy)}" r="${fine(r)}"`;
    return this.define(
      `radial ${where} ${body}`,
      (id) => `<radialGradient id="${id}" ${where}>${body}</radialGradient>`,
    );
  }

  /** A soft round light. Returns the element. */
  glow(x: number, y: number, radius: number, colour: Hex, strength = 0.8): string {
    const fill = this.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.45],
      [1, colour, 0],
    ]);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`;
  }

  /** Towards the palette's shadow. */
  shade(colour: Hex, amount = 0.35): Hex {
    return mix(colour, this.palette.shadow, amount);
  }

  /** Towards the palette's light. */
  lighten(colour: Hex, amount = 0.35): Hex {
    return mix(colour, this.palette.light, amount);
  }

  /** A thing's own colour in this scene's light: use it on every local colour. */
  grade(colour: Hex): Hex {
    const own = this.#dye === undefined || chroma(colour) < COLOURFUL;
    const shown = own ? colour : lift(this.#dye ?? colour, (lightness(colour) - MIDDLE) * 0.5);
    return mix(shown, this.palette.tint, this.palette.tintAmount);
  }

  /** Air perspective: `depth` 0 is near, 1 at the horizon. */
  fade(colour: Hex, depth: number): Hex {
    return mix(colour, this.palette.haze, Math.min(1, depth) * 0.85);
  }
}

const fine = (value: number) => String(Math.round(value * 1000) / 1000);
const stop = ([offset, colour, opacity]: Stop) =>
  `<stop offset="${fine(offset)}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${fine(opacity)}"`}/>`;
