import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";

/** What a PDF is for: a screen, a print shop, or sheets to fold at home (S7.27). */
export const PDF_VARIANTS = ["screen", "print", "booklet"] as const;
export type PdfVariant = (typeof PDF_VARIANTS)[number];

/** In which languages a book is printed: its own, or its own and the second that it is told in (S13.6). */
export const EDITIONS = ["single", "bilingual"] as const;
export type Edition = (typeof EDITIONS)[number];
const edition = z._default(z.enum(EDITIONS), "single");

export const readingContract = {
  "GET /stories/:id/pdf": {
    summary: "The book as a PDF: for screens, for a print shop with bleed and crop marks, or as a booklet to fold",
    access: "user",
    params: z.object({ id: z.string() }),
    query: z.object({ variant: z._default(z.enum(PDF_VARIANTS), "screen"), edition }),
    answer: "binary",
    errors: ["story.not_found", "story.view_only", "story.busy"],
  },
  "GET /stories/:id/epub": {
    summary: "The book as EPUB 3 of fixed layout",
    access: "user",
    params: z.object({ id: z.string() }),
    query: z.object({ edition }),
    answer: "binary",
    errors: ["story.not_found", "story.view_only", "story.busy"],
  },
} as const satisfies Contract;
