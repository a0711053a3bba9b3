// Builds everything that runs: message catalogues, fonts and pictures that both halves import, then `dist/web` and
// `dist/server`. Usage: node scripts/build.mjs [prepare]; `prepare` stops before the bundles.
import { execFileSync } from "node:child_process";
import * as path from "node:path";
import { build } from "vite";

const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);

for (const script of ["compile-messages.ts", "subset-fonts.ts", "draw-scenery.ts"]) {
  execFileSync(process.execPath, ["--import", "tsx", path.join("scripts", script)], { stdio: "inherit" });
}
if (process.argv[2] !== "prepare") {
  for (const configFile of ["vite.config.ts", "vite.server.config.ts"]) await build({ configFile, logLevel: "warn" });
}
