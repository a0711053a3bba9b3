import type { CastCard } from "#book/cast-card.ts";
import type { BookRequest } from "./book-request.ts";
import { makeCast } from "./make-cast.ts";
import { seeded } from "./random.ts";
import { readIdea } from "./read-idea.ts";
import { sentencesIn } from "./sentence-books.ts";

/** What a card is drawn up from: a character as the form has it, and the choices that it goes by. */
export type CharacterRequest = Pick<BookRequest, "language" | "characterType" | "environment"> & {
  readonly name: string;
  readonly description: string;
};

/**
 * The card of one character as described, before there is a book: what the words say is so, the rest is chosen, the same
 * for the same words.
 */
export function castCharacter({ name, description, ...choices }: CharacterRequest): CastCard {
  const request: BookRequest = {
    ...choices,
    title: "",
    pages: 8,
    characters: [{ name, description }],
    story: "",
    genre: "Fairytale",
    theme: "Friendship",
    complexity: "Spark",
  };
  const random = seeded(`${name}:${description}:${choices.characterType}:${choices.language}`);
  return makeCast(request, readIdea("", choices.language), sentencesIn(choices.language), random).hero.card;
}
