import type { Database } from './database.ts';

export interface NewPaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  readonly payload: string;
}

/** True when it was not known yet. From then on it is handled, now or by the job that comes with it. */
export async function storePaymentEvent(
  database: Database,
  { id, type, created, payload }: NewPaymentEvent,
  at: Date,
  retryAt: Date,
): Promise<boolean> {
  const [stored] = await database.askGate<{ is_new: boolean }>(
    {
      name: 'store-payment-event',
      text: 'select gate.store_payment_event($1, $2, $3, $4::jsonb, $5, $6) as is_new',
      columns: { is_new: 'bool' },
    },
    [id, type, created, payload, at, retryAt],
  );
  return stored?.is_new ?? false;
}

/** Null once it has been handled, and for what was never stored. */
export async function findUnhandledPaymentEvent(database: Database, id: string): Promise<unknown> {
  const [found] = await database.askGate<{ payload: unknown }>(
    {
      name: 'unhandled-payment-event',
      text: 'select payload from gate.unhandled_payment_event($1)',
      columns: { payload: 'jsonb' },
    },
    [id],
  );
  return found?.payload ?? null;
}

/** With what kept it from having an effect, if anything did. */
export async function finishPaymentEvent(
  database: Database,
  id: string,
  at: Date,
  problem: string | null,
): Promise<void> {
  const statement = { name: 'finish-payment-event', text: 'select gate.finish_payment_event($1, $2, $3)' };
  await database.askGate(statement, [id, at, problem]);
}

export interface PaymentCounts {
  readonly unhandled: number;
  readonly outOfStep: number;
}

export async function countPayments(database: Database): Promise<PaymentCounts> {
  const [counts] = await database.askGate<{ unhandled: string; out_of_step: string }>(
    {
      name: 'payment-counts',
      text: 'select unhandled, out_of_step from gate.payment_counts()',
      columns: { unhandled: 'int8', out_of_step: 'int8' },
    },
    [],
  );
  return { unhandled: Number(counts?.unhandled ?? 0), outOfStep: Number(counts?.out_of_step ?? 0) };
}
