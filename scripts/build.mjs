// Builds everything that runs: message catalogues, fonts and pictures that both halves import, then `dist/web` and
// `dist/server`. Pictures are drawn again only when what draws them has changed. Usage: node scripts/build.mjs [prepare]; `prepare` stops before the bundles.
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { build } from "vite";
import { hashOf, listFiles, step } from "./setup/step.mjs";

const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);

const run = (script) =>
  execFileSync(process.execPath, ["--import", "tsx", path.join("scripts", script)], { stdio: "inherit" });

const ASSETS = path.join("generated", "assets");
const SCENERY = path.join("src", "web", "design", "generated", "scenery");
const drawnBy = [
  ...["src/illustrator", "src/book", "src/server/raster", "scripts/draw-assets"].flatMap((folder) => listFiles(folder)),
  path.join("scripts", "draw-assets.ts"),
  path.join("src", "app", "icons.ts"),
  path.join("src", "features", "membership", "levels.ts"),
];

for (const script of ["compile-messages.ts", "subset-fonts.ts"]) run(script);
const stamp = path.join("generated", ".assets");
if (!fs.existsSync(ASSETS) || !fs.existsSync(SCENERY)) fs.rmSync(stamp, { force: true });
step("Drawing pictures", stamp, hashOf(drawnBy, root), () => run("draw-assets.ts"));
if (process.argv[2] !== "prepare") {
  for (const configFile of ["vite.config.ts", "vite.server.config.ts", "vite.worker.config.ts"])
    await build({ configFile, logLevel: "warn" });
  run("write-manifests.ts");
  run("compress-web.ts");
  fs.cpSync(ASSETS, path.join("dist", "web", "assets"), { recursive: true });
  // Who drew what is not ours, and on which terms, goes wherever the pictures go.
  fs.cpSync(path.join("content", "things", "LICENSE"), path.join("dist", "web", "assets", "licences", "things.txt"));
}
