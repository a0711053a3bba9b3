import { hasMark, nextNoun, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { isPresent } from "./scene.ts";
import type { Walk } from "./walk.ts";

/** What somebody has: clothes, hair, a thing. */
function isBelonging(event: InstructionEvent | undefined): boolean {
  if (event === undefined) return false;
  return hasMark(event, "hair") || (event.type === "concept" && ["garment", "thing"].includes(event.found.kind));
}

/** "Maya's dress", "Mayas Kleid", and where clothes go, "nimm Maya das Kleid ab": whose it is, and nothing else. */
export function isOwner(walk: Walk, event: InstructionEvent): boolean {
  const next = nextNoun(walk.clause, event);
  if (next === undefined || !isBelonging(next)) return false;
  const after = walk.clause.sentence.slice(event.end);
  if (walk.language === "en") return /^['’]/u.test(after);
  const said = walk.clause.sentence.slice(event.start, event.end);
  if (walk.language === "de" && event.type === "name" && said.length > nameOf(walk, event.who).length) return true;
  const isWorn = next.type === "concept" && next.found.kind === "garment";
  return (
    walk.isRemoving &&
    isWorn &&
    /^\s(?:d\p{L}{2}\s|sein\p{L}*\s|ihr\p{L}*\s)?$/u.test(textBetween(walk.clause, event, next))
  );
}

const nameOf = ({ scene }: Walk, who: string) => scene.cast.find((card) => card.id === who)?.name ?? "";

/** What follows is said of what they have. */
export function own(walk: Walk, event: InstructionEvent, who: readonly string[]): void {
  for (const each of who) walk.named.add(each);
  walk.subjects = who.filter((each) => isPresent(walk.scene, each));
  if (walk.subjects.length === 0) walk.subjects = who;
  walk.untold = undefined;
  walk.consumed.add(event);
}
