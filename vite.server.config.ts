import path from "node:path";
import { defineConfig } from "vite";

const root = import.meta.dirname;

/** The server's half, and the operator's command: `dist/server/server.js` and `role.js`; packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: path.join(root, "dist/server"),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { server: path.join(root, "src/app/server.ts"), role: path.join(root, "src/app/role.ts") },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        // Node reads the whole map as it starts; the sources lie beside it.
        sourcemapExcludeSources: true,
      },
    },
  },
});
