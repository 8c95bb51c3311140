import { expect, it } from 'vitest';
import { type StatedPerson, statedColumns } from './statement.ts';

const figures = (acquired: number, taken: number) => ({ acquired, taken, balance: acquired - taken });

const person = (name: string, rtt: ReturnType<typeof figures>): StatedPerson => ({
  id: name,
  name,
  payrollNumber: null,
  absences: [],
  counters: [
    {
      counter: 'paid-leave',
      label: 'Congés payés',
      unit: 'ouvres',
      periods: [
        { label: 'N-1', ...figures(0, 0) },
        { label: 'N', ...figures(10, 2) },
      ],
      available: 8,
    },
    { counter: 'rtt', label: 'RTT', unit: 'days', periods: [{ label: null, ...rtt }], available: 0 },
  ],
});

it('has columns for paid leave, and for other counters that somebody has something in', () => {
  const without = [person('Inès', figures(0, 0))];
  expect(statedColumns(without).map(({ title }) => title)).toEqual(['N-1', 'N']);
  const some = [...without, person('Colin', figures(3, 1))];
  const columns = statedColumns(some);
  expect(columns.map(({ title }) => title)).toEqual(['N-1', 'N', 'RTT']);
  expect(some.map((each) => columns[2]?.of(each)?.balance)).toEqual([0, 2]);
});
