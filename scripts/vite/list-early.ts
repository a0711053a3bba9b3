import path from "node:path";
import type { Plugin, Rollup } from "vite";

/** What `early.js` may ask for beside the app itself: the screens that people start with, by the name that it calls them. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  login: ["login-screen.tsx"],
  home: ["home-page.tsx", "header-bar.tsx"],
  story: ["story-page.tsx"],
};
const WORDS = /\/parts\/(\w\w-(?:start|story))\.ts$/;
const SKY = /^((?:phone|narrow|tall|wide)-(?:day|night))\.webp$/;
/** In CSS's short form, for every screen and for one. */
const FONTS = {
  fonts: ["700 1em Grandstander", "500 1em Figtree", "700 1em Figtree"],
  "story-fonts": ["italic 400 1em Literata"],
};
/** Where index.html holds the place of the list. */
const PLACE = /(<script type="application\/json" id="early">).*?(<\/script>)/s;

/** Writes into index.html which files the app, a first screen, a language's words, a sky and the letters of the first paint are made of. */
export function listEarly(): Plugin {
  return {
    name: "list-early",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const files: Record<string, string[]> = { ...FONTS };
        for (const [name, more] of Object.values(bundle).flatMap((file) => listed(file, bundle))) {
          files[name] = [...new Set([...(files[name] ?? []), ...more])];
        }
        return html.replace(PLACE, (_, before: string, after: string) => before + JSON.stringify(files) + after);
      },
    },
  };
}

function listed(file: Rollup.OutputChunk | Rollup.OutputAsset, bundle: Rollup.OutputBundle): [string, string[]][] {
  if (file.type === "asset") {
    const sky = file.names.map((name) => SKY.exec(name)?.[1]).find((name) => name !== undefined);
    return sky === undefined ? [] : [[sky, [file.fileName]]];
  }
  // In the order in which they are begun: each of its pieces on its own.
  if (file.isEntry) return [["app", [...file.imports, file.fileName]]];
  const module = file.facadeModuleId ?? "";
  const words = WORDS.exec(module)?.[1];
  const screen = Object.keys(SCREENS).find((name) => SCREENS[name]?.includes(path.basename(module)));
  const name = words ?? screen;
  if (name === undefined) return [];
  const chunks = withImports(file.fileName, bundle);
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [[name, [...new Set([...chunks.map(({ fileName }) => fileName), ...styles])]]];
}

/** A chunk and all that it cannot run without, but for what the page itself begins with. */
function withImports(name: string, bundle: Rollup.OutputBundle, seen = new Set<string>()): Rollup.OutputChunk[] {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || seen.has(name) || /\/(?:start|rolldown-runtime|renderer|index)-/.test(name)) return [];
  seen.add(name);
  return [chunk, ...chunk.imports.flatMap((each) => withImports(each, bundle, seen))];
}
