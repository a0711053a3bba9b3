import type { Contract } from "#contract/endpoint.ts";

/** What a person can do with everything of theirs (S16.1). */
export const accountDataContract = {
  "GET /user/export": {
    summary: "Everything of the caller's as a ZIP: what is kept of them as JSON, their stories, pictures and PDFs",
    access: "user",
    inPerson: true,
    answer: "binary",
    limit: "exports",
  },
  "DELETE /user": {
    summary: "Delete the account and everything of it",
    access: "user",
    inPerson: true,
    status: 204,
  },
} as const satisfies Contract;
