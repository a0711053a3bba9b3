import type { Language } from "#book/languages.ts";
import { infinitiveWithZu } from "./german-wish.ts";

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
  if (language === "en") return `help [helper.refAcc] ${wish}`;
  if (language === "de") return `[helper.refDat] helfen, ${withZu(wish)}`;
  return `[helper?să-l|s-o] ajute [helper.acc] ${wish}`;
}
