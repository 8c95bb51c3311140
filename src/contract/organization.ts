import { z } from 'zod';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import { defineEndpoints } from './endpoint.ts';
import type { FieldProblem } from './field-sentences.ts';
import { nameSchema, userSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const timeZoneUnknown: FieldProblem = 'time_zone_unknown';

export const subscriptionStatuses = ['trial', 'active', 'cancelled'] as const;

export const timeZoneSchema = z.string({ error: timeZoneUnknown }).refine(isTimeZone, timeZoneUnknown);

export const holidayZoneSchema = z.enum(HOLIDAY_ZONES, { error: invalid });

export const organizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  timeZone: z.string(),
  holidayZone: holidayZoneSchema,
  createdAt: z.iso.datetime(),
  seats: z.int(),
  subscription: z.object({ status: z.enum(subscriptionStatuses) }),
  users: z
    .array(userSchema)
    .describe('Everyone, for those who may list people; for all others, only themselves.'),
});

export const organizationEndpoints = defineEndpoints({
  me: {
    method: 'GET',
    path: '/organization/me',
    access: 'session',
    summary: 'The organisation of the person behind the token.',
    response: organizationSchema,
  },
  update: {
    method: 'PUT',
    path: '/organization',
    access: 'session',
    summary: 'Change the name, time zone and zone of public holidays. For admins.',
    body: z.object({ name: nameSchema, timeZone: timeZoneSchema, holidayZone: holidayZoneSchema }),
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
