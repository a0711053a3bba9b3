import type { readingContract } from "#features/reading/contract.ts";
import { bindBook, type Press, printBook } from "#features/reading/server/print-book.ts";
import type { Handlers } from "#server/http/handler.ts";

export function readingRoutes(press: Press): Handlers<typeof readingContract> {
  return {
    "GET /stories/:id/pdf": ({ params, query }, { caller, signal }) =>
      printBook(press, params.id, caller.userId, query, signal),
    "GET /stories/:id/epub": ({ params, query }, { caller, signal }) =>
      bindBook(press, params.id, caller.userId, query.edition, signal),
  };
}
