import type { CastCard } from "#book/cast-card.ts";
import type { BookRequest } from "./book-request.ts";
import { castInOrder } from "./make-cast.ts";
import { readIdea } from "./read-idea.ts";
import { sentencesIn } from "./sentence-books.ts";

/** What a card is drawn up from: a character as the form has it, and what else the form has that it goes by. */
export type CharacterRequest = Pick<BookRequest, "language" | "characterType" | "environment"> &
  BookRequest["characters"][number] & {
    readonly story?: string;
    /** The form's other characters, in order. */
    readonly others?: BookRequest["characters"];
    /** How many of the others stand before it. */
    readonly at?: number;
  };

/**
 * The card of one character as the book will have it, before there is a book: what the words say is so, the rest is
 * chosen, the same for the same words, and apart from the others of its story.
 */
export function castCharacter(asked: CharacterRequest): CastCard {
  const { name, description, story = "", others = [], at = 0, ...choices } = asked;
  const place = Math.min(at, others.length);
  const request: BookRequest = {
    ...choices,
    title: "",
    pages: 8,
    characters: others.toSpliced(place, 0, { name, description }),
    story,
    genre: "Fairytale",
    theme: "Friendship",
    complexity: "Spark",
  };
  const cards = castInOrder(request, readIdea(story, choices.language), sentencesIn(choices.language));
  const card = cards[place];
  if (!card) throw new Error(`No card for character ${place}`);
  return card;
}
