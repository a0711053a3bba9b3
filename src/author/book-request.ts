import type { CharacterType, Complexity, Environment, Genre, PageCount, Theme } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";

/** What a book is asked for with: the form that the parent has approved. */
export interface BookRequest {
  /** Empty: the author finds one. */
  readonly title: string;
  readonly language: Language;
  readonly pages: PageCount;
  /** The hero first. None: those that the story names. */
  readonly characters: readonly { readonly name: string; readonly description: string }[];
  readonly story: string;
  readonly characterType: CharacterType;
  readonly environment: Environment;
  readonly genre: Genre;
  readonly theme: Theme;
  readonly complexity: Complexity;
}
