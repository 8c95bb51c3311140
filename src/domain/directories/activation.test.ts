import { describe, expect, it } from 'vitest';
import { activationStep } from './activation.ts';
import { namedLeader } from './team-leader.ts';

const here = { present: true, joined: true, departure: 'none', closedByDirectory: false } as const;
const gone = { ...here, present: false } as const;

describe('I18: a directory that says someone is not active', () => {
  it.each([
    ['who works here', here, 'depart'],
    ['who never opened their invitation', { ...here, joined: false }, 'remove'],
    ['whose last day people recorded', { ...here, departure: 'of-people' }, 'end-sessions'],
    ['who is gone', gone, 'nothing'],
  ] as const)('about someone %s', (_who, standing, step) => {
    expect(activationStep(standing, false)).toBe(step);
  });
});

describe('I18: and that says they are active', () => {
  it.each([
    ['who is here', here, 'nothing'],
    [
      'whom it sent away',
      { ...gone, closedByDirectory: true, departure: 'of-directory' },
      'withdraw-departure',
    ],
    ['whose invitation it took back', { ...gone, closedByDirectory: true }, 'readmit'],
    ['whom people sent away', gone, 'stay-closed'],
    [
      'whose departure people recorded since',
      { ...gone, closedByDirectory: true, departure: 'of-people' },
      'stay-closed',
    ],
  ] as const)('about someone %s', (_who, standing, step) => {
    expect(activationStep(standing, true)).toBe(step);
  });
});

describe('I20: who leads a team', () => {
  it('is whom all of it name, within it or above it', () => {
    const two = [
      { id: 'a', managerId: 'm' },
      { id: 'b', managerId: 'm' },
    ];
    expect(namedLeader(two)).toBe('m');
    expect(namedLeader([...two, { id: 'm', managerId: 'boss' }])).toBe('m');
    expect(namedLeader([...two, { id: 'c', managerId: null }])).toBe('m');
  });

  it('is nobody where they disagree or say nothing', () => {
    expect(
      namedLeader([
        { id: 'a', managerId: 'm' },
        { id: 'b', managerId: 'n' },
      ]),
    ).toBeNull();
    expect(namedLeader([{ id: 'a', managerId: null }])).toBeNull();
    expect(namedLeader([])).toBeNull();
  });
});
