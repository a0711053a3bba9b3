import type { IncomingMessage } from "node:http";
import { makeShortId } from "#server/secrets/make-id.ts";

/** The id that a proxy in front has given, when it looks like one, else a new one that a person can read out. */
export function chooseRequestId(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : makeShortId();
}
