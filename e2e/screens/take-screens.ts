// Takes every screen at four widths, by day and by night, in English and Romanian (German by day on a phone), and puts
// each one's looks on a sheet in out/screens, to be looked at after a change. Usage: npm run screens [name …], where a
// name is a screen's or the beginning of several, as in `home`, `edit-`; `360`, `dark`, `ro` and the like take only looks
// of that width, hour or language.
import { mkdir, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import type { Language } from "#book/languages.ts";
import { findChromium } from "../../scripts/setup/ensure-chromium.mjs";
import { BROWSER_ARGUMENTS } from "../support/browser-arguments.ts";
import { type Product, startProduct } from "../support/start-product.ts";
import { fillShelf } from "./fill-shelf.ts";
import { type Look, openScreen, SCREENS } from "./open-screen.ts";
import type { Screen, Shelf } from "./visit.ts";
import { type Shot, writeSheet } from "./write-sheet.ts";

const FOLDER = "out/screens";
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
type Size = (typeof SIZES)[number];
interface Looks {
  readonly language: Language;
  readonly scheme: "light" | "dark";
  readonly sizes: readonly Size[];
}

const LOOKS: readonly Looks[] = [
  { language: "en", scheme: "light", sizes: SIZES },
  { language: "en", scheme: "dark", sizes: SIZES },
  { language: "ro", scheme: "light", sizes: SIZES },
  { language: "ro", scheme: "dark", sizes: SIZES },
  { language: "de", scheme: "light", sizes: SIZES.slice(0, 1) },
];

interface Set {
  readonly browser: Browser;
  readonly product: Product;
  readonly shelves: ReadonlyMap<Language, Shelf>;
}

async function shoot({ browser, product, shelves }: Set, screen: Screen, look: Look): Promise<Shot> {
  const { language, scheme, size } = look;
  const shelf = shelves.get(language);
  if (!shelf) throw new Error(`no shelf in ${language}`);
  const { page, fault, close } = await openScreen({ browser, product, shelf }, screen, look);
  const told = fault === undefined ? "" : ` — ${fault.split("\n")[0]}`;
  if (fault !== undefined) {
    process.exitCode = 1;
    console.error(`${screen.name} ${language} ${scheme} ${size.width}${told}`);
  }
  const png = await page.screenshot({ fullPage: screen.whole ?? false });
  await close();
  await writeFile(`${FOLDER}/single/${screen.name}-${size.width}-${scheme}-${language}.png`, png);
  return { caption: `${screen.name} ${size.width} ${scheme} ${language}${told}`, png };
}

const given = process.argv.slice(2);
const isLook = (word: string) => /^(\d+|light|dark|en|ro|de)$/.test(word);
const wanted = given.filter((word) => !isLook(word));
const only = given.filter(isLook);
/** Whether nothing was asked for of this kind, or this was. */
const asked = (value: string, kind: RegExp) => !only.some((word) => kind.test(word)) || only.includes(value);
const looks = LOOKS.filter(
  ({ language, scheme }) => asked(language, /^(en|ro|de)$/) && asked(scheme, /^(light|dark)$/),
).map((look) => ({ ...look, sizes: look.sizes.filter(({ width }) => asked(String(width), /^\d+$/)) }));
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)));
await mkdir(`${FOLDER}/single`, { recursive: true });
const product = await startProduct({ environment: { RATE_LIMIT_ADDRESS: "1000000" } });
const browser = await chromium.launch({
  executablePath: findChromium() ?? "chromium",
  args: BROWSER_ARGUMENTS,
  chromiumSandbox: false,
});
try {
  const languages = [...new Set(looks.map(({ language }) => language))];
  const shelves = new Map<Language, Shelf>();
  for (const language of languages) shelves.set(language, await fillShelf(product, language));
  for (const screen of screens) {
    const rows: Shot[][] = [];
    for (const look of looks) {
      // Side by side: most of a look is waiting.
      rows.push(
        await Promise.all(look.sizes.map((size) => shoot({ browser, product, shelves }, screen, { ...look, size }))),
      );
    }
    await writeSheet(browser, `${FOLDER}/${screen.name}.png`, rows);
    console.log(`${FOLDER}/${screen.name}.png`);
  }
} finally {
  await browser.close();
  await product.stop();
}
