import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { BillingState } from '#domain/billing/provider-report.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Deed } from '#server/actions/audit-log/record.ts';

/** What the audit log says of a change that the provider reports. */
export function deedsBetween(
  before: BillingState,
  after: BillingState,
  subject: Deed['subject'],
  timeZone: string,
  mending: boolean,
): Deed[] {
  const statusChanged = before.status !== after.status;
  const seatsChanged = before.seats !== after.seats;
  const seats = { seats: [String(before.seats), String(after.seats)] };
  if (mending) {
    const details = {
      ...(statusChanged && { status: [before.status, after.status] }),
      ...(seatsChanged && seats),
    };
    return statusChanged || seatsChanged ? [{ action: 'subscription.mended', subject, details }] : [];
  }
  const deeds: Deed[] = [];
  const wasRunning = before.status !== 'trial' && before.status !== 'ended';
  const isRunning = after.status !== 'trial' && after.status !== 'ended';
  if (!wasRunning && isRunning) {
    deeds.push({ action: 'subscription.activated', subject, details: { seats: after.seats } });
  } else if (seatsChanged) {
    deeds.push({ action: 'subscription.seats_changed', subject, details: seats });
  }
  if (!statusChanged) return deeds;
  switch (after.status) {
    case 'cancelled':
      deeds.push({
        action: 'subscription.cancelled',
        subject,
        details: { until: dayOf(after.endsAt, timeZone) },
      });
      break;
    case 'past_due':
      deeds.push({ action: 'subscription.payment_failed', subject });
      break;
    case 'ended':
      deeds.push({ action: 'subscription.ended', subject });
      break;
    case 'active':
      if (before.status === 'cancelled') deeds.push({ action: 'subscription.reactivated', subject });
      if (before.status === 'past_due') deeds.push({ action: 'subscription.payment_received', subject });
      break;
    case 'trial':
      break;
  }
  return deeds;
}

const askedFor: readonly AuditAction[] = [
  'subscription.seats_changed',
  'subscription.cancelled',
  'subscription.reactivated',
];

/** What an admin does here; everything else happens between the provider and a bank. */
export function isAskedFor(action: AuditAction): boolean {
  return askedFor.includes(action);
}

function dayOf(instant: number | null, timeZone: string): string {
  return instant === null ? '' : dayOfInstant(instant, timeZone);
}
