import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const limits = { running: 1, waiting: 3, waitingInAll: 5, jobs: 1 };
const call = (organizationId: string, name = organizationId) => ({ organizationId, urgent: true, name });
const job = (organizationId: string, name = organizationId) => ({ organizationId, urgent: false, name });
type One = ReturnType<typeof call>;

function filled(...all: readonly One[]): FairQueue<One> {
  const queue = new FairQueue<One>(limits);
  for (const one of all) expect(queue.add(one)).toBe(true);
  return queue;
}

/** Runs everything one after the other: the names in the order of their turns. */
function order(queue: FairQueue<One>): string[] {
  const names: string[] = [];
  for (let one = queue.next(); one; one = queue.next()) {
    names.push(one.name);
    queue.done(one);
  }
  return names;
}

describe('organisations take turns', () => {
  it('one with many tasks waits behind one with a single task', () => {
    const queue = filled(call('a', 'a1'), call('a', 'a2'), call('a', 'a3'), call('b', 'b1'), call('c', 'c1'));
    expect(order(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('has one task of an organisation at work', () => {
    const queue = filled(call('a', 'a1'), call('a', 'a2'), call('b', 'b1'));
    const [first, second] = [queue.next(), queue.next()];
    expect([first?.name, second?.name, queue.next()]).toEqual(['a1', 'b1', null]);
    if (first) queue.done(first);
    expect(queue.next()?.name).toBe('a2');
  });

  it('takes people before jobs, and leaves room beside jobs', () => {
    const queue = filled(job('a'), job('b'), call('c'));
    expect([queue.next()?.name, queue.next()?.name, queue.next()]).toEqual(['c', 'a', null]);
  });
});

describe('it has an end', () => {
  it('for one organisation, and for all together; jobs wait as long as they must', () => {
    const queue = filled(call('a', 'a1'), call('a', 'a2'), call('a', 'a3'));
    expect(queue.add(call('a', 'a4'))).toBe(false);
    expect([call('b'), call('c'), call('d')].map((one) => queue.add(one))).toEqual([true, true, false]);
    expect(queue.add(job('a', 'job of a'))).toBe(true);
    expect(order(queue)).toEqual(['a1', 'b', 'c', 'a2', 'a3', 'job of a']);
  });

  it('has room again once something has gone', () => {
    const queue = filled(call('a', 'a1'), call('a', 'a2'));
    const third = call('a', 'a3');
    expect(queue.add(third)).toBe(true);
    expect([queue.remove(third), queue.remove(third)]).toEqual([true, false]);
    expect(queue.add(call('a', 'a4'))).toBe(true);
    expect(order(queue)).toEqual(['a1', 'a2', 'a4']);
    expect(queue.all()).toEqual([]);
  });
});
