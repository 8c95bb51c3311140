import { can } from '#domain/access/can.ts';
import { fraction } from '#domain/amounts/fraction.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import { entry } from '#domain/balances/ledger-entry.ts';
import { lastDayToTake, periodAt } from '#domain/balances/reference-period.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { insertDueEntries } from '#server/store/ledger.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockPerson } from '#server/store/users.ts';

export interface Adjustment {
  readonly counter: string;
  readonly days: number;
  readonly date: PlainDate;
  readonly reason: string;
}

/** B9: a line with its reason and its author, never a silent edit. */
export async function adjustBalance(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  { counter, days, date, reason }: Adjustment,
): Promise<void> {
  if (!can(actor, 'balance.adjust')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockPerson(tx, userId);
    if (!found) throw new Failure('not_found');
    const { person, organization } = found;
    if (!can(actor, 'balance.adjust', person)) throw new Failure('forbidden');
    const at = now();
    const policies = policiesOf(await loadLeaveBasis(tx, userId), organization);
    const policy = valueAt(policies, date);
    const types = await loadLeaveTypes(tx);
    const isKnown =
      counter === 'paid-leave' ||
      (counter === 'rtt' && policy.rtt !== null) ||
      [...types.values()].some((type) => type.counter === counter);
    if (!isKnown) throw new Failure('validation_failed', { fields: { counter: 'invalid' } });
    const amount = fraction(Math.round(days * 100), 100);
    const period = periodAt(policies, date);
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
  });
}
