/**
 * What is loaded together, and which areas (files of a language's folder) it holds. The browser starts with `start` and
 * fetches `story`, `creation`, `choices`, `account`, `legal` and `admin` with the screens that speak them, `editing` with an owner's
 * tools and `modals` with the first modal; `server` is what the server alone says: on paper, and where it refuses.
 */
export const PARTS = {
  start: ["common", "header", "home", "login", "membership"],
  story: ["likes", "reader", "reporting"],
  creation: ["creation"],
  choices: ["choices"],
  editing: ["editing"],
  modals: ["account-modals", "likes-stats", "membership-modals", "onboarding"],
  account: ["account"],
  legal: ["legal"],
  admin: ["admin"],
  server: ["book", "errors", "payment", "sharing"],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;

/** The part that an area belongs to. Throws for an area that none names. */
export function partOf(area: string): Part {
  for (const [part, areas] of Object.entries(PARTS)) {
    if ((areas as readonly string[]).includes(area)) return part as Part;
  }
  throw new Error(`The area "${area}" is in no part: name it in scripts/messages/parts.ts`);
}
