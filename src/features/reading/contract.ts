import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";

/** What a PDF is for: a screen, a print shop, or sheets to fold at home (S7.27). */
export const PDF_VARIANTS = ["screen", "print", "booklet"] as const;
export type PdfVariant = (typeof PDF_VARIANTS)[number];

export const readingContract = {
  "GET /stories/:id/pdf": {
    summary: "The book as a PDF: for screens, for a print shop with bleed and crop marks, or as a booklet to fold",
    access: "user",
    params: z.object({ id: z.string() }),
    query: z.object({ variant: z._default(z.enum(PDF_VARIANTS), "screen") }),
    answer: "binary",
    errors: ["story.not_found", "story.view_only", "story.busy"],
  },
  "GET /stories/:id/epub": {
    summary: "The book as EPUB 3 of fixed layout",
    access: "user",
    params: z.object({ id: z.string() }),
    answer: "binary",
    errors: ["story.not_found", "story.view_only", "story.busy"],
  },
} as const satisfies Contract;
