import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";

/** Where the local payment server keeps what it was told: texts by name. */
export interface Drawer {
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  list(): Promise<string[]>;
}

/** Kept until the process ends. */
export function memoryDrawer(): Drawer {
  const texts = new Map<string, string>();
  return {
    read: (name) => Promise.resolve(texts.get(name)),
    write: (name, text) => Promise.resolve(void texts.set(name, text)),
    list: () => Promise.resolve([...texts.keys()]),
  };
}

/** Kept in files, so that a payment outlives a restart; a file is there whole or not at all. */
export function fileDrawer(directory: string): Drawer {
  const fileOf = (name: string) => path.join(directory, `${name}.json`);
  return {
    async read(name) {
      try {
        return await fs.readFile(fileOf(name), "utf8");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    async write(name, text) {
      await fs.mkdir(directory, { recursive: true });
      const draft = path.join(directory, `${randomBytes(9).toString("hex")}.draft`);
      await fs.writeFile(draft, text, { mode: 0o600 });
      await fs.rename(draft, fileOf(name));
    },
    async list() {
      const files = await fs.readdir(directory).catch(() => [] as string[]);
      return files.filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -".json".length));
    },
  };
}
