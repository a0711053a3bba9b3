/** Every address of the browser's screens. */
export const paths = {
  home: "/",
  login: "/login",
  account: "/account",
  newStory: "/new",
  review: "/review",
  admin: "/admin",
  terms: "/terms",
  privacy: "/privacy",
  /** `id` is a story's id or short id (S2.4). */
  story: (id: string) => `/stories/${encodeURIComponent(id)}`,
} as const;
