import { rasterize, type Rasterize } from "#server/raster/rasterize.ts";

const LONGEST = 400;
const known = new Map<string, Promise<Record<string, Buffer>>>();

/** The raster that ships; the files of a drawing as short as the plain painter's are made once for all who ask for them. */
export const plainRaster: Rasterize = async (svg, sizes) => {
  if (typeof svg !== "string" || svg.length > LONGEST) return rasterize(svg, sizes);
  const key = `${sizes.join()} ${svg}`;
  const made = known.get(key) ?? rasterize(svg, sizes);
  known.set(key, made);
  return (await made) as Awaited<ReturnType<typeof rasterize<(typeof sizes)[number]>>>;
};
