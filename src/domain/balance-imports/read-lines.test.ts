import { describe, expect, it } from 'vitest';
import { fractionText } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { personFinder } from './find-person.ts';
import { type ImportLine, readImportLines } from './read-lines.ts';

const people = [
  { id: 'c', name: 'Camille Durand', email: 'camille@exemple.fr' },
  { id: 'o', name: 'Omar Benali', email: 'omar@exemple.fr' },
];

function read(lines: readonly Partial<ImportLine>[], usesRtt = true) {
  const empty = { person: '', previous: '', current: '', rtt: '', employedFrom: '' };
  const texts = lines.map((line, place) => ({ line: place + 2, ...empty, ...line }));
  return readImportLines(texts, {
    find: personFinder(people),
    asOf: plainDate('2026-08-31'),
    usesRtt: () => usesRtt,
  });
}

const problems = (lines: readonly Partial<ImportLine>[], usesRtt?: boolean) =>
  read(lines, usesRtt).map((line) =>
    line.problems.map(({ problem, cell, text }) => `${problem} ${cell} ${text}`),
  );

describe('readImportLines', () => {
  it('reads who, how much and since when', () => {
    const [line] = read([
      {
        person: 'DURAND Camille',
        previous: '3,5',
        current: '4,17',
        rtt: '2 j',
        employedFrom: '1er sept. 2020',
      },
    ]);
    expect(line).toMatchObject({ line: 2, person: people[0], employedFrom: '2020-09-01', problems: [] });
    expect([line?.previous, line?.current, line?.rtt].map((days) => days && fractionText(days))).toEqual([
      '7/2',
      '25/6',
      '2',
    ]);
  });

  it('names every problem by its cell', () => {
    expect(
      problems([
        { person: 'Camille Durand', previous: 'douze', current: '4 000', employedFrom: 'hier' },
        { person: 'Inconnue', current: '1' },
        { person: '', current: '1' },
        { person: 'camille@exemple.fr', current: '1' },
        { person: 'Omar Benali' },
      ]),
    ).toEqual([
      [
        'number_unreadable previous douze',
        'number_out_of_range current 4 000',
        'date_unreadable employedFrom hier',
      ],
      ['person_unknown person Inconnue'],
      ['person_missing person '],
      ['person_twice person 2'],
      ['nothing_to_import person Omar Benali'],
    ]);
  });

  it('takes an entry date alone, and refuses one after the balance', () => {
    expect(
      problems([
        { person: 'Omar Benali', employedFrom: '01/12/2026' },
        { person: 'Camille Durand', current: '2', employedFrom: '01/12/2026' },
      ]),
    ).toEqual([[], ['employed_after_balance employedFrom 01/12/2026']]);
  });

  it('refuses RTT where nobody has any, and passes over noughts', () => {
    expect(problems([{ person: 'Omar Benali', current: '1', rtt: '3' }], false)).toEqual([
      ['counter_not_in_use rtt 3'],
    ]);
    const [line] = read([{ person: 'Omar Benali', current: '1', rtt: '0,00' }], false);
    expect([line?.problems, line?.rtt]).toEqual([[], null]);
  });
});
