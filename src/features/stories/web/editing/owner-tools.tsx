import { lazy } from "react";
import { session } from "#web/session/browser-session.ts";

/** Asked for once; those who are signed in may need it with the book's first page, and have it begun beside the book. */
const load = () => import("./loaded-owner-tools.ts");
if (session.token() !== null) void load().catch(() => undefined);

// What only an owner has around a book is no weight for those who read it.
export const PageTools = lazy(async () => ({ default: (await load()).PageTools }));
export const PictureChoice = lazy(async () => ({ default: (await load()).PictureChoice }));
export const RetryPicture = lazy(async () => ({ default: (await load()).RetryPicture }));
export const StoryTools = lazy(async () => ({ default: (await load()).StoryTools }));
