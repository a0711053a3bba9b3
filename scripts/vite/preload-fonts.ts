import type { Plugin } from "vite";

/** Asks for the fonts of the first paint in index.html, so that they are not discovered only through the style sheet. */
export function preloadFonts(faces: readonly string[]): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === "asset" && faces.some((face) => file.names.includes(`${face}.woff2`)))
          .map(({ fileName }) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${fileName}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}
