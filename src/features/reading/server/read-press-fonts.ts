import * as fs from "node:fs/promises";
import { createRequire } from "node:module";
import type { PressFonts } from "#press/printed-book.ts";

const require = createRequire(import.meta.url);

/** The whole font files that books are set with: packages that hold every letter of the three languages,
 * and those for names and signs of others (SIL OFL). */
const FILES = {
  title: "@expo-google-fonts/grandstander/700Bold/Grandstander_700Bold.ttf",
  early: "@expo-google-fonts/andika/Andika_400Regular.ttf",
  literary: "@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf",
  arabic: "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  hebrew: "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
  emoji: "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
} as const satisfies Record<keyof PressFonts, string>;

/** Reads the press's fonts, once for a process. */
export async function readPressFonts(): Promise<PressFonts> {
  const read = (name: keyof PressFonts) => fs.readFile(require.resolve(FILES[name]));
  const [title, early, literary, arabic, hebrew, emoji] = await Promise.all([
    read("title"),
    read("early"),
    read("literary"),
    read("arabic"),
    read("hebrew"),
    read("emoji"),
  ]);
  return { title, early, literary, arabic, hebrew, emoji };
}
