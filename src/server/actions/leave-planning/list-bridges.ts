import { countFor } from '#domain/balances/booking.ts';
import { leaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, addYears, earliest, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { awayHalves } from '#domain/coverage/presence.ts';
import { type Bridge, bestBridges, findBridges } from '#domain/leave-planning/bridges.ts';
import { balanceForLeave, countedAmong } from '#domain/leave-requests/counted-leave.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { assessCoverage, type CoverageAssessment } from '#server/actions/leave-requests/assess-coverage.ts';
import type { Services } from '#server/services.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import { planFor } from './plan-for.ts';

export interface Bridges {
  readonly unit: CountingUnit;
  readonly bridges: readonly Bridge[];
}

const TYPE = 'vacation';

/** The cheapest bridges of the coming year: paid for by paid leave, on days on which the person can be missed. */
export async function listBridges(
  { database, now }: Services,
  actor: SessionActor,
  userId: string | undefined,
): Promise<Bridges> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { person, organization, basis, held, today } = await planFor(tx, actor, userId, now());
    const standing = { person, organization, basis };
    const situation = leaveSituation(standing, held);
    const { counted, policies } = situation;
    const { unit } = valueAt(policies, today);
    const from = addDays(today, 1);
    const to = earliest(addYears(today, 1), person.employedTo ?? addYears(today, 1));
    if (to < from) return { unit, bridges: [] };
    const recorded = await listLedgerEntriesOf(tx, person.id);
    const asked = { id: null, type: TYPE, range: leaveRange(from, to) };
    const coverage = await assessCoverage(tx, actor, asked, null, standing, held, today);
    const taken = held.map(rangeOf);
    const found = findBridges({
      from,
      to,
      read: dayReader(counted, policies),
      isAway: (day) => awayHalves(taken, toDayNumber(day)) !== 0,
      isClosed: closedBy(coverage),
      costOf: (range) => countFor(situation, range, 'paid-leave').halves / 2,
    });
    const isAffordable = ({ range }: Bridge): boolean => {
      const leave = countedAmong({ id: null, type: TYPE, range }, situation, held);
      return balanceForLeave(leave, recorded)?.verdict === 'enough';
    };
    return { unit, bridges: bestBridges(found, isAffordable) };
  });
}

function closedBy({ blackouts, shortages }: CoverageAssessment): (day: PlainDate) => boolean {
  const short = new Set(
    shortages.filter(({ withPending }) => !withPending).flatMap(({ days }) => days.map(({ date }) => date)),
  );
  return (day) => short.has(day) || blackouts.some(({ start, end }) => start <= day && day <= end);
}
