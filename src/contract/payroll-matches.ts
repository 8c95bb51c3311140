import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { personBadgeSchema } from './people.ts';
import { lineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const tooManyLines: FieldProblem = 'too_many_lines';

/** By what the program knows people and types of absence. */
export const matchesSchema = z.object({
  people: z
    .array(
      z.object({
        user: personBadgeSchema,
        gone: z.boolean().describe('Whether they have left.'),
        contractId: z.string().nullable(),
      }),
    )
    .describe('Everyone who is there, and the thousand who left last.'),
  types: z.array(
    z.object({
      type: z.string(),
      typeName: z.string(),
      name: z.string().nullable().describe('What PayFit calls it.'),
      suggested: z.string().nullable().describe('From what PayFit publishes: to be confirmed.'),
    }),
  ),
});

const matchName = (longest: number) =>
  lineSchema({ longest })
    .nullable()
    .transform((text) => (text === '' ? null : text));

/** Those that are not named stay as they are. */
export const matchesFormSchema = z.object({
  people: z
    .array(z.object({ userId: z.uuid({ error: invalid }), contractId: matchName(100) }), { error: invalid })
    .max(2000, tooManyLines)
    .default([]),
  types: z
    .array(
      z.object({ type: z.string({ error: invalid }).min(1, invalid).max(60, invalid), name: matchName(80) }),
      { error: invalid },
    )
    .max(200, invalid)
    .default([]),
});
