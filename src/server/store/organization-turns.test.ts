import { describe, expect, it } from 'vitest';
import { OrganizationBusy, OrganizationTurns } from './organization-turns.ts';

const turnsOf = (patienceMs = 60_000) => new OrganizationTurns({ atOnce: 3, beyondFirst: 2, patienceMs });

/** Asks for a turn each; tells in which order they came. */
function asking(turns: OrganizationTurns) {
  const come: string[] = [];
  const ask = (...names: string[]) => {
    for (const name of names) void turns.take(name.slice(0, 1)).then(() => come.push(name));
  };
  // Whatever has been promised by now is told.
  const told = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return come.splice(0);
  };
  return { ask, told };
}

describe('turns of organisations', () => {
  it('are three for one of them, first come, first served', async () => {
    const turns = turnsOf();
    const { ask, told } = asking(turns);
    ask('a1', 'a2', 'a3', 'a4', 'a5');
    expect([await told(), turns.waiting()]).toEqual([['a1', 'a2', 'a3'], 2]);
    turns.giveBack('a');
    expect([await told(), turns.waiting()]).toEqual([['a4'], 1]);
  });

  it('are one each and two more for all of them, so that many behind their own locks leave room', async () => {
    const turns = turnsOf();
    const { ask, told } = asking(turns);
    ask('a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c2', 'd1');
    expect(await told()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'd1']);
    // What one no longer needs beyond its first is another's.
    turns.giveBack('a');
    expect(await told()).toEqual(['b2']);
    turns.giveBack('a');
    expect(await told()).toEqual(['c2']);
    ask('a4');
    expect(await told()).toEqual([]);
    turns.giveBack('a');
    expect(await told()).toEqual(['a4']);
  });

  it('leave nothing behind', async () => {
    const turns = turnsOf();
    const { ask, told } = asking(turns);
    const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4'];
    ask(...names);
    for (const name of names) turns.giveBack(name.slice(0, 1));
    expect([(await told()).toSorted(), turns.waiting()]).toEqual([names, 0]);
    ask('c1', 'c2', 'c3');
    expect(await told()).toEqual(['c1', 'c2', 'c3']);
  });

  it('are refused to who waited too long', async () => {
    const turns = turnsOf(1);
    await Promise.all([turns.take('a'), turns.take('a'), turns.take('a')]);
    await expect(turns.take('a')).rejects.toThrow(OrganizationBusy);
    expect(turns.waiting()).toBe(0);
  });
});
