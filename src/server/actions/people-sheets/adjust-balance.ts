import { can } from '#domain/access/can.ts';
import { fraction } from '#domain/amounts/fraction.ts';
import { roundedHundredths } from '#domain/amounts/rounding.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import { entry } from '#domain/balances/ledger-entry.ts';
import { lastDayToTake, periodAt } from '#domain/balances/reference-period.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { insertDueEntries } from '#server/store/ledger.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockPerson } from '#server/store/users.ts';

export interface Adjustment {
  readonly counter: string;
  readonly days: number;
  readonly date: PlainDate;
  readonly reason: string;
  /** Days that are added belong to the period before the one of the day (N-1). */
  readonly ofPeriodBefore?: boolean;
}

/** B9: a line with its reason and its author, never a silent edit. */
export async function adjustBalance(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  adjustment: Adjustment,
): Promise<void> {
  if (!can(actor, 'balance.adjust')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, (tx) =>
    writeAdjustment(tx, actor, now(), userId, adjustment),
  );
}

/** The same within what the caller writes. */
export async function writeAdjustment(
  tx: TenantTransaction,
  actor: Acting,
  at: Date,
  userId: string,
  { counter, days, date, reason, ofPeriodBefore = false }: Adjustment,
): Promise<void> {
  const found = await lockPerson(tx, userId);
  if (!found) throw new Failure('not_found');
  const { person, organization } = found;
  if (!can(actor, 'balance.adjust', person)) throw new Failure('forbidden');
  const policies = policiesOf(await loadLeaveBasis(tx, userId), organization);
  const policy = valueAt(policies, date);
  const types = await loadLeaveTypes(tx);
  const isKnown =
    counter === 'paid-leave' ||
    (counter === 'rtt' && policy.rtt !== null) ||
    [...types.values()].some((type) => type.counter === counter);
  if (!isKnown) throw new Failure('validation_failed', { fields: { counter: 'invalid' } });
  refuseFull('adjustments', await listLengths.adjustments(tx, userId, date));
  const amount = fraction(roundedHundredths(days), 100);
  const present = periodAt(policies, date);
  const period = ofPeriodBefore ? periodAt(policies, addDays(present.start, -1)) : present;
  const isCredit = amount.n > 0;
  const line = entry({
    key: `adjusted/${timeOrderedId(at)}`,
    counter,
    date,
    amount,
    cause: { kind: 'adjusted', reason },
    rule: 'B9',
    period: isCredit && counter === 'paid-leave' ? period.start : null,
    expires: isCredit && counter === 'paid-leave' ? lastDayToTake(period, policy.monthsToTake) : null,
  });
  await insertDueEntries(tx, userId, [line], at, actor.id);
  await record(tx, actor, at, {
    action: 'user.balance_adjusted',
    subject: { kind: 'user', id: userId, name: person.name },
    details: { counter: types.get(counter)?.name[actor.language] ?? counter, days, on: date, reason },
  });
}
