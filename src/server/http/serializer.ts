import fastJson from 'fast-json-stringify';
import type { z } from 'zod';
import { jsonSchemaOf } from '#contract/json-schema.ts';

export type Serializer = (answer: unknown) => string;

const made = new WeakMap<z.ZodType, Serializer>();

/**
 * The one that Fastify itself would make of a route's schema: what the schema does not name does not leave the server.
 * It is made when it is first used. There are hundreds, and making them all was the longest part of a start.
 */
export function serializerOf(schema: z.ZodType): Serializer {
  return (answer) => {
    const known = made.get(schema);
    if (known) return known(answer);
    const serialize: Serializer = fastJson(jsonSchemaOf(schema, 'output', 'draft-7'));
    made.set(schema, serialize);
    return serialize(answer);
  };
}
