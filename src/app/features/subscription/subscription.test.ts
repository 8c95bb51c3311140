import { expect, it } from 'vitest';
import { accessAfterCancelling, type Invoice, lastPayment, type SubscriptionStatus } from './subscription.ts';

const RUNNING: SubscriptionStatus['subscription'] = {
  status: 'active',
  seats: 5,
  usedSeats: 3,
  remainingSeats: 2,
  currentPeriodEnd: '2026-12-15',
  cancelAtPeriodEnd: false,
  accessUntil: null,
  graceUntil: null,
  readOnly: false,
};

it('access lasts to the end of what is paid, or of the days of grace', () => {
  expect(accessAfterCancelling({ subscription: RUNNING })).toBe('2026-12-15');
  const unpaid = { ...RUNNING, status: 'past_due', graceUntil: '2026-11-21' } as const;
  expect(accessAfterCancelling({ subscription: unpaid })).toBe('2026-11-21');
  expect(accessAfterCancelling({ subscription: { ...unpaid, readOnly: true } })).toBeNull();
});

it('the last payment is the latest invoice that was paid and cost something', () => {
  const invoice = (id: string, status: Invoice['status'], amountCents: number): Invoice => ({
    id,
    number: null,
    date: '2026-11-15',
    amountCents,
    status,
    pdfUrl: null,
    payUrl: null,
  });
  const invoices = [
    invoice('a', 'open', 900),
    invoice('b', 'paid', 0),
    invoice('c', 'paid', 800),
    invoice('d', 'paid', 700),
  ];
  expect(lastPayment(invoices)?.id).toBe('c');
  expect(lastPayment([])).toBeNull();
});
