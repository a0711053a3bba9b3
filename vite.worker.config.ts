import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";

const root = import.meta.dirname;
const web = path.join(root, "dist/web");

/** What the app starts from without a network: scripts, styles and letters; pictures are kept with the books that have them. */
const files = readdirSync(path.join(web, "assets"))
  .filter((name) => /\.(?:js|css|woff2)$/.test(name))
  .map((name) => `/assets/${name}`)
  .toSorted();
const page = readFileSync(path.join(web, "index.html"), "utf8");
const version = createHash("sha256")
  .update([...files, page].join("\n"))
  .digest("hex")
  .slice(0, 12);

/** The service worker, `dist/web/sw.js`: built last, since it knows the names of what the others have made. */
export default defineConfig({
  root,
  publicDir: false,
  define: { SHELL_VERSION: JSON.stringify(version), SHELL_FILES: JSON.stringify(files) },
  build: {
    outDir: web,
    emptyOutDir: false,
    lib: { entry: path.join(root, "src/app/web/worker/sw.ts"), formats: ["es"], fileName: () => "sw.js" },
  },
});
