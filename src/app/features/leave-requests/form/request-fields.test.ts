import { describe, expect, it } from 'vitest';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import { blankFields, datesProblem, type RequestFields, requestBody, withDates } from './request-fields.ts';

const blank = blankFields('2026-07-06');
const fields = (part: Partial<RequestFields>): RequestFields => ({ ...blank, ...part });

describe('the fields of a request', () => {
  it('start as a day of vacation, today', () => {
    expect(requestBody(blank)).toEqual({
      type: 'vacation',
      startDate: '2026-07-06',
      endDate: '2026-07-06',
      startHalf: 'am',
      endHalf: 'pm',
      ...eachText(() => ''),
    });
  });

  it('name another person only when it is not for oneself', () => {
    expect(requestBody(fields({ forId: 'abc' }))).toMatchObject({ userId: 'abc' });
    expect(requestBody(blank)).not.toHaveProperty('userId');
  });

  it.each([
    [{ start: null }, 'required'],
    [{ end: null }, 'required'],
    [{ end: '2026-07-05' }, 'end_before_start'],
    [{ startHalf: 'pm', endHalf: 'am' }, 'half_days_empty'],
    [{ end: '2101-01-01' }, 'outside_calendar'],
    [{ end: '2099-01-01' }, 'range_too_long'],
  ] as const)('with %j send nothing and say why', (part, problem) => {
    expect(datesProblem(fields(part))).toBe(problem);
    expect(requestBody(fields(part))).toBeNull();
  });
});

describe('changing the dates', () => {
  it('takes the last day along when the first one passes it', () => {
    expect(withDates(blank, '2026-08-03', blank.end)).toMatchObject({
      start: '2026-08-03',
      end: '2026-08-03',
    });
  });

  it('leaves a last day that was put before the first one, for the person to correct', () => {
    expect(withDates(blank, blank.start, '2026-07-01')).toMatchObject({
      start: '2026-07-06',
      end: '2026-07-01',
    });
  });

  it('makes a whole day of an afternoon to the morning of the same day', () => {
    const range = fields({ end: '2026-07-08', startHalf: 'pm', endHalf: 'am' });
    expect(withDates(range, '2026-07-08', '2026-07-08')).toMatchObject({ startHalf: 'am', endHalf: 'pm' });
  });
});
