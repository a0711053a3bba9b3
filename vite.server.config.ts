import path from "node:path";
import { defineConfig } from "vite";

const root = import.meta.dirname;

/** The server's half: `src/app/server.ts` → `dist/server/server.js`; packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: path.join(root, "src/app/server.ts"),
    outDir: path.join(root, "dist/server"),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "server.js", chunkFileNames: "[name]-[hash].js" } },
  },
});
