import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const noon = Date.parse('2027-05-11T12:00:00Z');

let clock: typeof import('./clock.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: noon });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.resetModules();
  clock = await import('./clock.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An answer that left the server while this browser's clock showed `at`, and came after a while. */
function answer(serverIsAheadMs: number, onItsWayMs = 0) {
  const date = new Date(Date.now() + serverIsAheadMs).toUTCString();
  vi.advanceTimersByTime(onItsWayMs);
  clock.hearServerTime(date);
}

describe('the time', () => {
  it('is the browser’s own until the server has spoken, and where both agree', () => {
    expect(clock.now()).toBe(noon);
    answer(0);
    answer(0, 20_000);
    answer(-30_000);
    expect(clock.now()).toBe(Date.now());
  });

  it.each([3 * DAY, -3 * DAY, 5 * MINUTE, -5 * MINUTE])('is the server’s when it is %i ms ahead', (ahead) => {
    answer(ahead);
    expect(clock.now()).toBe(Date.now() + ahead);
    vi.advanceTimersByTime(2 * DAY);
    expect(clock.now()).toBe(Date.now() + ahead);
  });

  it('is not set back by an answer that was long on its way', () => {
    answer(3 * DAY);
    answer(3 * DAY, 40_000);
    expect(clock.now()).toBe(Date.now() + 3 * DAY);
  });

  it('follows the server again when the browser’s clock is put right', () => {
    answer(3 * DAY);
    vi.setSystemTime(noon + 3 * DAY);
    answer(0);
    expect(clock.now()).toBe(Date.now());
  });

  it.each([null, '', 'yesterday'])('does not change for %j', (date) => {
    clock.hearServerTime(date);
    expect(clock.now()).toBe(noon);
  });
});

describe('followers', () => {
  it('are called with every whole minute, by the server’s clock', () => {
    answer(90_000);
    const heard = vi.fn();
    const stop = clock.followClock(heard);
    vi.advanceTimersByTime(29_999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(heard).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are called when the page comes back into view, and when the server says another time', () => {
    const heard = vi.fn();
    const stop = clock.followClock(heard);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(1);
    answer(DAY);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });
});
