import { ApiError } from "#web/call/api-error.ts";

/** Whether a story is not there any more for whoever asks: deleted, or no longer shared. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
