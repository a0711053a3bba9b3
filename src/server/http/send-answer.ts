import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FileAnswer } from "#contract/endpoint.ts";
import { contentDisposition } from "./content-disposition.ts";

/** Sends a value as JSON, by the serializer that the contract's schema made. */
export function sendJson(reply: FastifyReply, status: number, answer: unknown): FastifyReply {
  if (answer === undefined) return reply.code(status).send();
  // Fastify takes a bare string for text that is serialized already.
  const payload = typeof answer === "string" ? JSON.stringify(answer) : answer;
  return reply.code(status).type("application/json; charset=utf-8").send(payload);
}

/** Sends a file: bytes at once, a stream as it comes. */
export function sendFile(reply: FastifyReply, status: number, file: FileAnswer): FastifyReply {
  if (file.fileName !== undefined) void reply.header("content-disposition", contentDisposition(file.fileName));
  void reply.code(status).type(file.type);
  if (file.data instanceof Readable) return reply.send(file.data);
  if (file.data instanceof Uint8Array) {
    return reply.send(Buffer.from(file.data.buffer, file.data.byteOffset, file.data.byteLength));
  }
  throw new TypeError("The data of a file must be bytes or a Readable");
}
