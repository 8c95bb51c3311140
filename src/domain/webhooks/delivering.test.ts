import { describe, expect, it } from 'vitest';
import { mostAttempts, nextAttemptAt, outcomeOf, pauses, restEnd } from './delivering.ts';

const failed = { status: 500, firstTryAt: 1000, failingSince: 1000, retryAfterMs: null };

describe('Z9: the next attempt', () => {
  it('comes after the pauses of the list, at most a fifth later', () => {
    const at = (chance: number) => pauses.map((_, place) => nextAttemptAt(0, place + 1, null, chance));
    expect(at(0)).toEqual([...pauses]);
    expect(at(1)).toEqual(pauses.map((pause) => pause * 1.2));
    expect(nextAttemptAt(0, mostAttempts, null, 0)).toBeNull();
  });

  it('comes as late as the receiver asks, within a day', () => {
    expect(nextAttemptAt(0, 1, 60_000, 0)).toBe(60_000);
    expect(nextAttemptAt(0, 1, 1e12, 0)).toBe(86_400_000);
  });
});

describe('what becomes of a delivery', () => {
  it.each([200, 204, 299])('arrived with %i', (status) => {
    expect(outcomeOf({ ...failed, status, attempts: 1 }, 5, 0)).toEqual({ kind: 'delivered' });
  });

  it.each([301, 304, 400, 404, 500, null])('is tried again after %s', (status) => {
    expect(outcomeOf({ ...failed, status, attempts: 1 }, 5, 0)).toEqual({ kind: 'again', at: 5005 });
  });

  it('ends the endpoint at 410, and when nothing arrived for the whole schedule', () => {
    const last = { ...failed, attempts: mostAttempts };
    expect(outcomeOf({ ...failed, status: 410, attempts: 1 }, 5, 0)).toEqual({
      kind: 'failed',
      endsEndpoint: 'gone',
    });
    expect(outcomeOf(last, 5, 0)).toEqual({ kind: 'failed', endsEndpoint: 'failing' });
    expect(outcomeOf({ ...last, failingSince: 1001 }, 5, 0)).toEqual({ kind: 'failed', endsEndpoint: null });
  });

  it('lets a receiver rest that is busy or silent, and no other', () => {
    expect([restEnd(0, null, null), restEnd(0, 503, 9000), restEnd(0, 400, null)]).toEqual([
      5000,
      9000,
      null,
    ]);
  });
});
