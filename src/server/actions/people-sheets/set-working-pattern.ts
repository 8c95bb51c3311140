import { can } from '#domain/access/can.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { changedFrom } from '#domain/calendar/timeline.ts';
import {
  type HalfDayOfWeek,
  parseWorkingPattern,
  type WorkingPattern,
  weekOfHalfDays,
  weekText,
} from '#domain/counting/working-pattern.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { type PlannedChange, writePlan } from '#server/actions/settings/change-plan.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockPerson } from '#server/store/users.ts';
import { insertWorkingPattern } from '#server/store/working-patterns.ts';
import { planFactsChange } from './facts-plan.ts';
import { loadOnRecord, type OneOnRecord } from './one-on-record.ts';

export interface WorkingPatternForm {
  readonly effectiveFrom: PlainDate;
  /** One week, or several that alternate: half-days worked on each weekday, by its number from Monday. */
  readonly weeks: readonly Readonly<Partial<Record<string, readonly Half[] | undefined>>>[];
}

export async function previewWorkingPattern(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  form: WorkingPatternForm,
): Promise<PlannedChange[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { plan } = await planPattern(tx, actor, userId, form, now());
    return plan;
  });
}

/** C15: another week from a day on; leave that was booked is counted again. */
export async function setWorkingPattern(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  form: WorkingPatternForm,
): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const { onRecord, pattern, plan } = await planPattern(tx, actor, userId, form, at);
    refuseFull('workingPatterns', await listLengths.workingPatterns(tx, userId));
    const id = timeOrderedId(at);
    await insertWorkingPattern(tx, {
      id,
      userId,
      effectiveFrom: form.effectiveFrom,
      weeks: pattern.weeks.map(weekText),
      weeklyRest: pattern.weeklyRest,
      createdAt: at,
      createdBy: actor.id,
    });
    await writePlan(tx, plan, at);
    await tellCounterChanges(tx, plan, 'working-week', id);
    await record(tx, actor, at, {
      action: 'user.working_week_changed',
      subject: { kind: 'user', id: userId, name: onRecord.person.name },
      details: { from: form.effectiveFrom, week: pattern.weeks.map(weekText) },
    });
  });
}

async function planPattern(
  tx: TenantTransaction,
  actor: SessionActor,
  userId: string,
  form: WorkingPatternForm,
  at: Date,
): Promise<{ onRecord: OneOnRecord; pattern: WorkingPattern; plan: PlannedChange[] }> {
  if (!can(actor, 'employment.edit')) throw new Failure('forbidden');
  const found = await lockPerson(tx, userId);
  if (!found) throw new Failure('not_found');
  if (!can(actor, 'employment.edit', found.person)) throw new Failure('forbidden');
  const pattern = readPattern(form);
  const onRecord = await loadOnRecord(tx, found, at);
  const { facts } = onRecord.situation;
  const patterns = changedFrom(facts.patterns, form.effectiveFrom, pattern);
  return { onRecord, pattern, plan: planFactsChange(onRecord, { ...facts, patterns }, 'working-week') };
}

function readPattern({ weeks }: WorkingPatternForm): WorkingPattern {
  const read = parseWorkingPattern(
    weeks.map((days) =>
      weekOfHalfDays(
        Object.entries(days).flatMap(([weekday, halves = []]) =>
          halves.map((half) => `${weekday}${half}` as HalfDayOfWeek),
        ),
      ),
    ),
  );
  // The engine can count weeks without work; for a contract they are a slip of the hand, unless others are worked.
  if (!read.ok || read.pattern.weeks.every((week) => week === 0)) throw new Failure('working_week_unfit');
  return read.pattern;
}
