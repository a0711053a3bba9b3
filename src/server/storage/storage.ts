import type { Readable } from "node:stream";

/** A stored file, opened. */
export interface StoredFile {
  readonly data: Readable;
  /** Bytes. */
  readonly size: number;
  /** Quoted, as HTTP wants it; another content has another one. */
  readonly etag: string;
}

/**
 * Keeps files under names such as `stories/abc/def.webp`: what was put is there whole or not at all. A name that is none
 * (`nameParts`) is an error of the program, a store that is down a `service.unavailable`.
 */
export interface Storage {
  /** Puts a file in place of an earlier one of that name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  open(name: string): Promise<StoredFile | undefined>;
  /** Deletes a file; nothing happens when there is none. */
  delete(name: string): Promise<void>;
  /** Deletes every file below a folder: `stories/abc` takes `stories/abc/def.webp` and leaves `stories/abcd/x.webp`. */
  deleteAll(folder: string): Promise<void>;
  /** The names of all files below a folder, in order; all there are when none is given. */
  list(folder?: string): Promise<string[]>;
}
