import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { ownTime } from '#web/clock/clock.ts';
import type { ServerEvent } from './event-reader.ts';
import { type LiveLine, openLiveLine } from './live-line.ts';

/** What the server does with each connection, in turn; the test holds the other end. */
type Connection = { send: (text: string) => void; end: () => void; aborted: () => boolean };

let connections: Connection[];
let refusal: Error | null;
let events: ServerEvent[];
let standing: boolean[];
let absences: number[];
let line: LiveLine;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [connections, refusal, events, standing, absences] = [[], null, [], [], []];
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  line = openLiveLine({
    heardUntil: ownTime(),
    connect: async (signal, absence) => {
      absences.push(absence);
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given;
        },
      });
      signal.addEventListener('abort', () => controller?.error(signal.reason));
      connections.push({
        send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end: () => controller?.close(),
        aborted: () => signal.aborted,
      });
      if (refusal) throw refusal;
      return new Response(body);
    },
    onEvent: (event) => events.push(event),
    onStanding: (now) => standing.push(now),
  });
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a live line', () => {
  it('hands on what it hears', async () => {
    open();
    await wait(0);
    connections[0]?.send('event: ready\ndata: {}\n\n');
    await wait(0);
    expect(events).toEqual([{ event: 'ready', data: '{}' }]);
    expect(standing).toEqual([true]);
  });

  it('opens the next when it ends, after a pause that grows while it fails', async () => {
    open();
    await wait(0);
    refusal = new ApiError({ code: 'network' });
    connections[0]?.end();
    await wait(999);
    expect(connections).toHaveLength(1);
    await wait(1);
    expect(connections).toHaveLength(2);
    await wait(1_999);
    expect(connections).toHaveLength(2);
    await wait(1);
    expect(connections).toHaveLength(3);
    expect(standing).toEqual([true, false]);
    refusal = null;
    await wait(4_000);
    expect(standing).toEqual([true, false, true]);
  });

  it('does not wait when the network is known to be back', async () => {
    open();
    await wait(0);
    connections[0]?.end();
    await wait(0);
    line.hurry();
    await wait(0);
    expect(connections).toHaveLength(2);
  });

  it('starts with short pauses again once a line has stood', async () => {
    open();
    for (const expected of [1, 2, 3]) {
      await wait(0);
      expect(connections).toHaveLength(expected);
      await wait(11_000);
      connections.at(-1)?.end();
      await wait(1_000);
    }
  });

  it('gives up a line that has fallen silent, not one that lives', async () => {
    open();
    await wait(0);
    await wait(40_000);
    connections[0]?.send(':\n\n');
    await wait(40_000);
    expect(connections[0]?.aborted()).toBe(false);
    await wait(5_000);
    expect(connections[0]?.aborted()).toBe(true);
    await wait(1_000);
    expect(connections).toHaveLength(2);
  });

  it('stops when nobody is logged in any more', async () => {
    refusal = new ApiError({ code: 'unauthenticated', status: 401 });
    open();
    await wait(600_000);
    expect(connections).toHaveLength(1);
  });

  it('says each time for how long it has heard nothing', async () => {
    open();
    await wait(0);
    await wait(15_000);
    connections[0]?.send(':\n\n');
    await wait(3_000);
    connections[0]?.end();
    await wait(1_000);
    expect(absences).toEqual([0, 4_000]);
    await wait(2_000);
    expect(ownTime() - line.close()).toBe(6_000);
  });

  it('is silent once closed', async () => {
    open();
    await wait(0);
    line.close();
    await wait(600_000);
    expect(connections.map(({ aborted }) => aborted())).toEqual([true]);
    expect(standing).toEqual([true]);
  });
});
