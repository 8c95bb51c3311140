import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { chosenColumns, columnLetters, lastMonthEnd, linesToImport } from './import-table.ts';

const lines = [
  { line: 2, cells: ['Durand Camille', '3', '4,17'] },
  { line: 3, cells: ['Roy Ana', '', '2'] },
  { line: 5, cells: ['', '', '', 'Édité le 1er'] },
];
const columns = { fullName: 0, previous: 1, current: 2 };

describe('the table to import', () => {
  it('sends what the columns say, with what was put right, and without what was left out', () => {
    const sent = linesToImport({ lines, columns, edits: { 2: { previous: '3,5' } }, leftOut: new Set([3]) });
    expect(sent).toEqual([
      { line: 2, person: 'Durand Camille', previous: '3,5', current: '4,17', rtt: '', employedFrom: '' },
    ]);
  });

  it('passes over lines that say nothing', () => {
    const sent = linesToImport({ lines, columns, edits: {}, leftOut: new Set() });
    expect(sent.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('lets people choose another column, or none', () => {
    const matched = { headLines: 1, headings: null, columns, unsure: [] };
    expect(chosenColumns(matched, { previous: null, rtt: 3 })).toEqual({ fullName: 0, current: 2, rtt: 3 });
  });

  it('proposes the end of the last month, and names columns as spreadsheets do', () => {
    expect(lastMonthEnd(plainDate('2026-03-15'))).toBe('2026-02-28');
    expect([0, 25, 26, 53].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'BB']);
  });
});
