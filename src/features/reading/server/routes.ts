import type { readingContract } from "#features/reading/contract.ts";
import { type Press, printBook } from "#features/reading/server/print-book.ts";
import type { Handlers } from "#server/http/handler.ts";

export function readingRoutes(press: Press): Handlers<typeof readingContract> {
  return {
    "GET /stories/:id/pdf": ({ params }, { caller }) => printBook(press, params.id, caller.userId),
  };
}
