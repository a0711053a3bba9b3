import type { KeyValues } from "#web/session/storage.ts";

/** An idea that was typed and not read yet, of one user; the next person at the device does not see it. */
const nameOf = (user: string) => `idea:${user}`;

export const readKeptIdea = (store: KeyValues, user: string): string => store.getItem(nameOf(user)) ?? "";

export function keepIdea(store: KeyValues, user: string, idea: string): void {
  if (idea.trim() === "") store.removeItem(nameOf(user));
  else store.setItem(nameOf(user), idea);
}
