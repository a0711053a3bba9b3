import type { FastifyRequest } from "fastify";

/** The token of an Authorization header; undefined when there is none, or it is of another kind. */
export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer +([\x21-\x7e]{1,8192})$/i.exec(request.headers.authorization ?? "")?.[1];
}
