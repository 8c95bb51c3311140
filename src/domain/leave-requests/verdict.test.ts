import { describe, expect, it } from 'vitest';
import { rangeOf } from '../balances/leave-situation.ts';
import { plainDate } from '../calendar/plain-date.ts';
import { BUILT_IN_TYPES, type LeaveType, leaveTypesOf } from '../leave-types/leave-type.ts';
import { DEFAULT_SETTINGS } from '../policies/leave-settings.ts';
import type { HeldRequest } from './held-request.ts';
import { type AskedLeave, approvalVerdict, needsLedger, type VerdictSituation, verdict } from './verdict.ts';

const freeDay: LeaveType = { ...BUILT_IN_TYPES.personal, id: 'free', needsApproval: false };
const wholeDays: LeaveType = {
  ...BUILT_IN_TYPES.personal,
  id: 'whole',
  halfDays: false,
  asksJustification: true,
};
const closed = {
  id: 'closed',
  teamId: null,
  name: 'Inventory',
  start: plainDate('2026-07-06'),
  end: plainDate('2026-07-10'),
  reason: '',
};

function situation(change: Partial<VerdictSituation> = {}, refuseBeyondBalance = false): VerdictSituation {
  return {
    standing: {
      person: {
        id: 'p',
        employedFrom: plainDate('2026-07-01'),
        employedTo: plainDate('2026-07-08'),
        joinedAt: new Date('2026-07-01T00:00:00Z'),
      },
      organization: { timeZone: 'Europe/Paris', holidayZone: 'metropole' },
      basis: {
        types: leaveTypesOf([freeDay, wholeDays]),
        placements: [],
        rules: [],
        settings: [{ from: plainDate('2020-01-01'), settings: { ...DEFAULT_SETTINGS, refuseBeyondBalance } }],
        patterns: [],
        waivers: [],
        manual: [],
        informed: [],
        rights: { birthDate: null, children: [], seniorityFrom: null, closedUntil: null },
        coverage: { blackouts: [] },
      },
    },
    held: [],
    recorded: [],
    ...change,
  };
}

function withBlackout(given: VerdictSituation): VerdictSituation {
  const { standing } = given;
  return {
    ...given,
    standing: { ...standing, basis: { ...standing.basis, coverage: { blackouts: [closed] } } },
  };
}

const week: HeldRequest = {
  id: 'held',
  type: 'personal',
  state: 'pending',
  startDate: plainDate('2026-07-06'),
  startHalf: 'am',
  endDate: plainDate('2026-07-07'),
  endHalf: 'pm',
};

function asked(change: Partial<AskedLeave> = {}): AskedLeave {
  return {
    id: 'new',
    type: 'vacation',
    range: rangeOf(week),
    note: '',
    before: null,
    isRecorded: false,
    overrideReason: null,
    ...change,
  };
}

const kindsOf = ({ refusals }: ReturnType<typeof verdict>) => refusals.map(({ kind }) => kind);

describe('the verdict on what someone asks for', () => {
  it('is a pending request at its cost where nothing stands in the way', () => {
    expect(verdict(asked(), situation()).grant).toMatchObject({
      state: 'pending',
      countedHalves: 4,
      lines: [],
      override: null,
      unsettles: false,
    });
  });

  it('tells every reason at once, in the order in which they count', () => {
    const late = { ...rangeOf(week), end: plainDate('2026-07-09'), endHalf: 'am' as const };
    const given = withBlackout(situation({ held: [week] }, true));
    expect(kindsOf(verdict(asked({ type: 'whole', range: late }), given))).toEqual([
      // Whole days, and a justification.
      'type',
      'type',
      'not-employed-then',
      'overlap',
      'blackout',
    ]);
    expect(kindsOf(verdict(asked({ range: { ...late, endHalf: 'pm' } }), given))).toEqual([
      'not-employed-then',
      'overlap',
      'blackout',
      'beyond-balance',
    ]);
  });

  it('says of a type that nobody knows where to mend it', () => {
    expect(verdict(asked({ type: 'none' }), situation()).refusals).toEqual([
      { kind: 'type', because: 'type_unknown', field: 'type' },
    ]);
  });

  it('does not hold a request against itself, nor an edit against a period that it was in before', () => {
    const before = { type: 'personal', range: rangeOf(week) };
    const edit = asked({ id: 'held', type: 'personal', before });
    expect(kindsOf(verdict(edit, withBlackout(situation({ held: [week] }))))).toEqual([]);
  });

  it('approves at once what is recorded, with its lines, and what nobody has to approve', () => {
    const recorded = verdict(asked({ isRecorded: true }), situation());
    expect(recorded.grant?.state).toBe('approved');
    expect(recorded.grant?.lines.length).toBeGreaterThan(0);
    expect(verdict(asked({ type: 'free' }), situation()).grant?.state).toBe('approved');
  });

  it('lets whoever records leave set a period aside with a reason (K5)', () => {
    const given = withBlackout(situation());
    const recording = asked({ isRecorded: true });
    expect(verdict(recording, given).refusals).toMatchObject([{ verdict: 'reason-required' }]);
    expect(verdict({ ...recording, overrideReason: 'agreed' }, given).grant?.override).toEqual({
      met: [closed],
      reason: 'agreed',
    });
  });

  it('gives sickness that lies over leave no half-days of its own (S5)', () => {
    const leave = { ...week, type: 'vacation', state: 'approved' } as const;
    expect(
      verdict(asked({ type: 'sick', isRecorded: true }), situation({ held: [leave] })).grant,
    ).toMatchObject({
      overBooked: true,
      unsettles: true,
    });
  });
});

describe('the verdict on an approval', () => {
  it('tells the balance before the period, and counts once more', () => {
    const approving = { id: 'held', type: 'vacation', range: rangeOf(week), overrideReason: null };
    const given = withBlackout(situation({ held: [{ ...week, type: 'vacation' }] }, true));
    expect(kindsOf(approvalVerdict(approving, given))).toEqual(['beyond-balance', 'blackout']);
    expect(approvalVerdict(approving, situation()).grant).toMatchObject({
      state: 'approved',
      countedHalves: 4,
    });
  });
});

describe('the ledger', () => {
  it.each([
    ['vacation', false, false],
    ['vacation', true, true],
    ['free', false, false],
  ] as const)('is read for %s where refusing beyond the balance is %s: %s', (type, refuses, isRead) => {
    expect(needsLedger(asked({ type }), situation({}, refuses).standing)).toBe(isRead);
  });
});
