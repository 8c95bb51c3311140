import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { DEFAULT_END, DEFAULT_START, demoMonths, sampleRequests } from './demo-company.ts';
import {
  absencesOfMonth,
  balanceAfter,
  balanceOf,
  continueStory,
  type DemoStory,
  readDates,
  reservedOf,
} from './demo-story.ts';

const [waiting] = sampleRequests.filter(({ status }) => status === 'pending');
if (!waiting) throw new Error('The demonstration starts with a request that waits');

const filed = (story: DemoStory = sampleRequests) =>
  continueStory(story, {
    kind: 'file',
    type: 'paid_leave',
    startDate: DEFAULT_START,
    endDate: DEFAULT_END,
    note: '  Mariage de ma sœur ',
  });

describe('the figures of the demonstration', () => {
  it('starts with two requests and 18 days, six of them asked for', () => {
    expect(sampleRequests.map(({ days, status }) => [days, status])).toEqual([
      [6, 'pending'],
      [3, 'approved'],
    ]);
    expect([balanceOf(sampleRequests), reservedOf(sampleRequests)]).toEqual([18, 6]);
  });

  it('leaves 13 after the five days that are proposed: the bakery closes on Thursdays (C2, C9)', () => {
    const outcome = readDates(sampleRequests, DEFAULT_START, DEFAULT_END);
    expect(outcome).toMatchObject({ ok: true, count: { days: 5, unit: 'ouvrables' } });
    expect(balanceAfter(sampleRequests, { type: 'paid_leave', days: 5 })).toBe(13);
    expect(balanceAfter(sampleRequests, { type: 'sick_leave', days: 5 })).toBe(18);
  });

  it('leaves 12 after the request that the manager finds', () => {
    expect(balanceAfter(sampleRequests, waiting)).toBe(12);
  });

  it('counts neither the weekly rest nor a public holiday (C3, C9)', () => {
    const days = (start: string, end: string) => {
      const outcome = readDates([], d(start), d(end));
      return outcome.ok ? outcome.count.days : outcome.problem;
    };
    expect(days('2025-04-18', '2025-04-24')).toBe(5);
    expect(days('2025-05-01', '2025-05-01')).toBe('nothing_counted');
    expect(days('2025-03-06', '2025-03-06')).toBe('nothing_counted');
  });
});

describe('the story', () => {
  it('goes on with a request that is filed, commented, approved', () => {
    const [request] = filed();
    expect(request).toMatchObject({ id: 3, status: 'pending', days: 5, note: 'Mariage de ma sœur' });
    const commented = continueStory(filed(), { kind: 'comment', id: 3, text: ' Bonne fête ' });
    expect(commented.map(({ comments }) => comments)).toEqual([['Bonne fête'], [], []]);
    const approved = continueStory(commented, { kind: 'decide', id: 3, status: 'approved' });
    expect([balanceOf(approved), reservedOf(approved), balanceAfter(approved, waiting)]).toEqual([13, 6, 7]);
    expect(continueStory(approved, { kind: 'decide', id: 3, status: 'rejected' })).toEqual(approved);
    expect(continueStory(approved, { kind: 'restart' })).toEqual(sampleRequests);
  });

  it('frees the days of what is refused', () => {
    const refused = continueStory(sampleRequests, { kind: 'decide', id: waiting.id, status: 'rejected' });
    expect([balanceOf(refused), reservedOf(refused)]).toEqual([18, 0]);
    expect(readDates(refused, waiting.startDate, waiting.endDate).ok).toBe(true);
    expect(absencesOfMonth(refused, demoMonths[1]).map(({ employee }) => employee)).toEqual(['Hugo Martin']);
  });

  it.each([
    ['start_missing', null, DEFAULT_END],
    ['end_missing', DEFAULT_START, null],
    ['end_before_start', DEFAULT_END, DEFAULT_START],
    ['already_away', d('2025-03-10'), waiting.startDate],
    ['too_long', DEFAULT_START, d('2035-03-01')],
    ['outside_calendar', d('2100-12-30'), d('2101-01-02')],
  ] as const)('refuses dates with %s', (problem, start, end) => {
    expect(readDates(sampleRequests, start, end)).toMatchObject({ ok: false, problem });
  });
});

it('shows short and long leave in both months', () => {
  const shown = demoMonths.map((month) =>
    absencesOfMonth(sampleRequests, month).map(({ startDate, endDate }) => [
      Number(startDate.slice(8)),
      Number(endDate.slice(8)),
    ]),
  );
  expect(shown).toEqual([
    [
      [3, 5],
      [15, 21],
    ],
    [
      [3, 5],
      [15, 21],
    ],
  ]);
});
