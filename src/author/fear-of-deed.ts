import { capitalise } from "./capitalise.ts";

const DATIVE: readonly (readonly [RegExp, string])[] = [
  [/^(?:im|zum|vom|beim|am|ins|aufs|unterm|übers)\s/iu, "dem "],
  [/^(?:zur)\s/iu, "der "],
  [/^(?:in|auf|unter|über|an|hinter|durch|vor)\s(?:den|das|dem)\s/iu, "dem "],
  [/^(?:in|auf|unter|über|an|hinter|durch|vor|mit|bei|von|zu)\s(?:die|der)\s/iu, "der "],
];

/**
 * What somebody is afraid of who is afraid to do something, in the dative that follows "Angst vor": "zum Zahnarzt gehen" →
 * "dem Zahnarzt", "allein schlafen" → "dem Schlafen".
 */
export function fearOfDeed(deed: string): string {
  const words = deed.replace(/^(?:allein|alleine|nachts|abends|laut|ganz|wieder)\s+/giu, "");
  // „Vom Beckenrand springen“: the leap is what is feared.
  const down = /^(?<from>vo[mn] .+?)\s+(?<verb>\p{Ll}+)$/u.exec(words)?.groups;
  if (down) {
    const { from = "", verb = "" } = down;
    return ["dem", capitalise(verb), from.replace(/(?<=^vom )\p{Ll}+$/u, capitalise)].join(" ");
  }
  for (const [lead, article] of DATIVE) {
    const match = lead.exec(words);
    const noun = match && /^(?:\p{Ll}+\s)?\p{L}+(?=\s)/u.exec(words.slice(match[0].length))?.[0];
    if (noun) return `${article}${noun}`;
  }
  const verb = words.split(" ").at(-1) ?? words;
  return `dem ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
}
