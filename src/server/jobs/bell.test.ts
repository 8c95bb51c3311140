import { afterEach, expect, it, vi } from 'vitest';
import type { Lane } from '#server/actions/job-kinds.ts';
import type { NewJobs } from '#server/store/new-jobs.ts';
import { Bell } from './bell.ts';

afterEach(() => {
  vi.useRealTimers();
});

const inserted = { channel: 'jobs:insert', payload: '{"count":1}' };

/** A bell over a queue that is given, and what each lane hears of it. */
function rung(...answers: readonly (readonly NewJobs[])[]) {
  const asked: bigint[] = [];
  const heard: [Lane, unknown][] = [];
  const bell = new Bell(async (afterId) => {
    asked.push(afterId);
    return [...(answers[asked.length - 1] ?? [])];
  });
  bell.startAfter(1_000n);
  for (const lane of ['login', 'decisions', 'notices'] as const) {
    bell.earOf(lane).ear.on('notification', ({ payload }) => heard.push([lane, JSON.parse(payload)]));
  }
  return { bell, asked, heard };
}

it('wakes the lanes that have something to do, with how much', async () => {
  const { bell, asked, heard } = rung([
    { task: 'announce-request', jobs: 2, lastId: '1007' },
    { task: 'send-notification', jobs: 1, lastId: '1006' },
    { task: 'a task of another version', jobs: 1, lastId: '1008' },
  ]);
  await bell.hear(inserted);
  expect(heard).toEqual([['decisions', { count: 3 }]]);
  await bell.hear(inserted);
  // What was given its number before, and is there only now, is found as well.
  expect(asked).toEqual([950n, 958n]);
  bell.end();
});

it('looks once more when it is rung while it looks, however often', async () => {
  const { bell, asked } = rung();
  await Promise.all([bell.hear(inserted), bell.hear(inserted), bell.hear(inserted)]);
  expect(asked).toHaveLength(2);
  bell.end();
});

it('hears those who ring shortly after one another with two looks, and nobody once it has ended', async () => {
  vi.useFakeTimers();
  const { bell, asked } = rung();
  for (let ring = 0; ring < 10; ring += 1) {
    void bell.hear(inserted);
    await vi.advanceTimersByTimeAsync(3);
  }
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.filter((afterId) => afterId !== 0n)).toHaveLength(2);
  void bell.hear(inserted);
  void bell.hear(inserted);
  bell.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.filter((afterId) => afterId !== 0n)).toHaveLength(3);
});

it('looks once at all that is due for what it cannot find: a job that took the place of another', async () => {
  const { bell, asked, heard } = rung([], [], [{ task: 'send-departure', jobs: 1, lastId: '7' }]);
  await bell.hear(inserted);
  await bell.hear(inserted);
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toEqual([['notices', { count: 1 }]]);
  expect(asked).toEqual([950n, 950n, 0n]);
  bell.end();
});

it('looks by the clock, for all lanes at once, at what nobody rings for: a job whose time has come', async () => {
  vi.useFakeTimers();
  const { bell, asked, heard } = rung([], [{ task: 'send-login-link', jobs: 2, lastId: '7' }]);
  bell.lookByTheClock();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual([['login', { count: 2 }]]);
  bell.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([0n, 0n]);
});

it('tells when it cannot look by the clock', async () => {
  vi.useFakeTimers();
  const lost = vi.fn();
  const bell = new Bell(() => Promise.reject(new Error('away')), lost);
  bell.lookByTheClock();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lost).toHaveBeenCalledOnce();
  bell.end();
});

it('tells when it is never answered, and asks no second time meanwhile', async () => {
  vi.useFakeTimers();
  const lost = vi.fn();
  const look = vi.fn(() => new Promise<NewJobs[]>(() => undefined));
  const bell = new Bell(look, lost);
  bell.lookByTheClock();
  await vi.advanceTimersByTimeAsync(31_000);
  expect([look.mock.calls.length, lost.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(lost).toHaveBeenCalledOnce();
  const ringing = new Bell(look);
  const heard = expect(ringing.hear(inserted)).rejects.toThrow('not answered');
  await vi.advanceTimersByTimeAsync(30_000);
  await heard;
  bell.end();
});

it('passes on whatever else the queue says, and nothing to an ear that was taken off', async () => {
  const { bell, heard } = rung();
  const { ear, takeOff } = bell.earOf('service');
  let told = 0;
  ear.on('notification', () => {
    told += 1;
  });
  const news = { channel: 'worker:migrate', payload: '{"breaking":true}' };
  await bell.hear(news);
  takeOff();
  await bell.hear(news);
  expect(told).toBe(1);
  expect(heard).toHaveLength(6);
});

it('lets an ear be taken off twice, as the queue does when its database goes away, and tells it nothing more', () => {
  const { bell } = rung();
  const { ear, takeOff } = bell.earOf('login');
  let heard = 0;
  ear.on('notification', () => (heard += 1));
  bell.wakeAll();
  takeOff();
  takeOff();
  bell.wakeAll();
  expect(heard).toBe(1);
});

it('wakes a lane once, a moment later, for who stood in line behind jobs that are done', async () => {
  const { bell, heard } = rung();
  bell.ringForNextInLine('decisions');
  bell.ringForNextInLine('decisions');
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toEqual([['decisions', { count: 1 }]]);
  bell.end();
});
