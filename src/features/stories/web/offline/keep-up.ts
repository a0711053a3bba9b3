import type { storiesContract } from "#features/stories/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { isGone } from "./is-gone.ts";
import { session } from "#web/session/browser-session.ts";
import { dropKeptBook, dropOthersBooks, listKeptIds } from "./kept-books.ts";

const call = apiOf<typeof storiesContract>();

/** Asks the server once about every kept book: what has been deleted or taken back meanwhile is forgotten. */
async function dropGoneBooks(): Promise<void> {
  for (const id of await listKeptIds()) {
    try {
      await call("GET /stories/:id", { params: { id } });
    } catch (error) {
      if (isGone(error)) await dropKeptBook(id);
      else return;
    }
  }
}

const report = (error: unknown) => console.error("Kept books could not be looked after", error);

/** Looks after the books that are kept on this device: whoever leaves leaves none, and what is gone goes. */
export function keepBooksUp(): void {
  const forget = () => void dropOthersBooks().catch(report);
  session.onTokenChange(forget);
  forget();
  const check = () => void dropGoneBooks().catch(report);
  window.addEventListener("online", check);
  const whenIdle = globalThis.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 2000));
  whenIdle(check);
}
