import { can } from '#domain/access/can.ts';
import { leaveSituation } from '#domain/balances/leave-situation.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { halvesOn, type WeekHalfDays, type WorkingPattern } from '#domain/counting/working-pattern.ts';
import type { DepartureReason } from '#domain/members/departure.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOpenDeparture } from '#server/store/departures.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { findRightsFacts, type RightsFacts } from '#server/store/rights-facts.ts';
import { listTeamsOf } from '#server/store/teams.ts';
import { findPerson, type User } from '#server/store/users.ts';

/** Half-days worked by the number of the weekday; days without any are left out. */
type WorkedWeek = Record<string, Half[]>;

export interface PersonSheet {
  readonly person: User;
  readonly employment: { readonly from: PlainDate; readonly to: PlainDate | null; readonly known: boolean };
  readonly patterns: readonly {
    readonly from: PlainDate;
    readonly weeks: readonly [WorkedWeek, ...WorkedWeek[]];
  }[];
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly mailRefusedAt: Date | null;
  /** Null for who may not read them. */
  readonly rightsFacts: (RightsFacts & Pick<User, 'payrollNumber'>) | null;
  readonly departure: { readonly lastDay: PlainDate; readonly reason: DepartureReason | null } | null;
  readonly may: {
    readonly editEmployment: boolean;
    readonly adjust: boolean;
    readonly editRightsFacts: boolean;
  };
}

/** One's own, or that of someone whose counters one may read; others do not exist. */
export async function readSheet(
  { database }: Services,
  actor: SessionActor,
  userId: string,
): Promise<PersonSheet> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findPerson(tx, userId);
    if (!found || !can(actor, 'balance.read', found.person)) throw new Failure('not_found');
    const { person, organization } = found;
    const basis = await loadLeaveBasis(tx, person.id);
    const { facts } = leaveSituation({ person, organization, basis }, []);
    const departure = await findOpenDeparture(tx, person.id);
    const teams = await listTeamsOf(tx, person.id);
    return {
      person,
      employment: { ...facts.employment, known: person.employedFrom !== null },
      patterns: facts.patterns.map(({ from, value }, place) => ({
        from: place === 0 && facts.patterns.length === 1 ? facts.employment.from : from,
        weeks: weeksOf(value),
      })),
      teams: teams.map(({ id, name }) => ({ id, name })),
      mailRefusedAt: can(actor, 'user.list') ? person.mailRefusedAt : null,
      rightsFacts: can(actor, 'rights-facts.read', person)
        ? { ...(await findRightsFacts(tx, person.id)), payrollNumber: person.payrollNumber }
        : null,
      departure: departure && { lastDay: departure.lastDay, reason: departure.reason },
      may: {
        editEmployment: can(actor, 'employment.edit', person),
        adjust: can(actor, 'balance.adjust', person),
        editRightsFacts: can(actor, 'rights-facts.edit', person),
      },
    };
  });
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

function weeksOf({ weeks: [first, ...others] }: WorkingPattern): [WorkedWeek, ...WorkedWeek[]] {
  return [daysOf(first), ...others.map(daysOf)];
}

function daysOf(week: WeekHalfDays): WorkedWeek {
  const worked = WEEKDAYS.map((weekday): [string, Half[]] => {
    const halves = halvesOn(week, weekday);
    return [
      String(weekday),
      [...(halves & 1 ? (['am'] as const) : []), ...(halves & 2 ? (['pm'] as const) : [])],
    ];
  });
  return Object.fromEntries(worked.filter(([, halves]) => halves.length > 0));
}
