declare module "subset-font" {
  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2" | "woff" | "sfnt" },
  ): Promise<Uint8Array>;
}
