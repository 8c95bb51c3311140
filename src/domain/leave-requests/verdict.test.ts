import { describe, expect, it } from 'vitest';
import { rangeOf } from '../balances/leave-situation.ts';
import { type LeaveRange, parseLeaveRange } from '../calendar/leave-range.ts';
import { plainDate } from '../calendar/plain-date.ts';
import { BUILT_IN_TYPES, type LeaveType, leaveTypesOf } from '../leave-types/leave-type.ts';
import { DEFAULT_SETTINGS } from '../policies/leave-settings.ts';
import { countedIfAny } from './counted-leave.ts';
import type { HeldRequest } from './held-request.ts';
import { type AskedLeave, approvalVerdict, needsLedger, type VerdictSituation, verdict } from './verdict.ts';

interface Given extends Omit<VerdictSituation, 'leave'> {
  readonly held: readonly HeldRequest[];
}

type AskedAs = AskedLeave & { readonly id: string };

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

function situation(change: Partial<Given> = {}, refuseBeyondBalance = false): Given {
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

function withBlackout(given: Given): Given {
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

const over = (range: LeaveRange) => ({ ok: true, range }) as const;

function asked(change: Partial<AskedAs> = {}): AskedAs {
  return {
    id: 'new',
    type: 'vacation',
    startHalf: 'am',
    endHalf: 'pm',
    period: over(rangeOf(week)),
    note: '',
    before: null,
    deed: null,
    isRecorded: false,
    overrideReason: null,
    ...change,
  };
}

/** The situation with what is asked for, counted as an action does it. */
function counted(leave: AskedAs, given: Given): VerdictSituation {
  return { ...given, leave: countedIfAny(leave, given.standing, given.held) };
}

const judged = (leave: AskedAs, given: Given) => verdict(leave, counted(leave, given));

const kindsOf = ({ refusals }: ReturnType<typeof verdict>) => refusals.map(({ kind }) => kind);

describe('the verdict on what someone asks for', () => {
  it('is a pending request at its cost where nothing stands in the way', () => {
    expect(judged(asked(), situation()).grant).toMatchObject({
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
    expect(kindsOf(judged(asked({ type: 'whole', endHalf: 'am', period: over(late) }), given))).toEqual([
      // Whole days, and a justification.
      'type',
      'type',
      'not-employed-then',
      'overlap',
      'blackout',
    ]);
    expect(kindsOf(judged(asked({ period: over({ ...late, endHalf: 'pm' }) }), given))).toEqual([
      'not-employed-then',
      'overlap',
      'blackout',
      'beyond-balance',
    ]);
  });

  it('says of a type that nobody knows where to mend it', () => {
    expect(judged(asked({ type: 'none' }), situation()).refusals).toEqual([
      { kind: 'type', because: 'type_unknown', field: 'type' },
    ]);
  });

  it('does not hold a request against itself, nor an edit against a period that it was in before', () => {
    const before = { type: 'personal', range: rangeOf(week) };
    const edit = asked({ id: 'held', type: 'personal', before });
    expect(kindsOf(judged(edit, withBlackout(situation({ held: [week] }))))).toEqual([]);
  });

  it('approves at once what is recorded, with its lines, and what nobody has to approve', () => {
    const recorded = judged(asked({ isRecorded: true }), situation());
    expect(recorded.grant?.state).toBe('approved');
    expect(recorded.grant?.lines.length).toBeGreaterThan(0);
    expect(judged(asked({ type: 'free' }), situation()).grant?.state).toBe('approved');
  });

  it('lets whoever records leave set a period aside with a reason (K5)', () => {
    const given = withBlackout(situation());
    const recording = asked({ isRecorded: true });
    expect(judged(recording, given).refusals).toMatchObject([{ verdict: 'reason-required' }]);
    for (const overrideReason of [null, 'agreed']) {
      const own = judged(asked({ overrideReason }), given);
      expect(own.refusals).toMatchObject([{ kind: 'blackout', verdict: 'refused' }]);
      expect(judged({ ...recording, overrideReason }, situation()).grant?.override).toBeNull();
    }
    expect(judged({ ...recording, overrideReason: 'agreed' }, given).grant?.override).toEqual({
      met: [closed],
      reason: 'agreed',
    });
  });

  it('gives sickness that lies over leave no half-days of its own (S5)', () => {
    const leave = { ...week, type: 'vacation', state: 'approved' } as const;
    expect(
      judged(asked({ type: 'sick', isRecorded: true }), situation({ held: [leave] })).grant,
    ).toMatchObject({
      overBooked: true,
      unsettles: true,
    });
  });
});

describe('the verdict on an edit', () => {
  const [start, end] = [plainDate('2026-07-07'), plainDate('2026-07-06')];
  const before = { type: 'personal', range: rangeOf(week) };
  const edit = (state: HeldRequest['state'], version: number, change: Partial<AskedAs> = {}) =>
    asked({
      id: 'held',
      type: 'personal',
      before,
      deed: { request: { state, version }, event: 'edit', reason: null, version: 1 },
      ...change,
    });

  it('tells what is too late together with days that are none and what the type asks for', () => {
    const backwards = { type: 'whole', startHalf: 'pm', period: parseLeaveRange(start, end, 'pm') } as const;
    expect(judged(edit('approved', 2, backwards), situation()).refusals).toEqual([
      { kind: 'too-late', state: 'approved', version: 2 },
      { kind: 'dates', because: 'end_before_start', at: 'end' },
      { kind: 'type', because: 'whole_days_only', field: 'startHalf' },
      { kind: 'type', because: 'justification_missing', field: 'note' },
    ]);
  });

  it('tells that it was changed meanwhile before what the days meet', () => {
    const given = withBlackout(situation({ held: [week] }));
    const further = { ...rangeOf(week), end: plainDate('2026-07-09') };
    const stale = edit('pending', 2, { type: 'vacation', period: over(further) });
    expect(kindsOf(judged({ ...stale, before: null }, given))).toEqual([
      'changed-meanwhile',
      'not-employed-then',
      'blackout',
    ]);
  });

  it('is refused once a request was edited as often as one may be', () => {
    const request = { state: 'pending', version: 300 } as const;
    const latest = edit('pending', 300, { deed: { request, event: 'edit', reason: null } });
    expect(judged(latest, situation()).refusals).toEqual([{ kind: 'edited-too-often', most: 300 }]);
    expect(judged(edit('pending', 1), situation()).grant?.state).toBe('pending');
  });
});

describe('the verdict on an approval', () => {
  const approving = asked({ id: 'held' });
  const approve = { request: { state: 'pending', version: 1 }, event: 'approve', reason: null } as const;

  it('tells the balance before the period, and counts once more', () => {
    const given = withBlackout(situation({ held: [{ ...week, type: 'vacation' }] }, true));
    const said = { deed: approve, overrideReason: null };
    expect(kindsOf(approvalVerdict(said, counted(approving, given)))).toEqual(['beyond-balance', 'blackout']);
    expect(approvalVerdict(said, counted(approving, situation())).grant).toMatchObject({
      state: 'approved',
      countedHalves: 4,
    });
  });

  it('tells what is too late, or was changed meanwhile, before both', () => {
    const given = counted(approving, withBlackout(situation({ held: [{ ...week, type: 'vacation' }] })));
    const stale = { deed: { ...approve, version: 2 }, overrideReason: null };
    expect(kindsOf(approvalVerdict(stale, given))).toEqual(['changed-meanwhile', 'blackout']);
    const request = { state: 'withdrawn', version: 2 } as const;
    const late = { ...stale, deed: { ...stale.deed, request, version: 1 } };
    expect(kindsOf(approvalVerdict(late, given))).toEqual(['too-late', 'blackout']);
  });
});

describe('the ledger', () => {
  it.each([
    ['vacation', false, false],
    ['vacation', true, true],
    ['personal', true, false],
    ['free', false, false],
  ] as const)('is read for %s where refusing beyond the balance is %s: %s', (type, refuses, isRead) => {
    const { leave } = counted(asked({ type }), situation({}, refuses));
    expect(leave && needsLedger(leave)).toBe(isRead);
  });
});
