import { INDEFINITE, KIN_NAMES } from "#content/sentences/kin-names.ts";
import type { BookRequest } from "./book-request.ts";
import type { Cast, CastMember } from "./cast-member.ts";
import { areKin } from "./person-looks.ts";
import type { Reading } from "./reading.ts";

/**
 * Lets the book speak of the hero's own kin as the family does: "Grandma", „bunica“, never "a cheerful grandmother". Whoever
 * has a name keeps it, and so does a grandmother whom the hero only meets.
 */
export function nameKin(cast: Cast, request: BookRequest, reading: Reading): Cast {
  const asKin = (member: CastMember): CastMember => {
    const { card, participant } = member;
    const all = KIN_NAMES[request.language];
    const names = Object.hasOwn(all, card.called) ? all[card.called] : undefined;
    const isNamed = card.name !== "" || !names || !areKin(cast.hero.card.called, card.called);
    if (isNamed || isSomebodysElse(card.called, request, reading)) return member;
    const { adjective: _, ...plain } = participant;
    return { card, participant: { ...plain, name: wordFor(names, request), familiar: true } };
  };
  const isOwn = !cast.stranger || request.characters.length > 1 || reading.figures.length > 1;
  return { ...cast, helper: isOwn ? asKin(cast.helper) : cast.helper, friends: cast.friends.map(asKin) };
}

/** The parent's own word for them, where the story has it. */
function wordFor(names: readonly string[], { story }: BookRequest): string {
  const words = new Set(story.toLocaleLowerCase().match(/\p{L}+/gu) ?? []);
  return names.find((name) => words.has(name.toLocaleLowerCase())) ?? names[0] ?? "";
}

function isSomebodysElse(concept: string, { story, language }: BookRequest, { figures }: Reading): boolean {
  const figure = figures.find((each) => each.concept === concept);
  return figure !== undefined && INDEFINITE[language].test(story.slice(0, figure.at));
}
