import { can } from '#domain/access/can.ts';
import { add, type Fraction, fraction, subtract } from '#domain/amounts/fraction.ts';
import { roundedHundredths } from '#domain/amounts/rounding.ts';
import {
  type FiguresByPeriod,
  figuresByPeriod,
  type PeriodFigures,
} from '#domain/balances/counter-periods.ts';
import { ledgerUntil, policiesOf } from '#domain/balances/leave-situation.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addYears, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { afterUsual } from '#domain/insights/custom.ts';
import {
  type JournalLine,
  journalOf,
  type LiabilityTotal,
  type PeriodLiability,
  periodLiability,
  totalLiability,
} from '#domain/insights/liability.ts';
import { isMember } from '#domain/members/role.ts';
import { byName } from '#domain/text/by-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadPeople, type WrittenPerson } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findChargesRate, listPayBases, type PayBasisRow } from '#server/store/pay-bases.ts';
import { listPayrollBalances, type PayrollBalances } from '#server/store/payroll-balances.ts';
import { listPeopleOfMonth } from '#server/store/people-of-month.ts';
import type { User } from '#server/store/users.ts';
import { refreshFigures } from './refresh-figures.ts';
import { usualLeaveUntil } from './usual-leave.ts';

export interface AskedLiability {
  readonly at?: PlainDate | undefined;
  /** Whose counters: ours, or those of payslips where they were compared. */
  readonly counters?: 'own' | 'payroll' | undefined;
}

export interface LiabilityOfPerson {
  readonly person: User;
  readonly basis: PayBasisRow | null;
  readonly previous: PeriodLiability;
  readonly current: PeriodLiability;
  /** What would be owed at the end of the period, by what is booked until then. */
  readonly forecastDays: Fraction;
  /** U13: the same if they take besides what they usually take; null where there is no custom. */
  readonly usualForecastDays: Fraction | null;
  /** U14: the day of the payslip that the counters come from; null for ours. */
  readonly payslipOn: PlainDate | null;
}

export interface Liability {
  readonly at: PlainDate;
  /** The end of the period that the day lies in. */
  readonly forecastAt: PlainDate;
  readonly chargesRate: number;
  readonly people: readonly LiabilityOfPerson[];
  readonly total: LiabilityTotal;
  readonly forecast: LiabilityTotal;
  /** U13: custom taken off, of those who have one. */
  readonly usualForecast: LiabilityTotal;
  /** U14: of how many people the counters of a payslip of this period are known. */
  readonly onPayslips: number;
  readonly journal: readonly JournalLine[];
}

/** U11: what paid leave would cost if everyone were paid out on a day. For admins and accountants. */
export async function readLiability(
  { database, now }: Services,
  actor: SessionActor,
  { at: asked, counters = 'own' }: AskedLiability,
): Promise<Liability> {
  if (!can(actor, 'insight.costs')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const at = asked ?? today;
  if (at > addYears(today, 1)) throw new Failure('validation_failed', { fields: { at: 'outside_calendar' } });
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const policies = policiesOf({ settings: await loadSettingsInForce(tx) }, organization);
    const { start, end: forecastAt } = periodAt(policies, at);
    const people = (await listPeopleOfMonth(tx, firstOfMonth(at))).filter(
      (person) => isMember(person) && (person.employedTo === null || person.employedTo >= at),
    );
    const bases = await listPayBases(tx);
    const chargesRate = await findChargesRate(tx);
    const written = await loadPeople(tx, organization, people);
    await refreshFigures(tx, organization, today);
    const usualOf = await usualLeaveUntil(tx, today, forecastAt);
    const payroll = await listPayrollBalances(tx, start, at);
    const counted = written
      .map((one) =>
        owedTo(one, {
          basis: bases.get(one.person.id) ?? null,
          at,
          forecastAt,
          usual: usualOf(one.person.id),
          printed: counters === 'payroll' ? (payroll.get(one.person.id) ?? null) : null,
        }),
      )
      .sort((a, b) => byName(a.person.name, b.person.name) || (a.person.id < b.person.id ? -1 : 1));
    const total = totalLiability(
      counted.map(({ previous, current }) => [previous, current]),
      chargesRate,
    );
    return {
      at,
      forecastAt,
      chargesRate,
      people: counted.map(({ forecast: _, usualForecast: __, ...one }) => one),
      total,
      forecast: totalLiability(
        counted.map(({ forecast }) => forecast),
        chargesRate,
      ),
      usualForecast: totalLiability(
        counted.map(({ usualForecast }) => usualForecast),
        chargesRate,
      ),
      onPayslips: counted.filter(({ person }) => payroll.has(person.id)).length,
      journal: journalOf(total),
    };
  });
}

interface Counted {
  readonly basis: PayBasisRow | null;
  readonly at: PlainDate;
  readonly forecastAt: PlainDate;
  readonly usual: Fraction | null;
  readonly printed: PayrollBalances | null;
}

function owedTo(
  { person, situation, recorded }: WrittenPerson,
  { basis, at, forecastAt, usual, printed }: Counted,
) {
  const ledger = ledgerUntil(situation, recorded, forecastAt);
  const { start } = periodAt(situation.policies, at);
  const ours = (day: PlainDate) => figuresByPeriod(ledger, 'paid-leave', day, start);
  const figuresOn = (day: PlainDate) =>
    printed ? asPrinted(ours(day), ours(printed.date), printed) : ours(day);
  const dailyRate = basis?.dailyRate ?? null;
  const priced = ({ previous, current }: FiguresByPeriod) =>
    [
      periodLiability(previous, { dailyRate, gross: basis?.previousGross ?? null }),
      periodLiability(current, { dailyRate, gross: basis?.currentGross ?? null }),
    ] as const;
  const [previous, current] = priced(figuresOn(at));
  const atEnd = figuresOn(forecastAt);
  const forecast = priced(atEnd);
  const usualForecast = priced(lessUsual(atEnd, forecast, usual));
  const daysOf = (owed: readonly PeriodLiability[]) => totalLiability([owed], 0).days;
  return {
    person,
    basis,
    previous,
    current,
    forecast,
    usualForecast,
    forecastDays: daysOf(forecast),
    usualForecastDays: usual === null ? null : daysOf(usualForecast),
    payslipOn: printed?.date ?? null,
  };
}

/** U14: what payroll printed, moved on by what our counters did since that day. */
function asPrinted(ours: FiguresByPeriod, then: FiguresByPeriod, printed: PayrollBalances): FiguresByPeriod {
  const moved = (now: PeriodFigures, before: PeriodFigures, balance: number): PeriodFigures => {
    const by = subtract(fraction(roundedHundredths(balance), 100), before.balance);
    return { ...now, balance: add(now.balance, by) };
  };
  return {
    previous: moved(ours.previous, then.previous, printed.previous),
    current: moved(ours.current, then.current, printed.current),
  };
}

/** U13: what is usually taken comes off N-1 first. */
function lessUsual(
  { previous, current }: FiguresByPeriod,
  owed: readonly [PeriodLiability, PeriodLiability],
  usual: Fraction | null,
): FiguresByPeriod {
  const [ofPrevious, ofCurrent] = afterUsual(owed, usual);
  return {
    previous: { ...previous, balance: ofPrevious?.days ?? previous.balance },
    current: { ...current, balance: ofCurrent?.days ?? current.balance },
  };
}
