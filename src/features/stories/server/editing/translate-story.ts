import type { Language } from "#book/languages.ts";
import { Fault } from "#contract/fault.ts";
import { approveText, approveWritten } from "#features/safety/approve.ts";
import type { Approved, TextKind } from "#features/safety/safety.ts";
import { refuseWhilePending } from "#features/stories/server/editing/edited-page.ts";
import { resetSecondLanguage, setSecondText, setSecondTitle } from "#features/stories/server/editing/store.ts";
import { type OwnStory, ownStory } from "#features/stories/server/own-story.ts";
import { findStory, holdStory, listPages, type PageRow } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import { builtInWriter } from "#features/stories/server/writer/built-in-writer.ts";
import {
  type SecondLanguage,
  type StandingBook,
  type Writer,
  writersFrom,
} from "#features/stories/server/writer/writer.ts";
import type { Database } from "#server/database/database.ts";
import { ModelFailure } from "#server/models/model-failure.ts";

export interface Request {
  readonly language: Language;
  /** What the story is about, in that language. */
  readonly idea?: string | undefined;
}

/**
 * Tells a story in a second language (S13.6): every page that has no words in it, or older ones. What no writer can tell
 * (words that a person typed, where no model is configured) stays open, for the person to type. Another language than before
 * takes the place of that one. Throws `input.invalid` for the story's own language, or where the idea is to be said in the
 * second language; `story.busy` while the book is being made; `safety.refused` for an unsafe idea.
 */
export async function translateStory(
  { database, writer }: { readonly database: Database; readonly writer: Writer },
  { storyId, userId }: { readonly storyId: string; readonly userId: string },
  { language, idea }: Request,
  signal: AbortSignal,
): Promise<void> {
  const story = ownStory(await findStory(database, storyId), userId);
  refuseWhilePending(story);
  if (language === story.language) {
    throw new Fault("input.invalid", { fields: [{ field: "language", problem: "unknown_choice" }] });
  }
  const rows = (await listPages(database, story.id)).filter(({ number }) => number !== COVER);
  const isOther = story.secondLanguage !== language;
  const open = rows.filter((row) => isOther || row.secondText === "" || row.secondTextOf < row.version);
  const isUntitled = isOther || story.secondTitle === "" || story.secondTitleOf < story.titleVersion;
  const into = { language, ...(idea !== undefined && { idea: approveText("idea", "idea", idea, language) }) };
  const told = await tell(writersFor(writer, story), story, rows, open, into, signal);
  await database.transaction(async (tx) => {
    const held = ownStory(await holdStory(tx, story.id), userId);
    if (held.secondLanguage !== language) await resetSecondLanguage(tx, held.id, language);
    for (const { number, version } of open) {
      const text = told.texts.get(number);
      if (text !== undefined) await setSecondText(tx, held.id, number, text, version);
    }
    if (isUntitled && told.title !== undefined)
      await setSecondTitle(tx, { ...held, titleVersion: story.titleVersion }, told.title);
  });
}

/** Takes a story's second language away, with all its words. */
export async function dropSecondLanguage(
  database: Database,
  { storyId, userId }: { readonly storyId: string; readonly userId: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const story = ownStory(await holdStory(tx, storyId), userId);
    if (story.secondLanguage) await resetSecondLanguage(tx, story.id, null);
  });
}

/** Who wrote the book knows its plan; whoever else is configured can tell it from its words. */
function writersFor(writer: Writer, story: OwnStory): readonly Writer[] {
  const all = [...writersFrom(writer).filter(({ name }) => name !== builtInWriter.name), builtInWriter];
  return all.toSorted((a, b) => Number(b.name === story.writer) - Number(a.name === story.writer));
}

interface Told {
  readonly texts: ReadonlyMap<number, Approved<string>>;
  readonly title: Approved<string> | undefined;
}

async function tell(
  writers: readonly Writer[],
  story: OwnStory,
  rows: readonly PageRow[],
  open: readonly PageRow[],
  into: SecondLanguage,
  signal: AbortSignal,
): Promise<Told> {
  const book: StandingBook = {
    storyId: story.id,
    form: approveWritten(story.form),
    seed: story.seed,
    writer: story.writer,
    title: story.title,
    pages: rows.map(({ text, level }) => ({ text, level })),
  };
  const texts = new Map<number, Approved<string>>();
  let title: Approved<string> | undefined;
  let newTitle: Approved<string> | undefined;
  let failure: unknown;
  for (const writer of writers) {
    if (open.every(({ number }) => texts.has(number)) && title !== undefined) break;
    try {
      const told = await writer.translate(book, into, signal);
      for (const { number } of open) {
        const text = texts.get(number) ?? approved("page text", told.pages[number], into.language);
        if (text !== undefined) texts.set(number, text);
      }
      const own = approved("title", told.title, into.language);
      if (told.isTitleNew) newTitle ??= own;
      else title ??= own;
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelFailure || error instanceof Fault)) throw error;
      failure ??= error;
    }
  }
  // Whoever failed where another told the book costs it nothing.
  if (texts.size === 0 && open.length > 0 && failure !== undefined) throw failure;
  return { texts, title: title ?? newTitle };
}

/** What the gate stops at is left for the person to tell. */
function approved(kind: TextKind, text: string | undefined, language: Language): Approved<string> | undefined {
  if (text === undefined || text === "") return undefined;
  try {
    return approveText(kind, "text", text, language);
  } catch (error) {
    if (error instanceof Fault && error.code === "safety.refused") return undefined;
    throw error;
  }
}
