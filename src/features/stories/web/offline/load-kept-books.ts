/** The books that are kept on this device; no first screen needs them, unless there is no network. */
export const loadKeptBooks = () => import("./kept-books.ts");

/** A book that is gone is kept no longer. */
export const forgetKept = async (id: string): Promise<void> => (await loadKeptBooks()).dropKeptBook(id);
