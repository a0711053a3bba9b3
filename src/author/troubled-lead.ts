import type { Language } from "#book/languages.ts";
import { framesFor } from "./reading-frames.ts";
import { isTroubledChild } from "./troubled-child.ts";

/**
 * „Fiul meu Matei are coșmaruri. | O poveste în care se împrietenesc“: what is told of a child before its story is asked for; empty
 * where nothing is amiss there, and in languages that ask first.
 */
export function troubledLead(text: string, language: Language): string {
  if (language !== "ro") return "";
  const asked = framesFor(language).request.exec(text)?.[0] ?? "";
  const told = /^[^]*[.!?;]/u.exec(asked)?.[0] ?? "";
  return isTroubledChild(told, language) ? told : "";
}
