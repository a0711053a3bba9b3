import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const target = path.join(root, "src/web/design/generated/fonts");
const require = createRequire(import.meta.url);

/** File name in `generated/fonts` → the whole font that it is cut from (all SIL OFL). */
const FACES = {
  "grandstander-700": "@expo-google-fonts/grandstander/700Bold/Grandstander_700Bold.ttf",
  "figtree-500": "@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf",
  "figtree-700": "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf",
  "literata-400": "@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf",
  "literata-400-italic": "@expo-google-fonts/literata/400Regular_Italic/Literata_400Regular_Italic.ttf",
  "literata-700": "@expo-google-fonts/literata/700Bold/Literata_700Bold.ttf",
  "andika-400": "@expo-google-fonts/andika/Andika_400Regular.ttf",
  "andika-700": "@expo-google-fonts/andika/Andika_700Bold.ttf",
  "opendyslexic-400": "@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2",
  "opendyslexic-700": "@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2",
} as const;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join("");

/** What English, Romanian and German are written with; the same range stands in `fonts.css` as `unicode-range`. */
const OWN_LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ĂăȘșȚțŞşŢţ‐‑–—‘’‚“”„‹›•…′″€™←→−×`;
/** The rest of Latin Extended-A, for names from elsewhere: fetched only by a page that shows such a letter. */
const OTHER_LETTERS = Array.from(range(0x100, 0x17f))
  .filter((letter) => !OWN_LETTERS.includes(letter))
  .join("");

async function upToDate(file: string, stamp: string): Promise<boolean> {
  try {
    await stat(file);
    return (await readFile(`${file}.stamp`, "utf8")) === stamp;
  } catch {
    return false;
  }
}

await mkdir(target, { recursive: true });
for (const [name, source] of Object.entries(FACES)) {
  const whole = await readFile(require.resolve(source));
  for (const [suffix, letters] of [
    ["", OWN_LETTERS],
    ["-other", OTHER_LETTERS],
  ] as const) {
    const file = path.join(target, `${name}${suffix}.woff2`);
    const stamp = createHash("sha256").update(whole).update(letters).digest("hex");
    if (await upToDate(file, stamp)) continue;
    await writeFile(file, await subsetFont(whole, letters, { targetFormat: "woff2" }));
    await writeFile(`${file}.stamp`, stamp);
  }
}

/** The faces of the local servers' pages, which fetch nothing: as a style sheet with the fonts in it. */
const LOCAL_FACES = ["grandstander-700", "figtree-500", "figtree-700"] as const;

const rules = await Promise.all(
  LOCAL_FACES.map(async (name) => {
    const [family = "", weight] = name.split("-");
    const font = (await readFile(path.join(target, `${name}.woff2`))).toString("base64");
    const face = `font-family:${family[0]?.toUpperCase()}${family.slice(1)};font-weight:${weight}`;
    return `@font-face{${face};src:url(data:font/woff2;base64,${font})}`;
  }),
);
const local = path.join(root, "src/local/generated");
await mkdir(local, { recursive: true });
await writeFile(path.join(local, "page-faces.ts"), `export const PAGE_FACES = ${JSON.stringify(rules.join("\n"))};\n`);
