/** A calm part of a picture where words can stand, in `FRAME` units, and the ink that reads best on it. */
export interface TextZone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: "dark" | "light";
}
