import type { ByLanguage } from "#book/languages.ts";

/** How a clause stands where the sentences of a book take a goal; `#` is the clause, `@` who does it. */
export interface ClausePhrases {
  /** Of what is feared: "that the others laugh". */
  readonly feared?: string;
  /** Of a duty that is feared. */
  readonly must?: string;
  /** Of what could go wrong. */
  readonly might?: string;
  readonly seeAgain?: string;
  readonly getTo?: string;
  readonly make?: string;
}

export const CLAUSES: ByLanguage<ClausePhrases> = {
  en: { seeAgain: "see # again", getTo: "get @ to #", make: "make @ #" },
  ro: {
    feared: "gândul #",
    must: "gândul că trebuie #",
    might: "gândul că ar putea #",
    seeAgain: "să fie iar cu #",
  },
  de: { feared: "dem Gedanken, dass #" },
};
