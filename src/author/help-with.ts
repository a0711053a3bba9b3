import type { Language } from "#book/languages.ts";
import { infinitiveWithZu } from "./german-wish.ts";
import { wishForm } from "./wish-form.ts";

function withZu(wish: string): string {
  const words = wish.split(" ");
  const verb = words.pop() ?? "";
  return [...words, infinitiveWithZu(verb)].join(" ");
}

/**
 * Another figure's wish as the hero's, who helps with it: "help the dragon breathe fire". The figure is referred to by
 * slots, so that it is introduced where it is first named, and drawn where it is named.
 */
export function helpWith(wish: string, language: Language): string {
  return wishForm("help", language === "de" ? withZu(wish) : wish, language);
}
