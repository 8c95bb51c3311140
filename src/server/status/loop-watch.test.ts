import { describe, expect, it } from 'vitest';
import { operationsHandlers } from '#server/http/operations.ts';
import type { Services } from '#server/services.ts';
import { lateRecord, watchLoop } from './loop-watch.ts';

describe('how late the main thread has been', () => {
  it('is the share of the last seconds for which nothing else could run', () => {
    const { note, share } = lateRecord(10_000);
    expect(share(0)).toBe(0);
    note(1_000, 200);
    expect(share(1_000)).toBe(0);
    note(2_000, 1_000);
    note(6_000, 3_000);
    expect(share(6_000)).toBeCloseTo(0.4);
    expect(share(12_500)).toBeCloseTo(0.3);
    expect(share(16_001)).toBe(0);
    note(40_000, 25_000);
    expect(share(40_000)).toBe(1);
  });

  it('notices a block of this very thread', async () => {
    const { lateShare, windowSeconds, stop } = watchLoop();
    const blockedMs = 700;
    const until = performance.now() + blockedMs;
    while (performance.now() < until);
    await expect.poll(lateShare).toBeGreaterThan((blockedMs - 300) / (windowSeconds * 1000));
    stop();
  });
});

it('makes a process that is late too often one that is not ready', async () => {
  const answered = { askGate: async () => [{ waiting: '0', dead: '0' }] };
  const services = { database: answered } as unknown as Services;
  const readyWhen = (share: number) =>
    operationsHandlers(services, {
      isWorking: () => null,
      loop: { windowSeconds: 20, lateShare: () => share, stop: () => undefined },
    });
  const context = { header: () => undefined } as unknown as Parameters<
    ReturnType<typeof readyWhen>['ready']
  >[1];
  const input = { params: {}, query: {}, body: undefined };
  await expect(readyWhen(0.4).ready(input, context)).resolves.toMatchObject({ status: 'ok' });
  await expect(readyWhen(0.6).ready(input, context)).rejects.toMatchObject({ code: 'too_busy' });
});
