import { type Serializer, type SerializerFactory, SerializerSelector } from "@fastify/fast-json-stringify-compiler";

/**
 * Builds the serializer of an answer when the first such answer is given: no start waits for hundreds of them, most of which
 * are of errors, which are written without.
 */
export const buildSerializersLate: SerializerFactory = (schemas, options) => {
  const build = SerializerSelector()(schemas, options);
  return (route) => {
    let write: Serializer | undefined;
    return (value) => (write ??= build(route))(value);
  };
};
