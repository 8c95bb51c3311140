import { newEntries } from '#domain/balances/corrections.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { factsOfNewHire, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import type { CountedPerson } from '#domain/counting/day-reader.ts';
import { effectOnBalance } from '#domain/leave-requests/transitions.ts';
import { traitsOf } from '#domain/leave-types/leave-type.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { HeldRequest, LeaveRequest } from '#server/store/leave-requests.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { User } from '#server/store/users.ts';

/** What the leave of one person is counted with. The one place that knows where facts and policies come from. */
export interface LeaveSituation {
  readonly facts: LeaveFacts;
  readonly policies: Timeline<LeavePolicy>;
  /** For counting: while nobody has said when the contract began, days before the person joined count as well. */
  readonly counted: CountedPerson;
}

/** From the person's pending and approved requests; those that do not take days or interrupt work are passed over. */
export function leaveSituation(
  person: Pick<User, 'employedFrom' | 'employedTo' | 'joinedAt'>,
  organization: Pick<Organization, 'timeZone' | 'holidayZone'>,
  requests: readonly HeldRequest[],
): LeaveSituation {
  const { employedFrom, employedTo, joinedAt } = person;
  const from = employedFrom ?? dayOfInstant(joinedAt.getTime(), organization.timeZone);
  const approved = requests.filter(({ state }) => effectOnBalance(state) === 'takes');
  const facts: LeaveFacts = {
    ...factsOfNewHire(from),
    employment: { from, to: employedTo },
    leaves: approved.flatMap((request) => {
      const { counter } = traitsOf(request.type);
      return counter === null ? [] : [{ requestId: request.id, counter, range: rangeOf(request) }];
    }),
    absences: approved.flatMap((request) => {
      const kind = traitsOf(request.type).absence;
      return kind === null ? [] : [{ kind, range: rangeOf(request), informedOn: null, notified: true }];
    }),
  };
  return {
    facts,
    policies: policiesOf(organization),
    counted: { patterns: facts.patterns, employedFrom, employedTo },
  };
}

export function policiesOf({ holidayZone }: Pick<Organization, 'holidayZone'>): Timeline<LeavePolicy> {
  return always({ ...DEFAULT_POLICY, holidays: { ...DEFAULT_POLICY.holidays, zone: holidayZone } });
}

export function rangeOf({
  startDate,
  startHalf,
  endDate,
  endHalf,
}: Pick<LeaveRequest, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>): LeaveRange {
  return { start: startDate, startHalf, end: endDate, endHalf };
}

/** What has been written and, after it, what follows from the facts by that day and is not written yet. */
export function ledgerUntil(
  { facts, policies }: LeaveSituation,
  recorded: readonly LedgerEntry[],
  until: PlainDate,
): LedgerEntry[] {
  return [...recorded, ...newEntries(recorded, dueEntries(facts, policies, until))];
}
