import { describe, expect, it, vi } from 'vitest';
import { SharedPlaces } from '#server/threads/shared-places.ts';
import { ReadingQueue } from './reading-queue.ts';

/** Readings that end when they are told to. */
function slowReadings(places = new SharedPlaces(2), begun: (() => void)[] = []) {
  const queue = new ReadingQueue(places);
  const outcomes: string[] = [];
  const ask = (organizationId: string, name = organizationId) => {
    const read = () => new Promise<string>((resolve) => begun.push(() => resolve(name)));
    return queue.run(organizationId, read).then(
      (read) => outcomes.push(read),
      (failure: { code?: string }) => outcomes.push(failure.code ?? 'unknown'),
    );
  };
  return { ask, begun, outcomes };
}

const companies = (count: number) => Array.from({ length: count }, (_, place) => `company ${place}`);

describe('readings take turns', () => {
  it('two at a time; twenty wait, and who comes then is refused at once', async () => {
    const { ask, begun, outcomes } = slowReadings();
    const asked = companies(25).map((name) => ask(name));
    await vi.waitFor(() => expect(outcomes).toEqual(['too_busy', 'too_busy', 'too_busy']));
    expect(begun).toHaveLength(2);
    for (let done = 0; done < 22; done += 1) {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(done));
      expect(begun.length).toBeLessThanOrEqual(done + 2);
      begun[done]?.();
    }
    await Promise.all(asked);
    expect(outcomes.slice(3).sort()).toEqual(companies(22).sort());
  });

  it('one of a company, so that another finds the second place', async () => {
    const { ask, begun, outcomes } = slowReadings();
    const asked = [ask('one', 'first'), ask('one', 'second'), ask('two', 'other')];
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    begun[1]?.();
    await vi.waitFor(() => expect(outcomes).toEqual(['other']));
    expect(begun).toHaveLength(2);
    begun[0]?.();
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    begun[2]?.();
    await Promise.all(asked);
    expect(outcomes).toEqual(['other', 'first', 'second']);
  });

  it('is tired of waiting after half a minute, and leaves its place', async () => {
    vi.useFakeTimers();
    try {
      const { ask, begun, outcomes } = slowReadings();
      const asked = [ask('one', 'first'), ask('one', 'second')];
      await vi.advanceTimersByTimeAsync(30_000);
      expect(outcomes).toEqual(['too_busy']);
      begun[0]?.();
      await Promise.all(asked);
      expect([outcomes, begun.length]).toEqual([['too_busy', 'first'], 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a reading that fails leaves its place as well', async () => {
    const queue = new ReadingQueue();
    await expect(queue.run('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('one', () => Promise.resolve('read'))).toBe('read');
  });

  it('two at a time of all threads together, and a place that one gives back is found by the other', async () => {
    const places = new SharedPlaces(2);
    const begun: (() => void)[] = [];
    const threads = [0, 1, 2].map(() => slowReadings(new SharedPlaces(places.memory), begun));
    const asked = threads.flatMap(({ ask }, thread) =>
      companies(3).map((name) => ask(`${name} of ${thread}`)),
    );
    for (let done = 0; done < 9; done += 1) {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(done));
      expect(begun.length).toBeLessThanOrEqual(done + 2);
      begun[done]?.();
    }
    await Promise.all(asked);
    expect(threads.map(({ outcomes }) => outcomes.length)).toEqual([3, 3, 3]);
  });

  it('a thread that was ended leaves its places', () => {
    const places = new SharedPlaces(2);
    expect([places.take(7), places.take(7), places.take(8)].map(Boolean)).toEqual([true, true, false]);
    places.freeAllOf(7);
    expect([places.take(8), places.take(9), places.take(7)].map(Boolean)).toEqual([true, true, false]);
    places.freeAllOf(7);
    expect(places.take(7)).toBeNull();
  });
});
