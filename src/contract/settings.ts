import { z } from 'zod';
import { HOLIDAY_KEYS } from '#domain/holidays/public-holidays.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { changePreviewSchema } from './change-preview.ts';
import { daySchema, dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { holidayZoneSchema, timeZoneSchema } from './organization.ts';
import { personBadgeSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const required: FieldProblem = 'required';
const noOpenDay: FieldProblem = 'no_open_day';
const daysUnfit: FieldProblem = 'days_unfit';

const daysAmount = z
  .number({ error: daysUnfit })
  .min(0, daysUnfit)
  .max(366, daysUnfit)
  .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), daysUnfit);

const weekday = z.int({ error: invalid }).min(1, invalid).max(7, invalid);

const carryOverMonths = z.int({ error: invalid }).min(1, invalid).max(60, invalid);
const carryOverKind = z.enum(['none', 'all', 'up-to'], { error: invalid });

const rttFields = {
  daysPerYear: daysAmount,
  acquisition: z.enum(['monthly', 'on-1-january'], { error: invalid }),
  employerDays: daysAmount.describe('Of these days, those whose dates the employer decides.'),
  partTime: z
    .enum(['pro-rata', 'full'], { error: invalid })
    .describe('Whether part-timers get them in proportion to their week.'),
};

const seniorityStep = z.object({
  years: z.int({ error: invalid }).min(0, invalid).max(60, invalid),
  days: daysAmount,
});

/** Everything that can be set, each with what it must be. */
export const settingsDraftSchema = z.object({
  timeZone: timeZoneSchema,
  holidayZone: holidayZoneSchema,
  countingMode: z.enum(['ouvres', 'ouvrables'], { error: invalid }),
  referencePeriodStart: z
    .string({ error: invalid })
    .regex(/^(0[1-9]|1[0-2])-01$/, invalid)
    .describe('Month and day; the period starts on the first of a month.'),
  openDays: z
    .array(weekday, { error: noOpenDay })
    .min(1, noOpenDay)
    .max(7, invalid)
    .refine((days) => new Set(days).size === days.length, invalid)
    .transform((days) => days.toSorted((a, b) => a - b)),
  workedHolidays: z
    .array(daySchema, { error: invalid })
    .max(200, invalid)
    .describe('Public holidays worked on that one day.'),
  yearlyWorkedHolidays: z
    .array(z.enum(HOLIDAY_KEYS, { error: invalid }), { error: invalid })
    .max(HOLIDAY_KEYS.length, invalid)
    .refine((keys) => new Set(keys).size === keys.length, invalid)
    .describe('Public holidays worked every year.'),
  solidarityDay: z.enum(HOLIDAY_KEYS, { error: invalid }).nullable(),
  goodFridayOff: z.boolean({ error: invalid }),
  daysPerYear: daysAmount.nullable().describe('Null: five weeks, in the unit of counting.'),
  refuseBeyondBalance: z.boolean({ error: invalid }),
  carryOver: z.object({ kind: carryOverKind, days: daysAmount, months: carryOverMonths }),
  fractionnement: z.boolean({ error: invalid }),
  rtt: z.object(rttFields).nullable(),
  forfaitJours: z
    .object({ days: z.int({ error: daysUnfit }).min(1, daysUnfit).max(218, daysUnfit) })
    .nullable()
    .describe('A contract in days of work a year; its rest days replace the number of RTT days.'),
  seniority: z
    .array(seniorityStep, { error: invalid })
    .max(12, invalid)
    .refine((steps) => new Set(steps.map(({ years }) => years)).size === steps.length, invalid)
    .transform((steps) => steps.toSorted((a, b) => a.years - b.years))
    .describe('Days more from a number of years on; the highest step that is reached counts.'),
  youngParentDays: z.boolean({ error: invalid }).describe('Days for dependent children (L3141-8).'),
  loneHalfDay: z.enum(['costs-half', 'reaches-return'], { error: invalid }),
  halfWorkedDay: z.enum(['whole', 'half'], { error: invalid }),
  creditHolidayOnClosedDay: z.boolean({ error: invalid }),
  supplementaryBirthLeaveAccrues: z
    .boolean({ error: invalid })
    .describe('Whether supplementary birth leave counts as work for earning leave.'),
  effectiveFrom: dayThat('The first day on which it holds; may lie in the past.'),
});

/** What is left out stays as it is on the day from which the rest holds, inside of `carryOver` and `rtt` as well. */
export const settingsFormSchema = settingsDraftSchema.partial().extend({
  carryOver: z
    .object({ kind: carryOverKind, days: daysAmount, months: carryOverMonths })
    .partial()
    .optional(),
  rtt: z.object(rttFields).partial().nullable().optional(),
  effectiveFrom: settingsDraftSchema.shape.effectiveFrom,
});

/** So many changes an answer tells at most. */
export const mostSettingsChanges = 200;

/** One applied change of settings; only the last one can be undone. */
const settingsChangeSchema = z.object({
  id: z.uuid(),
  effectiveFrom: shownDaySchema,
  appliedAt: z.iso.datetime(),
  appliedBy: personBadgeSchema.nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoable: z.boolean(),
  changed: z.array(z.string()).describe('The names of the settings that it changed.'),
});

export const settingsSchema = z.object({
  ...settingsDraftSchema.shape,
  workedHolidays: z.array(shownDaySchema),
  effectiveFrom: shownDaySchema,
  changes: z
    .array(settingsChangeSchema)
    .describe('Latest first, two hundred at most; the log of activity tells them all.'),
});

export const settingsEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/organization/settings',
    access: 'session',
    scope: 'settings.read',
    summary: 'How leave is counted and earned today, and the changes that led there. For privileged people.',
    shows: ['leave-rules', 'organization', 'people'],
    response: settingsSchema,
    errors: ['forbidden'],
  },
  preview: {
    method: 'POST',
    path: '/organization/settings/preview',
    access: 'session',
    scope: 'settings.change',
    idempotency: 'needless',
    heavy: true,
    unpaid: 'allowed',
    summary: 'Who would gain or lose what, booked leave included. Changes nothing. For admins.',
    body: settingsFormSchema,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: changePreviewSchema,
    errors: ['validation_failed', 'forbidden', 'settings_below_law'],
  },
  apply: {
    method: 'PUT',
    path: '/organization/settings',
    access: 'session',
    scope: 'settings.change',
    heavy: true,
    summary:
      'Apply settings from a day on: correcting lines are written and those concerned are told. For admins.',
    body: settingsFormSchema,
    changes: ['organization', 'leave-rules', 'balances', 'leave-requests', 'audit-log'],
    response: settingsSchema,
    errors: ['validation_failed', 'forbidden', 'settings_below_law'],
  },
  undo: {
    method: 'POST',
    path: '/organization/settings/undo',
    access: 'session',
    scope: 'settings.change',
    heavy: true,
    summary: 'Undo the last change, by lines that answer its own. For admins.',
    body: z.object({ id: z.uuid({ error: required }) }),
    changes: ['organization', 'leave-rules', 'balances', 'leave-requests', 'audit-log'],
    response: settingsSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'not_the_last_change', 'settings_below_law'],
  },
});
