import { z } from 'zod';
import { shownStatuses } from '#domain/billing/subscription.ts';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { nameSchema, userSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
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
