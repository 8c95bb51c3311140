import { can } from '#domain/access/can.ts';
import { type Fraction, sum } from '#domain/amounts/fraction.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { afterUsual } from '#domain/insights/custom.ts';
import { lotsAtRisk } from '#domain/insights/expiring.ts';
import type { LotLeft } from '#domain/insights/standing.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { byName } from '#domain/text/by-name.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listStandings } from '#server/store/figure-marks.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { listReminders, type NamedReminder } from '#server/store/leave-reminders.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { listUserRows, type User } from '#server/store/users.ts';
import { type GroupFilters, type InsightReader, peopleMeant, reachOf } from './population.ts';
import { refreshFigures } from './refresh-figures.ts';
import { usualLeaveUntil } from './usual-leave.ts';

export type SentReminder = NamedReminder;

export interface AskedExpiring extends GroupFilters {
  readonly by?: PlainDate | undefined;
}

export interface PersonAtRisk {
  readonly person: User;
  readonly lots: readonly LotLeft[];
  /** U13: paid leave that is usually taken until then, besides what is booked; null where there is no custom. */
  readonly usual: Fraction | null;
  /** What would be lost even so. */
  readonly likely: Fraction;
  /** The latest first. */
  readonly reminders: readonly NamedReminder[];
}

export interface Expiring {
  readonly by: PlainDate;
  readonly today: PlainDate;
  readonly types: LeaveTypes;
  readonly people: readonly PersonAtRisk[];
}

/** U10: who would lose days by a day; without one, by the end of the period under way. */
export async function readExpiring(
  { database, now }: Services,
  actor: InsightReader,
  asked: AskedExpiring,
): Promise<Expiring> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const by = asked.by ?? (await endOfPeriod(tx, organization, today));
    return {
      by,
      today,
      types: await loadLeaveTypes(tx),
      people: await peopleAtRisk(tx, organization, actor, asked, by, today),
    };
  });
}

async function endOfPeriod(tx: TenantTransaction, organization: Organization, today: PlainDate) {
  return periodAt(policiesOf({ settings: await loadSettingsInForce(tx) }, organization), today).end;
}

/** Of those whose counters the reader may read. */
export async function peopleAtRisk(
  tx: TenantTransaction,
  organization: Organization,
  actor: InsightReader,
  filters: GroupFilters,
  by: PlainDate,
  today: PlainDate,
): Promise<PersonAtRisk[]> {
  const reach = await reachOf(tx, actor, today);
  await refreshFigures(tx, organization, today);
  const present = (await listUserRows(tx)).filter(
    (person) =>
      can(actor, 'balance.read', person) && (person.employedTo === null || person.employedTo >= today),
  );
  const people = peopleMeant(
    reach,
    filters,
    present.map(({ id }) => id),
  );
  const standings = await listStandings(tx);
  const reminders = await listReminders(tx);
  const usualOf = await usualLeaveUntil(tx, today, by);
  return present
    .filter(({ id }) => people.has(id))
    .map((person) => ({
      person,
      ...atRisk(lotsAtRisk(standings.get(person.id)?.lots ?? [], person.employedTo, by), usualOf(person.id)),
      reminders: reminders.filter(({ userId }) => userId === person.id),
    }))
    .filter(({ lots }) => lots.length > 0)
    .sort((a, b) => byName(a.person.name, b.person.name) || (a.person.id < b.person.id ? -1 : 1));
}

/** Custom knows of paid leave alone; days of other counters are lost as they stand. */
function atRisk(lots: readonly LotLeft[], usual: Fraction | null) {
  const paid = lots.filter(({ counter }) => counter === 'paid-leave');
  const others = lots.filter(({ counter }) => counter !== 'paid-leave');
  const left = [...afterUsual(paid, usual), ...others];
  return { lots, usual, likely: sum(left.map(({ days }) => days)) };
}

/** Every reminder about people of the reader's, the latest first: proof that they were told. */
export async function readReminders(
  { database, now }: Services,
  actor: InsightReader,
): Promise<{ types: LeaveTypes; reminders: readonly NamedReminder[] }> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { people } = await reachOf(tx, actor, today);
    const reminders = await listReminders(tx);
    return {
      types: await loadLeaveTypes(tx),
      reminders: reminders.filter(({ userId }) => people === null || people.has(userId)),
    };
  });
}
