import { describe, expect, it } from 'vitest';
import { chooseDay, placeOf } from './range-choice.ts';

const nothing = { start: null, end: null, startHalf: 'am', endHalf: 'pm' } as const;

function pressed(...days: string[]) {
  return days.reduce<ReturnType<typeof chooseDay>>((chosen, day) => chooseDay(chosen, chosen.anchor, day), {
    ...nothing,
    anchor: null,
  });
}

describe('pressing days of the calendar', () => {
  it('takes one press for one day', () => {
    expect(pressed('2026-07-06')).toMatchObject({ start: '2026-07-06', end: '2026-07-06' });
  });

  it('stretches with the second press, to either side', () => {
    const week = { start: '2026-07-06', end: '2026-07-10', anchor: null };
    expect(pressed('2026-07-06', '2026-07-10')).toMatchObject(week);
    expect(pressed('2026-07-10', '2026-07-06')).toMatchObject(week);
  });

  it('begins anew with the third', () => {
    expect(pressed('2026-07-06', '2026-07-10', '2026-07-08')).toMatchObject({
      start: '2026-07-08',
      end: '2026-07-08',
      anchor: '2026-07-08',
    });
  });

  it('leaves one day as it is when it is pressed twice, half of it included', () => {
    const afternoon = { ...pressed('2026-07-06'), startHalf: 'pm' } as const;
    expect(chooseDay(afternoon, '2026-07-06', '2026-07-06')).toMatchObject({
      start: '2026-07-06',
      end: '2026-07-06',
      startHalf: 'pm',
      anchor: null,
    });
  });

  it('keeps an afternoon as the first end, and forgets a morning', () => {
    const first = pressed('2026-07-06');
    const afternoon = chooseDay({ ...first, startHalf: 'pm' }, first.anchor, '2026-07-10');
    expect(afternoon).toMatchObject({ startHalf: 'pm', endHalf: 'pm', end: '2026-07-10' });
    const morning = chooseDay({ ...first, endHalf: 'am' }, first.anchor, '2026-07-10');
    expect(morning).toMatchObject({ startHalf: 'am', endHalf: 'pm', end: '2026-07-10' });
  });

  it('does not stretch from a day that was typed over meanwhile', () => {
    const typed = { ...nothing, start: '2026-08-03', end: '2026-08-07' };
    expect(chooseDay(typed, '2026-07-06', '2026-08-12')).toMatchObject({
      start: '2026-08-12',
      end: '2026-08-12',
    });
  });
});

describe('where a day lies', () => {
  const week = { start: '2026-07-06', end: '2026-07-10' };
  it.each([
    ['2026-07-05', 'outside'],
    ['2026-07-06', 'first'],
    ['2026-07-08', 'between'],
    ['2026-07-10', 'last'],
    ['2026-07-11', 'outside'],
  ])('%s is %s', (day, place) => {
    expect(placeOf(day, week)).toBe(place);
  });

  it('is nowhere while an end is missing or they are the wrong way round', () => {
    expect(placeOf('2026-07-06', { start: '2026-07-06', end: null })).toBe('outside');
    expect(placeOf('2026-07-06', { start: '2026-07-10', end: '2026-07-06' })).toBe('outside');
    expect(placeOf('2026-07-06', { start: '2026-07-06', end: '2026-07-06' })).toBe('only');
  });
});
