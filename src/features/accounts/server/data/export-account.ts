import { Readable } from "node:stream";
import JSZip from "jszip";
import type { FileAnswer } from "#contract/endpoint.ts";
import { Fault } from "#contract/fault.ts";
import { listPictureFiles } from "#features/pictures/server/list-picture-files.ts";
import { printBook, type Press } from "#features/reading/server/print-book.ts";
import { exportStory } from "#features/stories/server/export-story.ts";
import { listStories } from "#features/stories/server/list-stories.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { portraitFile } from "../portraits/portrait-address.ts";
import { readKept } from "./store.ts";

/** What an export is made with: everything that prints a book. */
export type ExportTools = Press;

/**
 * Everything of a person's as a ZIP (S16.1): `account.json`, the person's picture, and for each story a folder with `story.json`, every picture in its
 * largest size and the book as a PDF, where it has words. A file is read or printed only when its turn comes, so that a long
 * shelf needs no more memory than one book.
 */
export async function exportAccount(tools: ExportTools, userId: string, signal: AbortSignal): Promise<FileAnswer> {
  const { database } = tools;
  const [kept, sessions, shelf] = await Promise.all([
    readKept(database, userId),
    listSessions(database, userId, ""),
    listStories(database, userId),
  ]);
  const archive = new JSZip();
  archive.file("account.json", toJson({ ...kept, sessions }));
  const portrait = kept.account?.portrait ?? "";
  if (portrait !== "") {
    archive.file(
      "portrait.webp",
      later(async () => tools.storage.read(portraitFile(userId, portrait))),
      STORED,
    );
  }
  for (const { id, shortId } of shelf) {
    const folder = `stories/${shortId}`;
    archive.file(
      `${folder}/story.json`,
      later(async () => Buffer.from(toJson(await exportStory(database, id, userId)))),
    );
    for (const name of await listPictureFiles(tools.storage, id)) {
      const picture = name.split("/").at(-2) ?? "";
      archive.file(
        `${folder}/pictures/${picture}.webp`,
        later(async () => tools.storage.read(name)),
        STORED,
      );
    }
    if (await hasWords(tools, id, userId)) {
      archive.file(
        `${folder}/book.pdf`,
        later(() => printed(tools, id, userId, signal)),
        STORED,
      );
    }
  }
  const data = new Readable().wrap(archive.generateNodeStream({ streamFiles: true, compression: "DEFLATE" }));
  return { fileName: "basmia.zip", type: "application/zip", data };
}

/** Pictures and PDFs are compressed already. */
const STORED = { compression: "STORE" } as const;

/** Bytes that are made when they are first asked for; none when there are none any more. */
function later(make: () => Promise<Uint8Array | undefined>): Readable {
  return Readable.from(
    (async function* bytes() {
      const made = await make();
      if (made) yield Buffer.from(made);
    })(),
    { objectMode: false },
  );
}

async function hasWords({ database }: ExportTools, id: string, userId: string): Promise<boolean> {
  return (await exportStory(database, id, userId)).pages.length > 0;
}

/** A story that was deleted while the export was on its way has no PDF any more. */
async function printed(
  tools: ExportTools,
  id: string,
  userId: string,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  try {
    return (await printBook(tools, id, userId, { variant: "screen", edition: "single" }, signal)).data as Uint8Array;
  } catch (error) {
    if (error instanceof Fault && error.code === "story.not_found") return undefined;
    throw error;
  }
}

const toJson = (value: unknown): string => JSON.stringify(value, undefined, 2);
