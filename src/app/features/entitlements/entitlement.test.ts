import { describe, expect, it } from 'vitest';
import {
  type Fractionnement,
  fractionnementInGroups,
  mayDecideFor,
  type Notice,
  noticesInGroups,
} from './entitlement.ts';

const user = { id: '0198c0de-0000-7000-8000-000000000001', name: 'Malo Tanguy' };

function notice(id: string, dueBy: string, sentAt: string | null): Notice {
  return {
    id,
    user,
    stop: { start: '2026-08-03', end: '2026-08-14' },
    dueBy,
    overdue: false,
    availableDays: 12,
    deadline: '2027-11-30',
    informedOn: null,
    channel: null,
    sentAt,
    sentBy: null,
    mailedAt: null,
    messageId: null,
    openedAt: null,
    text: 'Bonjour.',
  };
}

function line(
  period: string,
  decision: Fractionnement['decision'],
  decidedAt: string | null,
): Fractionnement {
  return { user, period, days: 2, takenOutside: 6, decision, decidedAt, decidedBy: null };
}

describe('notices', () => {
  it('are first those due first, then those sent last', () => {
    const { due, sent } = noticesInGroups([
      notice('late', '2026-12-20', null),
      notice('old', '2026-01-01', '2026-01-02T08:00:00Z'),
      notice('soon', '2026-12-01', null),
      notice('new', '2026-02-01', '2026-02-02T08:00:00Z'),
    ]);
    expect([due, sent].map((group) => group.map(({ id }) => id))).toEqual([
      ['soon', 'late'],
      ['new', 'old'],
    ]);
  });
});

describe('fractionnement', () => {
  it('keeps what waits apart from what was decided', () => {
    const { proposed, decided } = fractionnementInGroups([
      line('2023-06-01', 'waived', '2024-11-02T08:00:00Z'),
      line('2025-06-01', 'proposed', null),
      line('2024-06-01', 'granted', '2025-11-03T08:00:00Z'),
    ]);
    expect(proposed.map(({ period }) => period)).toEqual(['2025-06-01']);
    expect(decided.map(({ period }) => period)).toEqual(['2024-06-01', '2023-06-01']);
  });
});

describe('who may act', () => {
  it('is a manager, for anyone but themselves', () => {
    expect(mayDecideFor({ id: 'a', role: 'manager' }, { id: 'b' })).toBe(true);
    expect(mayDecideFor({ id: 'a', role: 'manager' }, { id: 'a' })).toBe(false);
    expect(mayDecideFor({ id: 'a', role: 'team_lead' }, { id: 'b' })).toBe(false);
  });
});
