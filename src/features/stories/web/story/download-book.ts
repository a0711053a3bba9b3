import type { readingContract } from "#features/reading/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { saveFile } from "./save-file.ts";

const call = apiOf<typeof readingContract>();

/** Fetches the book as a PDF and hands it to the reader; the server names the file (S7.11). */
export async function downloadBook(id: string): Promise<void> {
  const { data, fileName } = await call("GET /stories/:id/pdf", { params: { id }, query: {} });
  saveFile(data, fileName ?? `story-${id}.pdf`);
}
