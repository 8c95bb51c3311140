import { type Fraction, largest, ZERO } from '#domain/amounts/fraction.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import { leaveSituation } from '#domain/balances/leave-situation.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { extendedUntil, longStop } from '#domain/balances/sickness.ts';
import { latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { settlementOf } from '#domain/policies/settlement.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import type { WrittenPerson } from '#server/actions/balances/everyone.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { SicknessNotice } from '#server/store/sickness-notices.ts';
import { noticeText } from '#words/sentences/return-notice.ts';

export interface NoticeContents {
  readonly availableDays: Fraction;
  readonly deadline: PlainDate;
  readonly text: string;
}

/**
 * S2, S3: what a notice says if it is given on a day: each lot with the day it will last to from then on. Days earned in a
 * stop of a year have what was left of their months (S4), so that no second date is told of them.
 */
export function noticeContents(
  { person, basis, requests, recorded }: WrittenPerson,
  organization: Organization,
  notice: Pick<SicknessNotice, 'stopStart' | 'stopEnd'>,
  on: PlainDate,
  today = on,
): NoticeContents {
  const informed = [...basis.informed, { stopEnd: notice.stopEnd, informedOn: on }];
  const standing = { person, organization, basis: { ...basis, informed } };
  const { facts, policies } = leaveSituation(standing, requests);
  const { lines, corrections } = settlementOf(
    { personId: person.id, facts, recorded },
    policies,
    today,
    'notice',
  );
  const ledger = [...recorded, ...lines, ...corrections];
  const { available, lots } = counterSummary(ledger, 'paid-leave', on);
  const months = valueAt(policies, on).sicknessExtensionMonths;
  const extended = extendedUntil(on, months);
  const ofYear = lots.flatMap(({ period, expires }) =>
    period !== null &&
    expires !== null &&
    longStop(periodAt(policies, period), facts, policies)?.end === notice.stopEnd
      ? [expires]
      : [],
  );
  const deadline = ofYear.length === 0 ? extended : ofYear.reduce(latest);
  const hasOthers = lots.some(({ expires }) => expires === extended && expires !== deadline);
  const availableDays = largest(ZERO, available);
  const text = noticeText(
    {
      organization: person.confirmedAt ? organization.name : harmlessName(organization.name),
      name: person.confirmedAt ? person.name : harmlessName(person.name),
      stop: { start: notice.stopStart, end: notice.stopEnd },
      informedOn: on,
      available: availableDays,
      lots: lots.map(({ remaining, expires }) => ({ days: remaining, until: expires })),
      deadline,
      kept: ofYear.length === 0 ? 'months' : hasOthers ? 'each' : 'rest',
      months,
    },
    person.language,
  );
  return { availableDays, deadline, text };
}
