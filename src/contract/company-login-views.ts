import { z } from 'zod';
import { companyRefusals, connectionKinds, connectionStates } from '#domain/company-login/connection-life.ts';
import { shownDaySchema } from './days.ts';
import { samlConnectionSchema } from './saml-connections.ts';

export const loginDomainSchema = z.object({
  id: z.uuid(),
  domain: z.string(),
  record: z
    .object({ name: z.string(), value: z.string() })
    .describe('The TXT record that proves the domain, as it is to stand in DNS.'),
  provenAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  finding: z
    .enum(['there', 'missing', 'unreachable'])
    .nullable()
    .describe('What the last look found: the record, no such record, or no answer.'),
  missingSince: z.iso
    .datetime()
    .nullable()
    .describe('Since when the record of a proven domain is gone; the proof ends a week later.'),
});

const refusalSchema = z.enum(companyRefusals);

export const loginConnectionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(connectionKinds),
  name: z.string(),
  state: z.enum(connectionStates),
  enforced: z.boolean().describe('People of proven domains come in by it alone.'),
  settings: z.record(z.string(), z.unknown()).describe('Without what is secret.'),
  hasSecret: z.boolean(),
  secretEndsOn: shownDaySchema.nullable().describe('As an admin noted it.'),
  saml: samlConnectionSchema.nullable().describe('For `saml`; null for others.'),
  testedAt: z.iso.datetime().nullable(),
  testedBy: z.string().nullable(),
  lastLoginAt: z.iso.datetime().nullable(),
  people: z.int().describe('How many people are known by it.'),
  refusal: z
    .object({ at: z.iso.datetime(), reason: refusalSchema })
    .nullable()
    .describe('The last time that somebody did not come in by it, and why.'),
});

export const cameBackSchema = z.object({
  next: z.literal('tested'),
  connection: z.string(),
  subject: z.string().nullable(),
  address: z.string().nullable(),
  name: z.string().nullable(),
  person: z.string().nullable().describe('Whose account a login would open; null where it opens none.'),
  refusal: refusalSchema.nullable(),
});

export const domainsSchema = z.object({ domains: z.array(loginDomainSchema), most: z.int() });
export const connectionsSchema = z.object({
  connections: z.array(loginConnectionSchema),
  most: z.int(),
  returnAddress: z.string().describe('What providers ask for as the redirect address.'),
  swornBy: z
    .array(z.object({ connectionId: z.uuid(), name: z.string() }))
    .describe(
      'Admins who came by a connection and have another way in: with one of them it can be asked of all.',
    ),
});

export const companyLinkSchema = z.object({
  connectionId: z.uuid(),
  name: z.string(),
  linkedAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime(),
  onlyWay: z.boolean().describe('The person has no other way in: they cannot unlink it themselves.'),
});
