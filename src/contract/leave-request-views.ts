import { z } from 'zod';
import { MOST_ABSENCES_TOLD } from '#domain/leave-requests/colleagues-away.ts';
import { eachText, type RequestField } from '#domain/leave-requests/request-fields.ts';
import { HISTORY_EVENTS } from '#domain/leave-requests/request-history.ts';
import { HELD_STATUSES, REQUEST_STATUSES } from '#domain/leave-requests/request-states.ts';
import { errorCodes } from '#domain/refusals/error-code.ts';
import { closedMonthsSchema } from './closed-months.ts';
import { coverageCheckSchema } from './coverage-views.ts';
import { shownDaySchema } from './days.ts';
import { inEveryLanguage } from './every-language.ts';
import { personBadgeSchema } from './people.ts';

const half = z.enum(['am', 'pm']);

const typeId = z.string().describe('The id of a type of `GET /leave-types`.');

const shownTypeId = z
  .string()
  .describe('The id of a type, or `absent` where the reader may not know why someone is away.');

export const requestStatusSchema = z.enum(REQUEST_STATUSES);

const period = {
  startDate: shownDaySchema,
  startHalf: half,
  endDate: shownDaySchema,
  endHalf: half,
};

/** What was asked for, field by field. */
const shownContent = {
  type: typeId,
  ...period,
  ...eachText(() => z.string()),
} satisfies Record<RequestField, z.ZodType>;

/** A request as its person and privileged people see it. */
export const leaveRequestSchema = z.object({
  id: z.uuid(),
  employeeId: z.uuid(),
  employeeName: z.string(),
  ...shownContent,
  status: requestStatusSchema,
  calendarDays: z.int().describe('Both ends included.'),
  countedDays: z.number().describe('What it costs, to the half-day.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  urgent: z.boolean().describe('Pending, and starts within three days or has started.'),
  cancellationAsked: z.boolean(),
  recordedBy: personBadgeSchema.nullable().describe('Who filed it, when it was not the person themselves.'),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: personBadgeSchema.nullable(),
  decisionReason: z.string().nullable(),
});

/** How long what was done can be undone. */
export const undoSecondsSchema = z
  .int()
  .describe('For so many seconds it can be undone, and nobody is told of it; 0 when it cannot.');

export const undoableRequestSchema = leaveRequestSchema.extend({ undoSeconds: undoSecondsSchema });

export const proofDaySchema = z.object({
  date: shownDaySchema,
  counted: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
  rule: z.string().describe('Its number in the list of rules.'),
  sentence: z.string().describe('In the language of the caller.'),
  asked: z.boolean().describe('False for days after the end that the eve-of-return rule adds.'),
  holiday: z.string().nullable().describe('The name of the public holiday, if it is one.'),
});

/** What is available in the counter of the type, as `GET /balances/me` says it of the same days. */
export const balanceChangeSchema = z.object({
  counter: z.string(),
  label: z.string(),
  unit: z.enum(['ouvres', 'ouvrables', 'days']),
  today: z.number().describe('What is available today, in days, rounded to hundredths.'),
  at: shownDaySchema.describe('The last day of the leave, which the next two are about.'),
  before: z
    .number()
    .describe(
      'Available then without the request, with all that is booked and all that others hold set aside.',
    ),
  after: z.number().describe('Available then, once it is approved.'),
  later: z
    .number()
    .describe(
      'Of leave booked after it, what then waits for rights still to be earned: this one takes the present ones.',
    ),
  reserved: z.number().describe('Days that other pending requests hold.'),
  verdict: z.enum(['enough', 'beyond-balance-warned', 'beyond-balance-refused']),
  shortOn: shownDaySchema.nullable().describe('The first day on which days would be missing.'),
});

/** Sickness over booked leave: what of it is given back, day by day, and what the balance becomes. */
export const recreditSchema = z.object({
  days: z.number().describe('Given back of approved leave.'),
  leaves: z.array(
    z.object({
      id: z.uuid(),
      type: z.string(),
      status: z.enum(HELD_STATUSES),
      ...period,
      days: z.array(
        z.object({ date: shownDaySchema, days: z.number(), rule: z.string(), sentence: z.string() }),
      ),
    }),
  ),
  balance: z
    .object({ counter: z.string(), label: z.string(), before: z.number(), after: z.number() })
    .describe('What paid leave leaves to take today, without the sickness and with it.'),
});

/** Someone else who is away, as far as the reader may know. */
export const conflictSchema = z.object({
  employeeId: z.uuid(),
  employeeName: z.string(),
  type: shownTypeId,
  status: z.enum(HELD_STATUSES),
  ...period,
});

export const moreConflictsSchema = z.object({
  absences: z.int(),
  people: z.int().describe('Of whom no absence is told.'),
});

const conflictFields = {
  conflicts: z
    .array(conflictSchema)
    .describe(
      `Colleagues of the same teams who are away in that time: the first ${MOST_ABSENCES_TOLD} absences.`,
    ),
  moreConflicts: moreConflictsSchema.describe('How many more there are.'),
};

const warningsSchema = z.array(z.object({ rule: z.string().nullable(), sentence: z.string() }));

const deciderWarnings = warningsSchema.describe(
  'What whoever decides should know of its length; the balance and who else is away stand apart.',
);

export const problemSchema = z.object({
  code: z.enum(errorCodes),
  sentence: z.string().describe('In the caller’s language, fit to be shown.'),
});

export const previewSchema = z.object({
  calendarDays: z.int(),
  countedDays: z.number(),
  days: z.array(proofDaySchema),
  returnsOn: shownDaySchema.nullable(),
  balance: balanceChangeSchema.nullable().describe('Null for leave that no counter pays for.'),
  recredit: recreditSchema.nullable().describe('For sickness over booked leave.'),
  ...conflictFields,
  coverage: coverageCheckSchema,
  overlap: z
    .object({ id: z.uuid(), type: typeId, status: z.enum(HELD_STATUSES), ...period })
    .nullable()
    .describe('One’s own absence that already holds some of these half-days: the request would be refused.'),
  refusals: z
    .array(problemSchema)
    .describe('Why it would be refused as it stands, the first what filing it would answer.'),
  warnings: warningsSchema.describe(
    'What is allowed and worth knowing: holidays inside, beyond the balance, longer than four weeks or than the law provides.',
  ),
  closedMonths: closedMonthsSchema,
});

export const requestEventSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  event: z.enum(HISTORY_EVENTS),
  author: z.string().nullable().describe('By the name of that day; null for what happens by itself.'),
  via: z.enum(['app', 'mail', 'schedule', 'slack', 'teams']),
  reason: z.string().nullable(),
  changes: z.record(z.string(), z.array(z.string())).describe('For an edit: before and after.'),
  overrode: z.string().nullable().describe('The blackout periods that were set aside, by their names.'),
});

