import { describe, expect, it } from 'vitest';
import { toNumber } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { PeopleLine } from './people-columns.ts';
import { type PeopleSetting, readPeople } from './read-people.ts';
import { seatsNeeded } from './seats-needed.ts';

const line = (number: number, said: Partial<PeopleLine>): PeopleLine => ({
  line: number,
  name: 'Nina Caron',
  email: `n${number}@exemple.fr`,
  role: '',
  team: '',
  employedFrom: '',
  previous: '',
  current: '',
  rtt: '',
  ...said,
});

const setting: PeopleSetting = {
  asOf: plainDate('2026-05-31'),
  usesRtt: false,
  mayGrant: (role) => role !== 'admin',
  isKnown: (email) => email === 'alix@exemple.fr',
  isName: (text) => text.length < 50,
  isEmail: (text) => text.includes('@'),
};

const problems = (...lines: PeopleLine[]) =>
  readPeople(lines, setting).map((read) => read.problems.map(({ problem }) => problem));

describe('people read from a table', () => {
  it('have every problem of every line named at once', () => {
    expect(
      problems(
        line(1, { name: '', email: 'nina@exemple', current: 'douze' }),
        line(2, { email: '' }),
        line(3, { email: 'paul' }),
        line(4, { email: 'Zoe@exemple.fr' }),
        line(5, { email: 'zoe@exemple.fr', role: 'capitaine', employedFrom: '31/02/2020' }),
        line(6, { role: 'Admin', team: 'x'.repeat(60), rtt: '2' }),
      ),
    ).toEqual([
      ['name_missing', 'number_unreadable'],
      ['email_missing'],
      ['email_invalid'],
      [],
      ['email_repeated', 'role_unknown', 'date_unreadable'],
      ['role_above_own', 'team_unfit', 'counter_not_in_use'],
    ]);
  });

  it('keep their role, and need no name, when they are there already', () => {
    expect(problems(line(1, { name: '', email: 'ALIX@exemple.fr', role: 'Admin' }))).toEqual([[]]);
  });

  it('open nothing at nought for who came after the day of the balances', () => {
    const [late, wrong] = readPeople(
      [
        line(1, { employedFrom: '15/06/2026', previous: '0', current: '0' }),
        line(2, { employedFrom: '15/06/2026', current: '3' }),
      ],
      setting,
    );
    expect(late).toMatchObject({ previous: null, current: null, problems: [] });
    expect(wrong?.problems.map(({ problem }) => problem)).toEqual(['employed_after_balance']);
  });

  it('bring figures and days as they are meant', () => {
    const [read] = readPeople(
      [line(1, { previous: '7,5', current: '4,17', employedFrom: '1er sept. 2021' })],
      setting,
    );
    expect(read?.employedFrom).toBe('2021-09-01');
    expect(read?.previous && toNumber(read.previous)).toBe(7.5);
    expect(read?.current).toEqual({ n: 25, d: 6 });
  });
});

describe('seats for a table', () => {
  const use = { seats: 1, users: 1, invitations: 0 };
  const may = { paid: false, mayChange: true };

  it('are added while nothing is paid, up to what a trial holds', () => {
    expect(seatsNeeded(use, 11, may)).toEqual({ seats: 1, needed: 12, outcome: 'raised' });
    expect(seatsNeeded(use, 50, may).outcome).toBe('short');
  });

  it('are never bought in passing, nor added by who may not', () => {
    expect(seatsNeeded(use, 11, { ...may, paid: true }).outcome).toBe('short');
    expect(seatsNeeded(use, 11, { ...may, mayChange: false }).outcome).toBe('short');
  });

  it('stay as they are where they suffice', () => {
    expect(seatsNeeded({ ...use, seats: 20 }, 11, may).outcome).toBe('enough');
  });
});
