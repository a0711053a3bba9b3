/** A drawn page, or a picture of another shape, in the units of FRAME. */
export interface Picture {
  /** A whole SVG document; paper grain is added when it is rasterised. */
  svg: string;
  width: 1024;
  height: number;
  /** The calm zone for words on paper and the ink that reads on it. */
  textZone: { x: number; y: number; width: number; height: number; ink: "dark" | "light" };
}
