import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";

export const readingContract = {
  "GET /stories/:id/pdf": {
    summary: "The book as a PDF",
    access: "user",
    params: z.object({ id: z.string() }),
    answer: "binary",
  },
} as const satisfies Contract;
