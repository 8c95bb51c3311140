import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const example = { examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'] };

/** An application that the company registered in its own directory of Microsoft's. */
export const tenantAppFormSchema = z.object({
  appId: z
    .uuid({ error: invalid })
    .describe('The id of the application (client) in the company’s directory.')
    .meta(example),
  tenantId: z.uuid({ error: invalid }).describe('The id of the directory (tenant).').meta(example),
  secret: filledLineSchema(500).describe(
    'A client secret of the application. It is kept sealed and never told again.',
  ),
});

/** What an admin who pastes a key or a secret of the company's can be told. */
export const pastedErrors = [
  'validation_failed',
  'forbidden',
  'connection_taken',
  'connection_unreachable',
  'secrets_key_missing',
  'fresh_proof_needed',
  'too_many_requests',
] as const;
