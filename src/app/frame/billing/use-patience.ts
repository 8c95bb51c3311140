import { useEffect, useState } from 'react';
import type { ShownStatus } from '#domain/billing/subscription.ts';

const SLOW_AFTER_MS = 10_000;
const OVER_AFTER_MS = 60_000;
const NEWS_EVERY_MS = 1_500;
const LATE_NEWS_EVERY_MS = 10_000;

/** How long one has been waiting for the news of a payment: not long, longer than usual, longer than is sensible. */
export type Patience = 'fresh' | 'slow' | 'over';

/** Before the news of a payment has come, the subscription still is what it was. */
export function isUnpaid(status: ShownStatus): boolean {
  return status === 'trial' || status === 'expired';
}

export function usePatience(waiting: boolean): Patience {
  const [patience, setPatience] = useState<Patience>('fresh');
  useEffect(() => {
    if (!waiting) return;
    const slow = setTimeout(() => setPatience('slow'), SLOW_AFTER_MS);
    const over = setTimeout(() => setPatience('over'), OVER_AFTER_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
      setPatience('fresh');
    };
  }, [waiting]);
  return patience;
}

/** How often to ask meanwhile; whoever has stopped waiting is still told in the end. */
export function askAgainEvery(patience: Patience): number {
  return patience === 'over' ? LATE_NEWS_EVERY_MS : NEWS_EVERY_MS;
}
