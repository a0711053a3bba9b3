import type { Book } from "#book/book.ts";
import type { CastCard } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { FieldFault } from "#contract/error-codes.ts";
import { Fault } from "#contract/fault.ts";
import { LIMITS } from "#contract/limits.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { readVerdict } from "./read-verdict.ts";
import type { Approved, TextKind } from "./safety.ts";

const LONGEST: Readonly<Record<TextKind, number>> = {
  idea: LIMITS.idea.max,
  "story text": LIMITS.idea.max,
  "character name": LIMITS.characterName.max,
  "character description": LIMITS.characterDescription.max,
  title: LIMITS.title.max,
  "page text": LIMITS.pageText.max,
  "drawing instructions": LIMITS.instructions.max,
  "edit instructions": LIMITS.instructions.max,
};

/** More words than this in one message help nobody. */
const MOST_WORDS = 5;

/**
 * Lets a text through the safety gate, told more gently where that is enough. Throws `safety.refused` naming the field and
 * the words to change. `language` is that of the screen or the book, for texts that do not show theirs.
 */
export function approveText(kind: TextKind, field: string, text: string, language?: Language): Approved<string> {
  const read = judge(kind, field, text, language);
  if (typeof read !== "string") throw refusal([read]);
  return stamp(read);
}

/** A story form with every text in it approved. Throws `safety.refused` naming every field with words to change. */
export function approveForm(form: StoryForm): Approved<StoryForm> {
  const faults: FieldFault[] = [];
  const pass = (kind: TextKind, field: string, text: string): string => {
    const read = judge(kind, field, text, form.language);
    if (typeof read === "string") return read;
    faults.push(read);
    return text;
  };
  const gentle: StoryForm = {
    ...form,
    title: pass("title", "title", form.title),
    story: pass("story text", "story", form.story),
    characters: form.characters.map(({ name, description }, place) => ({
      name: pass("character name", `characters.${place}.name`, name),
      description: pass("character description", `characters.${place}.description`, description),
    })),
  };
  if (faults.length > 0) throw refusal(faults);
  return stamp(gentle);
}

/**
 * A card that came from outside, with its words approved; `field` is where it stood, with its full stop. Throws
 * `safety.refused`.
 */
export function approveCard(card: CastCard, field: string, language: Language): Approved<CastCard> {
  return stamp({
    ...card,
    name: approveText("character name", `${field}name`, card.name, language),
    called: approveText("character description", `${field}called`, card.called, language),
    looks: approveText("character description", `${field}looks`, card.looks, language),
  });
}

/** What a writer wrote, with its title and every page told more gently where needed. Throws `safety.refused`. */
export function approveBook(book: Book): Approved<Book> {
  const { title, pages, cast, language } = book;
  return stamp({
    ...book,
    title: approveText("title", "title", title, language),
    cast: cast.map((card) => approveCard(card, `cast.${card.id}.`, language)),
    pages: pages.map((page, number) => ({
      ...page,
      text: approveText("page text", `pages.${number}.text`, page.text, language),
    })),
  });
}

/** A person's name as others may read it: as their provider tells it, or empty when it is none for children to read. */
export function approveShownName(name: string): Approved<string> {
  return stamp(readVerdict(name).kind === "pass" ? name : "");
}

/** A value that passed the gate before it was stored, read back. What people type goes through the functions above. */
export function approveWritten<T>(stored: T): Approved<T> {
  return stamp(stored);
}

/** The text to use, or what is wrong with it. */
function judge(kind: TextKind, field: string, text: string, language: Language | undefined): string | FieldFault {
  const verdict = readVerdict(text, language);
  if (verdict.kind === "pass") return text;
  // A gentler text that no longer fits is the person's to reword.
  if (verdict.kind === "soften" && Array.from(verdict.text).length <= LONGEST[kind]) return verdict.text;
  return { field, problem: "unsafe", values: { words: verdict.words.slice(0, MOST_WORDS).join(", ") } };
}

function refusal(fields: readonly FieldFault[]): Fault {
  return new Fault("safety.refused", { fields });
}

/** The one place where the mark is given. */
function stamp<T>(value: T): Approved<T> {
  return value as Approved<T>;
}
