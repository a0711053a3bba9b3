/** The embedded PostgreSQL cannot run here; the message is one line that says why and what to do instead. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";

  constructor(reason: string, cause?: unknown) {
    const line = reason.replaceAll(/\s*\n\s*/g, " ").trim();
    super(
      `The embedded PostgreSQL cannot run here: ${line}. Set DATABASE_URL to a PostgreSQL 15 or newer to run without it.`,
      cause === undefined ? undefined : { cause },
    );
  }
}
