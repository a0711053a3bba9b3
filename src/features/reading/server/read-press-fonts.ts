import * as fs from "node:fs/promises";
import { createRequire } from "node:module";
import type { PressFonts } from "#press/printed-book.ts";

const require = createRequire(import.meta.url);

/** The whole font files that books are set with: packages that hold every letter of the three languages (SIL OFL). */
const FILES = {
  title: "@expo-google-fonts/grandstander/700Bold/Grandstander_700Bold.ttf",
  early: "@expo-google-fonts/andika/Andika_400Regular.ttf",
  literary: "@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf",
} as const;

/** Reads the press's fonts, once for a process. */
export async function readPressFonts(): Promise<PressFonts> {
  const [title, early, literary] = await Promise.all(
    [FILES.title, FILES.early, FILES.literary].map((file) => fs.readFile(require.resolve(file))),
  );
  if (!title || !early || !literary) throw new Error("A font of the press is missing");
  return { title, early, literary };
}
