import { conceptsIn } from "#lexicon/concepts-in.ts";
import {
  COMES_THERE,
  PLACE_IS_BUSY,
  ELDER_HAS,
  IS_THERE,
  ITS_OWNER,
  ONLY_WHERE,
  TOLD_OF_IT,
  WITH_A_PLACE,
} from "./frames/presented-ro.ts";
import { isListed } from "./known-names.ts";
import { doesSomething } from "./told/does-something.ts";
import { hasRomanianVerb } from "./told/romanian-clause.ts";

/**
 * Up to whom a Romanian idea presents behind where it plays: „La bunica în bucătărie stă pe raft | un ceainic“, „Într-un borcan
 * | un gogoșar visează“, „Bunica are | o mașină de cusut care nu mai vrea“; 0 where it begins otherwise, or goes on with somebody by a name.
 */
export function startOfPresented(text: string): number {
  const there = IS_THERE.exec(text)?.[0].length ?? 0;
  if (there > 0) return isNamedNext(text) ? 0 : there;
  const busy = PLACE_IS_BUSY.exec(text)?.[0].length ?? 0;
  if (busy > 0) return busy;
  const has = ELDER_HAS.exec(text)?.[0].length ?? 0;
  if (has > 0 && TOLD_OF_IT.test(text.slice(has)) && !isBeing(text.slice(has))) return has;
  const comes = COMES_THERE.exec(text)?.[0].length ?? 0;
  const isPlace = comes > 0 && !hasRomanianVerb(text.slice(0, comes).trim());
  return isPlace && doesSomething(behindNoun(text.slice(comes)), "ro") ? comes : 0;
}

/** Whoever is somebody anyway is found by their kind, beside whom they belong to. */
function isBeing(phrase: string): boolean {
  const [noun] = conceptsIn(phrase, "ro").filter(({ kind }) => /^(?:figure|thing|garment|place)$/u.test(kind));
  return noun?.kind === "figure";
}

function behindNoun(phrase: string): string {
  return phrase.replace(/^(?:un|o) [\p{L}-]+/iu, "");
}

/** „E un nuc bătrân. Ioana se urcă în el“: then it is hers. */
function isNamedNext(text: string): boolean {
  const next = /^[^.!?]*[.!?]\s+(?<word>\p{Lu}\p{Ll}+)/u.exec(text)?.groups?.["word"];
  return next !== undefined && isListed(next);
}

/** „În cămară la tanti Lenuța e mare agitație.“: a sentence that says where it plays, and of others only whose that is. */
export function isOnlyWhere(sentence: string): boolean {
  if (!ONLY_WHERE.test(sentence)) return false;
  const isNamed = [...sentence.replaceAll(ITS_OWNER, "").matchAll(/(?<=\s)\p{Lu}\p{Ll}+/gu)].some(([word]) =>
    isListed(word),
  );
  if (isNamed) return false;
  return conceptsIn(sentence, "ro").every(
    ({ kind, start }) => kind !== "figure" || WITH_A_PLACE.test(sentence.slice(0, start)),
  );
}
