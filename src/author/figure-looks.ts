import type { CastCard, Colour, Garment } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { framesFor } from "./reading-frames.ts";

/** What a text says of how a figure looks. */
export interface FigureLooks {
  readonly colour?: Colour;
  readonly garment?: { readonly kind: Garment; readonly colour?: Colour };
  readonly hair?: NonNullable<CastCard["hair"]>;
  readonly skin?: NonNullable<CastCard["skin"]>;
  readonly wheelchair?: true;
}

/** What may stand between words of one noun phrase. */
const JOINED = /^[\s,]*(?:and|și|si|und|cel|cea)?\s*$/iu;
const TOUCHING = /^[\s,]*(?:cel|cea)?\s*$/iu;
/** How far before its kind a figure's hair may stand: "a bald old king". */
const LOOKS_BEFORE = 30;

/** "And" joins adjectives to one another, not the first to its noun: „cu păr roșcat și fular verde“. */
function isJoined(between: string, phrase: readonly FoundConcept[]): boolean {
  return (phrase.length > 0 ? JOINED : TOUCHING).test(between);
}

/** Adjectives that belong to a noun: joined to it without anything between, before or after. */
export function phraseAround(found: FoundConcept, text: string, all: readonly FoundConcept[]): readonly FoundConcept[] {
  const at = all.indexOf(found);
  const phrase: FoundConcept[] = [];
  const isAdjective = ({ kind }: FoundConcept) => kind === "trait" || kind === "colour";
  for (let index = at - 1, edge = found.start; index >= 0; index -= 1) {
    const before = all[index];
    if (!before || !isAdjective(before) || !isJoined(text.slice(before.end, edge), phrase)) break;
    // „Unei bufnițe bătrâne, șoricelul“: before a comma it is another's.
    if (phrase.length === 0 && text.slice(before.end, edge).includes(",")) break;
    phrase.push(before);
    edge = before.start;
  }
  for (let index = at + 1, edge = found.end; index < all.length; index += 1) {
    const after = all[index];
    if (!after || !isAdjective(after) || !isJoined(text.slice(edge, after.start), phrase)) break;
    phrase.push(after);
    edge = after.end;
  }
  return phrase;
}

/** The looks that a text gives a figure, before it comes to the next one or to the end of the sentence. */
export function looksOf(
  found: Pick<FoundConcept, "start" | "end" | "text">,
  text: string,
  all: readonly FoundConcept[],
  language: Language,
): FigureLooks {
  const { hair, skin, wheelchair } = framesFor(language);
  const kind = all.find(({ start, end }) => start === found.start && end === found.end);
  const colour = (kind ? phraseAround(kind, text, all) : [])
    .map(({ concept }) => (concept.kind === "colour" ? concept.colour : undefined))
    .find(Boolean);
  const garment = garmentAfter(found, all, text);
  const clause = clauseOf(found, all, text);
  const following = clause.slice(Math.max(0, clause.lastIndexOf(found.text)));
  const ofHair = hair.find(([, words]) => words.test(clause))?.[0];
  const ofSkin = skin.find(([, words]) => words.test(clause))?.[0];
  return {
    ...(colour && { colour }),
    ...(garment && { garment }),
    ...(ofHair && { hair: ofHair }),
    ...(ofSkin && { skin: ofSkin }),
    ...(wheelchair.test(following) && { wheelchair: true }),
  };
}

/** The words around a figure, up to its neighbours and the ends of its sentence. */
function clauseOf(
  found: Pick<FoundConcept, "start" | "end" | "text">,
  all: readonly FoundConcept[],
  text: string,
): string {
  const figures = all.filter(({ kind }) => kind === "figure");
  const last = figures.findLast(({ end }) => end <= found.start)?.end ?? 0;
  const next = figures.find(({ start }) => start >= found.end)?.start ?? text.length;
  const before = text.slice(Math.max(last, found.start - LOOKS_BEFORE), found.start);
  const after = text.slice(found.end, next);
  return `${/[^.!?;]*$/u.exec(before)?.[0] ?? ""}${found.text}${/^[^.!?;]*/u.exec(after)?.[0] ?? ""}`;
}

function garmentAfter(
  found: Pick<FoundConcept, "start" | "end" | "text">,
  all: readonly FoundConcept[],
  text: string,
): { kind: Garment; colour?: Colour } | undefined {
  const rest = all.filter(({ start }) => start >= found.end);
  const next = rest.findIndex(({ kind }) => kind === "figure");
  const near = next < 0 ? rest : rest.slice(0, next);
  const worn = near.find(({ concept }) => concept.kind === "garment" || concept.id === "crown");
  const kind = worn?.concept.kind === "garment" ? worn.concept.garment : "crown";
  if (!worn || /[.!?;]/u.test(text.slice(found.end, worn.start)) || !isWorn(text.slice(found.end, worn.start)))
    return undefined;
  const colour = phraseAround(worn, text, all)
    .map(({ concept }) => (concept.kind === "colour" ? concept.colour : undefined))
    .find(Boolean);
  return { kind, ...(colour && { colour }) };
}

/** "With a scarf", "wears glasses" — not "lost her scarf", "wants a crown". */
function isWorn(between: string): boolean {
  const clause = between.slice(between.lastIndexOf(",") + 1);
  return (
    /(?<!\p{L})(?:with|wear(?:s|ing)?|in|has|gets?|cu|poart[ăa]|îmbrăcat[ăa]?|are|mit|trägt|im|bekommt|hat)(?!\p{L})/iu.test(
      clause,
    ) &&
    !/(?<!\p{L})(?:lo(?:st|ses?)|look|search|find|wants?|steal|pierdut|caut[ăa]|vrea|verloren|sucht|will|möchte)/iu.test(
      clause,
    )
  );
}
