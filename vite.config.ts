import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beginAfterPaint } from "./scripts/vite/begin-after-paint.ts";
import { inlineEarly } from "./scripts/vite/inline-early.ts";
import { inlineStyles } from "./scripts/vite/inline-styles.ts";
import { listEarly } from "./scripts/vite/list-early.ts";
import { rendererChunk, startChunk } from "./scripts/vite/start-chunk.ts";
import { sharedChunks } from "./scripts/vite/shared-chunks.ts";

const root = import.meta.dirname;

/** The browser's half: `src/app/web` → `dist/web`. */
export default defineConfig({
  root: path.join(root, "src/app/web"),
  // The package leads to its build that warns developers; the other does the same with less.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: path.join(root, "node_modules/react-router/dist/production/index.mjs") },
    ],
  },
  plugins: [
    react({ compiler: true }),
    inlineEarly(path.join(root, "src/app/web/early.js")),
    listEarly(),
    beginAfterPaint(),
    inlineStyles(),
  ],
  build: {
    outDir: path.join(root, "dist/web"),
    emptyOutDir: true,
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    // A browser that does not know the hint fetches the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [rendererChunk, startChunk, ...sharedChunks] },
        // The app holds the names of all its pieces, of which only the hashes do not compress: 42 bits tell versions apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
  },
});
