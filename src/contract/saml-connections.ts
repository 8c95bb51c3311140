import { z } from 'zod';
import { certificateStandings, samlProviders } from '#domain/company-login/saml-life.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';

/** Beside the tables: what providers post and fetch there is SAML, and not ours to describe. */
export const samlPath = '/auth/saml';

export const samlFormSchema = z.object({
  provider: z.enum(samlProviders, { error: invalid }).describe('Whose steps the screen tells.'),
  metadata: z
    .string({ error: invalid })
    .max(131_072, 'metadata_unreadable')
    .optional()
    .describe(
      'The metadata of the provider, an XML document. Absent where it stays as it is, or is not known yet: some providers want ours first.',
    )
    .meta({ examples: ['<EntityDescriptor …>'] }),
  metadataUrl: filledLineSchema(2000)
    .optional()
    .describe('Where to read it instead, once and now.')
    .meta({ examples: ['https://login.example.com/metadata'] }),
});

export const samlConnectionSchema = z.object({
  provider: z.enum(samlProviders),
  entityId: z.string().describe('What the provider is to call us.'),
  answersTo: z.string().describe('Where it posts its answers.'),
  metadataUrl: z.string().describe('Both, as the XML document that providers read.'),
  described: z
    .object({
      entityId: z.string(),
      loginUrl: z.string(),
      certificates: z.array(
        z.object({
          subject: z.string(),
          fingerprint: z.string().describe('SHA-256.'),
          validUntil: z.iso.datetime(),
          standing: z
            .enum(certificateStandings)
            .describe('`ending` from thirty days before; one that has ended still verifies.'),
        }),
      ),
    })
    .nullable()
    .describe('What the provider said of itself; null until its metadata is known.'),
});
