import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DAY, NIGHT } from "./scenery/inks.ts";
import { landscape } from "./scenery/landscape.ts";
import { drawPlanet, PLANET_NAMES } from "./scenery/planets.ts";
import { LAYOUTS } from "./scenery/layouts.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const target = path.join(root, "src/web/design/generated/scenery");

await mkdir(target, { recursive: true });
for (const [name, layout] of Object.entries(LAYOUTS)) {
  await writeFile(path.join(target, `${name}-day.svg`), landscape(layout, DAY));
  await writeFile(path.join(target, `${name}-night.svg`), landscape(layout, NIGHT));
}
for (const name of PLANET_NAMES) await writeFile(path.join(target, `planet-${name}.svg`), drawPlanet(name));
