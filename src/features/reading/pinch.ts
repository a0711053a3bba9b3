/** How far a picture can be drawn near. */
const NEAREST = 4;
/** Nearer than this it is looked at closely; below, it falls back to its place. */
const CLOSE = 1.05;

/** How a picture is looked at: times its size, moved by so many pixels from its middle. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * The view when two fingers have moved from `from` to `to` (pixels from the middle of the picture): what was between them
 * stays between them.
 */
export function pinch(view: View, from: readonly [Point, Point], to: readonly [Point, Point], box: Box): View {
  const spread = distance(from);
  if (spread === 0) return view;
  const scale = Math.min(NEAREST, Math.max(1, (view.scale * distance(to)) / spread));
  const grown = scale / view.scale;
  const [before, after] = [middle(from), middle(to)];
  return inside({ scale, x: after.x - (before.x - view.x) * grown, y: after.y - (before.y - view.y) * grown }, box);
}

/** The view when one finger has pulled the picture so far. */
export function pan(view: View, dx: number, dy: number, box: Box): View {
  return inside({ ...view, x: view.x + dx, y: view.y + dy }, box);
}

/** The view when all fingers have left: hardly near is not near. */
export function letGo(view: View): View {
  return isClose(view) ? view : WHOLE;
}

export const isClose = ({ scale }: View): boolean => scale > CLOSE;

/** The picture always covers its frame. */
function inside({ scale, x, y }: View, { width, height }: Box): View {
  const [across, down] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: clamp(x, across), y: clamp(y, down) };
}

const clamp = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value));
const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
