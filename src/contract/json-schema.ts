import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A schema as JSON: what is accepted (`input`) or what is answered (`output`). */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  target: 'draft-7' | 'draft-2020-12',
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    // What the server refuses, the document does not offer.
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input' && zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties ??= false;
    },
  });
  return rest;
}
