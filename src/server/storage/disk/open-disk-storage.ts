import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, readdir, rename, rm, unlink } from "node:fs/promises";
import path from "node:path";
import { Fault } from "#contract/fault.ts";
import { nameParts } from "../name-parts.ts";
import type { Storage } from "../storage.ts";

/** Files that are being written; not among the names, since those cannot begin with a dot. */
const DRAFTS = ".drafts";

/** Keeps files below a directory, which is made. Drafts that a killed process left behind are cleared away. */
export async function openDiskStorage(directory: string): Promise<Storage> {
  const root = path.resolve(directory);
  await mkdir(path.join(root, DRAFTS), { recursive: true });
  await clearOldDrafts(path.join(root, DRAFTS));
  const pathOf = (name: string) => path.join(root, ...nameParts(name));

  return {
    async put(name, bytes) {
      const target = pathOf(name);
      const draft = path.join(root, DRAFTS, randomBytes(12).toString("hex"));
      await refusingAs503(async () => {
        try {
          await writeDurably(draft, bytes);
          await moveInto(draft, target);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      });
    },

    read: (name) => {
      const target = pathOf(name);
      return refusingAs503(() => orUndefined(readFile(target)));
    },

    open: (name) => {
      const target = pathOf(name);
      return refusingAs503(async () => {
        const file = await orUndefined(open(target, "r"));
        return file && describe(file);
      });
    },

    delete: (name) => {
      const target = pathOf(name);
      return refusingAs503(() => orUndefined(unlink(target)));
    },

    deleteAll: (folder) => {
      const target = pathOf(folder);
      return refusingAs503(() => rm(target, { recursive: true, force: true, maxRetries: 3 }));
    },

    list: (folder) => {
      const target = folder === undefined ? root : pathOf(folder);
      return refusingAs503(async () => {
        const entries = (await orUndefined(readdir(target, { recursive: true, withFileTypes: true }))) ?? [];
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
          .filter((name) => !name.startsWith(DRAFTS))
          .toSorted();
      });
    },
  };
}

/** On the disk before it has its name, so that a power cut leaves no empty file under it. */
async function writeDurably(draft: string, bytes: Uint8Array): Promise<void> {
  const file = await open(draft, "wx");
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** The folder may be deleted between its making and the move: then it is made once more. */
async function moveInto(draft: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(path.dirname(target), { recursive: true });
    try {
      return await rename(draft, target);
    } catch (error) {
      if (codeOf(error) !== "ENOENT" || attempt === 3) throw error;
    }
  }
}

async function describe(file: FileHandle): Promise<Awaited<ReturnType<Storage["open"]>>> {
  const { size, mtimeNs, ino } = await file.stat({ bigint: true });
  const etag = `"${ino.toString(36)}-${mtimeNs.toString(36)}-${size.toString(36)}"`;
  return { data: file.createReadStream(), size: Number(size), etag };
}

/** A draft that is an hour old is nobody's any more; a younger one may be another process's. */
async function clearOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name);
    const file = await orUndefined(open(draft, "r"));
    if (file === undefined) continue;
    const { mtimeMs } = await file.stat();
    await file.close();
    if (Date.now() - mtimeMs > 3_600_000) await rm(draft, { force: true });
  }
}

async function orUndefined<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** A full, read-only or broken disk is a store that is down. */
async function refusingAs503<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Fault("service.unavailable", { detail: "The picture store does not work", cause: error });
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? "");
