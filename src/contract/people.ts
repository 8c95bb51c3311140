import { z } from 'zod';
import { memberRoles, roles } from '#domain/members/role.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { isFitText } from '#domain/text/fit-text.ts';
import { languages } from '#domain/text/language.ts';
import { filledLineSchema } from './texts.ts';

const required: FieldProblem = 'required';
const emailInvalid: FieldProblem = 'email_invalid';
const tooLong: FieldProblem = 'too_long';
const textUnfit: FieldProblem = 'text_unfit';

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const mailboxName = '(?=.{1,64}@)[^\\s@"<>(),;:\\\\\\[\\].]+(?:\\.[^\\s@"<>(),;:\\\\\\[\\].]+)*';

/** What mail servers take: dots never doubled nor at an end, a domain of labels that ends in at least two letters. */
const emailPattern = new RegExp(`^${mailboxName}@(?:${label}\\.)+\\p{L}[\\p{L}\\p{N}-]*[\\p{L}\\p{N}]$`, 'u');

/** An address as people type it: trimmed, with letters of any alphabet; compared without case. */
export const emailSchema = z
  .string({ error: required })
  .trim()
  .min(1, required)
  .max(254, tooLong)
  .refine(isFitText, textUnfit)
  .pipe(z.email({ pattern: emailPattern, error: emailInvalid }))
  .meta({ format: 'email', examples: ['camille.durand@example.fr'] });

/** A name in any alphabet, up to 200 characters; runs of spaces that came with a paste become one. */
export const nameSchema = filledLineSchema(200);

export const roleSchema = z.enum(roles);

export const memberRoleSchema = z.enum(memberRoles);

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
});

export const profileSchema = userSchema.extend({
  language: z.enum(languages),
  confirmed: z.boolean().describe('Whether the person has opened a link from their mailbox.'),
});

/** Someone as others meet them in lists of names. */
export const personBadgeSchema = z.object({ id: z.uuid(), name: z.string() });

export const organizationBadgeSchema = z.object({ id: z.uuid(), name: z.string() });

/** What every screen of a session needs to know of its organisation. */
export const sessionOrganizationSchema = organizationBadgeSchema.extend({
  timeZone: z.string().describe('Decides which day it is, and on which day something happened.'),
});
