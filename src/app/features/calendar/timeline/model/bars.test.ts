import { describe, expect, it } from 'vitest';
import { barBox, barOutlines, barsOfPerson, barsOnDay, readBars } from './bars.ts';

const bars = readBars({
  types: ['absent', 'vacation'],
  people: [
    {
      id: 'ana',
      away: [
        [0, 40, 2],
        [1, -4, 7, 20, 1],
      ],
      asked: [[1, 30, 4]],
    },
    { id: 'bao', away: [] },
  ],
});

describe('bars', () => {
  it('come out of the compact answer in order of time', () => {
    expect(barsOfPerson(bars, 'ana')).toEqual([
      { type: 'vacation', pending: false, atWork: false, start: -4, end: 3 },
      { type: 'vacation', pending: false, atWork: false, start: 20, end: 21 },
      { type: 'vacation', pending: true, atWork: false, start: 30, end: 34 },
      { type: 'absent', pending: false, atWork: false, start: 40, end: 42 },
    ]);
    expect(barsOfPerson(bars, 'bao')).toEqual([]);
    expect(barsOfPerson(bars, 'nobody')).toEqual([]);
  });

  it('start and end in the middle of a day at noon, and stop at the edges of what is on show', () => {
    expect(barBox({ start: 1, end: 4 }, 7, 40)).toEqual({
      left: 20,
      width: 60,
      cutStart: false,
      cutEnd: false,
    });
    expect(barBox({ start: -4, end: 3 }, 7, 40)).toEqual({
      left: 0,
      width: 60,
      cutStart: true,
      cutEnd: false,
    });
    expect(barBox({ start: 13, end: 20 }, 7, 40)).toEqual({
      left: 260,
      width: 20,
      cutStart: false,
      cutEnd: true,
    });
  });

  it('are drawn as one outline for each look', () => {
    expect(barOutlines(barsOfPerson(bars, 'ana'), 7, 4)).toEqual([
      { type: 'vacation', pending: false, path: 'M0.5 0h5v1h-5z' },
    ]);
    expect(barOutlines(barsOfPerson(bars, 'ana'), 21, 4)).toEqual([
      { type: 'vacation', pending: false, path: 'M0.5 0h5v1h-5zM40.5 0h1v1h-1z' },
      { type: 'vacation', pending: true, path: 'M60.5 0h2v1h-2zM64.5 0h2v1h-2z' },
      { type: 'absent', pending: false, path: 'M80.5 0h3v1h-3z' },
    ]);
  });

  it('are found by the day they touch, a half of it included', () => {
    const ofAna = barsOfPerson(bars, 'ana');
    const on = (day: number) => barsOnDay(ofAna, day).map(({ start }) => start);
    expect([on(0), on(1), on(2), on(10), on(11), on(16), on(17)]).toEqual([
      [-4],
      [-4],
      [],
      [20],
      [],
      [30],
      [],
    ]);
    const lying = [
      { type: 'vacation', pending: true, atWork: false, start: 0, end: 10 },
      { type: 'sick', pending: false, atWork: false, start: 4, end: 6 },
    ];
    expect(barsOnDay(lying, 2).map(({ type }) => type)).toEqual(['sick', 'vacation']);
  });
});
