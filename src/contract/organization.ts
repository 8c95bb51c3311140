import { z } from 'zod';
import { shownStatuses } from '#domain/billing/subscription.ts';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { nameSchema, userSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const required: FieldProblem = 'required';
const tooLong: FieldProblem = 'too_long';
const followUpUnfit: FieldProblem = 'follow_up_unfit';
const timeZoneUnknown: FieldProblem = 'time_zone_unknown';

export const timeZoneSchema = z.string({ error: timeZoneUnknown }).refine(isTimeZone, timeZoneUnknown);

export const holidayZoneSchema = z.enum(HOLIDAY_ZONES, { error: invalid });

/** When a request that waits is spoken of again, in working days; and the hour of the digests. */
const followUp = {
  reminderDays: z.int({ error: followUpUnfit }).min(1, followUpUnfit).max(30, followUpUnfit),
  escalationDays: z.int({ error: followUpUnfit }).min(2, followUpUnfit).max(60, followUpUnfit),
  digestHour: z.int({ error: invalid }).min(0, invalid).max(23, invalid),
};

export const organizationFormSchema = z
  .object({
    name: nameSchema,
    timeZone: timeZoneSchema,
    holidayZone: holidayZoneSchema,
    reminderDays: followUp.reminderDays.optional(),
    escalationDays: followUp.escalationDays.optional(),
    digestHour: followUp.digestHour.optional(),
  })
  .refine(({ reminderDays = 0, escalationDays = 61 }) => escalationDays > reminderDays, {
    error: followUpUnfit,
    path: ['escalationDays'],
  });

export const organizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  timeZone: z.string(),
  holidayZone: holidayZoneSchema,
  createdAt: z.iso.datetime(),
  seats: z.int(),
  reminderDays: z.int(),
  escalationDays: z.int(),
  digestHour: z.int(),
  subscription: z.object({ status: z.enum(shownStatuses) }),
  closesAt: z.iso
    .datetime()
    .nullable()
    .describe('When everything is erased, while the organisation is being closed.'),
  users: z
    .array(userSchema)
    .describe('Everyone, for those who may list people; for all others, only themselves.'),
});

export const organizationEndpoints = defineEndpoints({
  me: {
    method: 'GET',
    path: '/organization/me',
    access: 'session',
    scope: 'organization.read',
    summary: 'The organisation of the person behind the token.',
    shows: ['organization', 'subscription', 'people'],
    response: organizationSchema,
  },
  update: {
    method: 'PUT',
    path: '/organization',
    access: 'session',
    scope: 'organization.edit',
    heavy: true,
    summary:
      'Change the name, time zone, zone of public holidays and when requests that wait are spoken of again. What is left out stays. For admins.',
    body: organizationFormSchema,
    changes: ['organization', 'audit-log'],
    response: organizationSchema,
    errors: ['validation_failed', 'forbidden'],
  },
  close: {
    method: 'POST',
    path: '/organization/close',
    access: 'session',
    scope: 'never',
    freshProof: true,
    unpaid: 'allowed',
    closing: 'allowed',
    summary:
      'Close the organisation: everything is erased in seven days unless that is taken back (rules V20, V21). For admins, who type its name.',
    body: z.object({ name: z.string({ error: required }).min(1, required).max(200, tooLong) }),
    changes: ['organization', 'subscription', 'audit-log'],
    response: organizationSchema,
    errors: ['validation_failed', 'forbidden', 'fresh_proof_needed'],
    limit: { max: 10, minutes: 60, by: 'ip' },
  },
  reopen: {
    method: 'DELETE',
    path: '/organization/close',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    closing: 'allowed',
    summary: 'Take back that the organisation is closed, within the seven days. For admins.',
    changes: ['organization', 'subscription', 'audit-log'],
    response: organizationSchema,
    errors: ['forbidden', 'not_found'],
  },
});

/** Named zones only: an offset knows no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
