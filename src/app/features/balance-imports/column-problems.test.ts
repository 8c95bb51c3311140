import { expect, it } from 'vitest';
import { splitProblems } from './column-problems.ts';

const lineOf = (line: number, ...problems: object[]) =>
  ({ line, problems }) as unknown as Parameters<typeof splitProblems>[0][number];
const noRtt = { problem: 'counter_not_in_use', cell: 'rtt', sentence: 'Les RTT ne sont pas activés.' };
const noName = { problem: 'person_unknown', cell: 'person', sentence: 'Personne inconnue.' };

it('tells what is wrong with a column once, and of a line only what is its own', () => {
  const { columns, bad } = splitProblems([lineOf(2, noRtt), lineOf(3, noRtt, noName), lineOf(4)]);
  expect(columns).toEqual([{ cell: 'rtt', sentence: noRtt.sentence, lines: 2 }]);
  expect(bad).toEqual([lineOf(3, noName)]);
});
