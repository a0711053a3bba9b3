/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * The stipple of an old press: where a shape is half covered, grains of ink stand in for half a tone. A filter turns the
 * alpha of its source into the density of grains.
 */
const STIPPLE = `<filter id="stipple" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="11" result="noise"/>
<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="grain"/>
<feComposite in="SourceAlpha" in2="grain" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1" result="sum"/>
<feComponentTransfer in="sum" result="dots"><feFuncA type="linear" slope="7"/></feComponentTransfer>
<feComponentTransfer in="SourceGraphic" result="ink"><feFuncA type="linear" slope="400"/></feComponentTransfer>
<feComposite in="ink" in2="dots" operator="in"/></filter>`;

/** Collects the shapes and gradients of one picture. */
export class Sheet {
  readonly #defs: string[] = [STIPPLE];
  readonly #shapes: string[] = [];
  #ids = 0;

  add(svg: string): void {
    this.#shapes.push(svg);
  }

  /** A linear gradient of one ink from `from` to `to` opacity; `axis` as x1 y1 x2 y2. */
  fade(ink: string, from: number, to: number, axis = "0 0 0 1"): string {
    const [x1, y1, x2, y2] = axis.split(" ");
    const id = `f${this.#ids++}`;
    this.#defs.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${ink}" stop-opacity="${from}"/><stop offset="1" stop-color="${ink}" stop-opacity="${to}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A shape in a flat ink with a stippled shade over it. `shape` is a tag without its fill: `path d="…"`. */
  printed(
    shape: string,
    ink: string,
    shade: string,
    options: { axis?: string; from?: number; to?: number } = {},
  ): string {
    const paint = this.fade(shade, options.from ?? 0, options.to ?? 0.75, options.axis);
    const id = `c${this.#ids++}`;
    this.#defs.push(`<clipPath id="${id}"><${shape}/></clipPath>`);
    return `<${shape} fill="${ink}"/><g clip-path="url(#${id})"><${shape} fill="${paint}" filter="url(#stipple)"/></g>`;
  }

  toSvg(width: number, height: number, box = `0 0 ${width} ${height}`): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><defs>${this.#defs.join("")}</defs>${this.#shapes.join("")}</svg>`;
  }
}
