import { Gauge, type Registry } from 'prom-client';
import type { Services } from '#server/services.ts';
import { countPayments, type PaymentCounts } from '#server/store/payment-events.ts';

/** What an operator should hear about when it stays above zero. */
export function mountPaymentMetrics(
  registry: Registry,
  database: Services['database'],
  log: Services['log'],
): void {
  const gauge = (name: string, help: string, figure: (counts: PaymentCounts) => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(figure(await countPayments(database)));
        } catch (error) {
          log.warn({ err: error }, 'payment counts not available');
          this.reset();
        }
      },
    });
  gauge(
    'payment_events_unhandled',
    'Events of the payment provider that are stored and not handled yet.',
    ({ unhandled }) => unhandled,
  );
  gauge(
    'subscriptions_out_of_step',
    'Subscriptions that could not be compared with the payment provider.',
    ({ outOfStep }) => outOfStep,
  );
}
