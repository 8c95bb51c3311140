import { describe, expect, it } from 'vitest';
import { timelineWithoutReasons, withoutReasons } from './kept-calendar.ts';

const me = '00000000-0000-4000-8000-000000000001';
const ada = '00000000-0000-4000-8000-000000000002';

const absence = (employeeId: string, type: string, startDate: string, endDate: string, rest = {}) => ({
  id: `${employeeId.slice(0, -4)}${startDate.slice(5).replace('-', '')}`,
  employeeId,
  employeeName: employeeId === me ? 'Moi' : 'Ada',
  type,
  status: 'approved' as const,
  startDate,
  startHalf: 'am' as const,
  endDate,
  endHalf: 'pm' as const,
  atWork: false,
  ...rest,
});

describe('a calendar that stays on a device', () => {
  it('says of others that they are away and never why, and of oneself everything', () => {
    const kept = withoutReasons(
      [absence(ada, 'sick', '2026-03-02', '2026-03-04'), absence(me, 'sick', '2026-03-09', '2026-03-10')],
      me,
    );
    expect(kept.map(({ employeeId, type }) => [employeeId, type])).toEqual([
      [ada, 'absent'],
      [me, 'sick'],
    ]);
  });

  it('shows sickness over leave as one absence, so that two bars do not tell it', () => {
    const kept = withoutReasons(
      [
        absence(ada, 'vacation', '2026-03-02', '2026-03-06'),
        absence(ada, 'sick', '2026-03-04', '2026-03-10', { endHalf: 'am' }),
        absence(ada, 'vacation', '2026-04-01', '2026-04-01'),
      ],
      me,
    );
    expect(kept.map(({ startDate, endDate, endHalf }) => [startDate, endDate, endHalf])).toEqual([
      ['2026-03-02', '2026-03-10', 'am'],
      ['2026-04-01', '2026-04-01', 'pm'],
    ]);
  });

  it('leaves out what others have only asked for, and where they work', () => {
    const kept = withoutReasons(
      [
        absence(ada, 'vacation', '2026-03-02', '2026-03-06', { status: 'pending' }),
        absence(ada, 'training', '2026-03-09', '2026-03-09', { atWork: true }),
      ],
      me,
    );
    expect(kept).toEqual([]);
  });
});

describe('a timeline that stays on a device', () => {
  it('counts others by half-days of absence alone', () => {
    const kept = timelineWithoutReasons(
      {
        types: ['vacation', 'sick', 'remote'],
        atWork: ['remote'],
        people: [
          {
            id: ada,
            away: [
              [0, 2, 6, 20, 2],
              [1, 4, 8],
              [2, 30, 2],
            ],
            asked: [[0, 40, 2]],
          },
          { id: me, away: [[1, 0, 2]], asked: [[0, 50, 2]] },
        ],
      },
      me,
    );
    const untold = kept.types.indexOf('absent');
    expect(kept.people).toEqual([
      { id: ada, away: [[untold, 2, 10, 20, 2]] },
      { id: me, away: [[1, 0, 2]], asked: [[0, 50, 2]] },
    ]);
  });
});
