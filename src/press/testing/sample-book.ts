import * as fs from "node:fs";
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import type { PressFonts, PrintedBook, PrintedPicture } from "../printed-book.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const font = (name: string) => fs.readFileSync(path.join(root, "node_modules/@expo-google-fonts", name));
/** The fonts that books are really set with. */
export const pressFonts: PressFonts = {
  title: font("grandstander/700Bold/Grandstander_700Bold.ttf"),
  early: font("andika/Andika_400Regular.ttf"),
  literary: font("literata/400Regular/Literata_400Regular.ttf"),
  arabic: font("noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
  hebrew: font("noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
  emoji: font("noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
};

/** The smallest JPEG there is: one grey pixel. */
const PIXEL = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
  "base64",
);

/** A picture with room for words at its foot. */
export const picture = (alt: string): PrintedPicture => ({
  jpeg: PIXEL,
  alt,
  textZone: { x: 60, y: 940, width: 904, height: 340, ink: "dark" },
});

/** A book of pages with these words. */
export function bookOf(texts: readonly string[], change: Partial<PrintedBook> = {}): PrintedBook {
  return {
    id: "0b7a0d6e-4c0e-4a43-9c3f-0123456789ab",
    title: "Ștefan și țestoasa",
    author: "Ana",
    language: "ro",
    complexity: "Spark",
    madeAt: new Date("2026-03-01T10:00:00Z"),
    cover: picture("Coperta: o țestoasă"),
    pages: texts.map((text, index) => ({ text, picture: picture(`Desenul ${index + 1}: un arici`) })),
    furniture: {
      cover: "Coperta",
      page: (number) => `Pagina ${number}`,
      byline: "O poveste de Ana",
      imprint: "Despre carte",
      imprintLines: ["Scrisă și desenată de un program."],
      pictureMissing: "Desenul lipsește.",
      accessibility: "Fiecare desen este descris.",
    },
    ...change,
  };
}
