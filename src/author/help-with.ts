import type { Language } from "#book/languages.ts";

/** Prefixes that part from their verb: "aufstehen" → "aufzustehen". */
const SEPARABLE = /^(?<prefix>auf|aus|ein|mit|vor|weg|los|nach|zurück|heraus|hinaus|fest)(?<verb>\p{Ll}{4,}n)$/u;

function withZu(wish: string): string {
  const words = wish.split(" ");
  const verb = words.pop() ?? "";
  const parts = SEPARABLE.exec(verb)?.groups;
  const inflected = parts ? `${parts["prefix"]}zu${parts["verb"]}` : `zu ${verb}`;
  return [...words, inflected].join(" ");
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