export const requestActions = [
  'edit',
  'withdraw',
  'approve',
  'reject',
  'cancel',
  'ask-cancellation',
  'refuse-cancellation',
] as const;

export const leaveRequestPageSchema = z.object({
  request: leaveRequestSchema,
  days: z.array(proofDaySchema),
  returnsOn: shownDaySchema.nullable(),
  balance: balanceChangeSchema.nullable().describe('Before and after this request.'),
  recredit: recreditSchema.nullable().describe('For sickness over booked leave.'),
  ...conflictFields,
  coverage: coverageCheckSchema.describe('While it is pending; empty afterwards.'),
  warnings: deciderWarnings,
  closedMonths: closedMonthsSchema,
  history: z.array(requestEventSchema).describe('First to last.'),
  approvers: z.array(personBadgeSchema).describe('Who is asked to decide, while it is pending.'),
  actions: z.array(z.enum(requestActions)).describe('What the reader may do now.'),
});

const counters = { pending: z.int(), approved: z.int(), rejected: z.int() };

export const summarySchema = z.object({
  mine: z.object({
    total: z.int(),
    ...counters,
    nextDeparture: leaveRequestSchema.nullable().describe('The next approved leave that has not started.'),
    lastUpdatedAt: z.iso.datetime().nullable(),
  }),
  organization: z
    .object({
      ...counters,
      urgent: z.int(),
      cancellationsAsked: z.int(),
      waitingForMe: z
        .int()
        .describe('Requests and cancellations that wait for a decision which the caller may take.'),
      averageDecisionHours: z
        .number()
        .nullable()
        .describe('Over approved requests, one decimal; null when there is none.'),
      awayToday: z.int(),
      settingUp: z.boolean().describe('Whether an admin of a new company still has first steps to take.'),
    })
    .nullable()
    .describe('For privileged people.'),
});

/** An absence as the reader may know it: pending ones are there when they are asked for. */
export const calendarAbsenceSchema = z.object({
  id: z.uuid(),
  employeeId: z.uuid(),
  employeeName: z.string(),
  type: shownTypeId,
  status: z.enum(HELD_STATUSES),
  ...period,
  atWork: z.boolean().describe('At work elsewhere, and so not away: there when it is asked for.'),
});

/** What an approver sees who came from a mail, with no session. */
export const mailDecisionPageSchema = z.object({
  approver: z.string(),
  organization: z.string(),
  timeZone: z.string(),
  request: leaveRequestSchema,
  days: z.array(proofDaySchema),
  balance: balanceChangeSchema.nullable(),
  recredit: recreditSchema.nullable().describe('For sickness over booked leave.'),
  ...conflictFields,
  coverage: coverageCheckSchema.describe('While it is pending; empty afterwards.'),
  warnings: deciderWarnings,
  closedMonths: closedMonthsSchema,
  types: z
    .array(z.object({ id: z.string(), name: inEveryLanguage(z.string()), color: z.string() }))
    .describe('Those that the page speaks of: without a session nobody can ask for them.'),
  decidable: z
    .boolean()
    .describe(
      'False once it is decided, withdrawn, or no longer this person’s to decide: the page then tells the outcome alone, without type, note, reason or days.',
    ),
});
