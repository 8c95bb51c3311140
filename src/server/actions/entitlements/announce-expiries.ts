import { add, type Fraction, hundredths, ZERO } from '#domain/amounts/fraction.ts';
import { expiriesToAnnounce } from '#domain/balances/announcements.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { hasJoined } from '#domain/members/membership.ts';
import type { SettledPerson } from '#server/actions/balances/everyone.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { claimExpiryNotices, type ExpiryNotice } from '#server/store/expiry-notices.ts';

/**
 * B10: two months and one month before days lapse, their person is told, once each. Days that are booked before they
 * lapse are not at risk. Nobody chooses this mail away: it is about what one is owed.
 */
export async function announceExpiries(
  tx: TenantTransaction,
  people: readonly SettledPerson[],
  today: PlainDate,
  at: Date,
): Promise<void> {
  const days = new Map<string, Fraction>();
  const notices: ExpiryNotice[] = [];
  for (const { person, ledger } of people) {
    const hasLeft = person.employedTo !== null && person.employedTo < today;
    if (!hasJoined(person) || hasLeft) continue;
    for (const counter of new Set(ledger.map((line) => line.counter))) {
      const { lots } = counterSummary(ledger, counter, today);
      for (const { lot, expires, monthsAhead } of expiriesToAnnounce(lots, today)) {
        // X1: what outlasts the contract is owed, and does not lapse.
        if (person.employedTo !== null && person.employedTo <= expires) continue;
        const notice = { userId: person.id, counter, expiresOn: expires, monthsAhead };
        const known = days.get(nameOf(notice));
        if (known === undefined) notices.push(notice);
        days.set(nameOf(notice), add(known ?? ZERO, lot.remaining));
      }
    }
  }
  const claimed = await claimExpiryNotices(tx, notices, at);
  await enqueueAll(
    tx,
    'send-expiry-notice',
    claimed.map((notice) => ({
      organizationId: tx.organizationId,
      userId: notice.userId,
      counter: notice.counter,
      expiresOn: notice.expiresOn,
      monthsAhead: notice.monthsAhead === 1 ? 1 : 2,
      days: hundredths(days.get(nameOf(notice)) ?? ZERO),
    })),
  );
}

function nameOf({ userId, counter, expiresOn }: ExpiryNotice): string {
  return `${userId} ${counter} ${expiresOn}`;
}
