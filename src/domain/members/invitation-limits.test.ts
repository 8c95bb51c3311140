import { describe, expect, it } from 'vitest';
import { INVITATION_DAY, invitationStep, invitationsPerDay } from './invitation-limits.ts';

const now = Date.UTC(2026, 10, 16, 12);
const hour = 60 * 60_000;
const proven = { proven: true, again: false, mails: [] };

describe('I1: before the founder’s mailbox is proven', () => {
  it.each([true, false])('an invitation waits, asked for again or not (%s)', (again) => {
    expect(invitationStep({ proven: false, again, mails: [] }, now)).toEqual({ kind: 'waits' });
  });
});

describe('I4: an invitation', () => {
  it('leaves at once for an address that was not written to', () => {
    expect(invitationStep(proven, now)).toEqual({ kind: 'leaves', at: now });
    expect(invitationStep({ ...proven, mails: [now - INVITATION_DAY] }, now)).toEqual({
      kind: 'leaves',
      at: now,
    });
  });

  it('of someone removed and added again leaves a day after the last', () => {
    const mails = [now - 3 * hour, now - 5 * hour];
    expect(invitationStep({ ...proven, mails }, now)).toEqual({ kind: 'leaves', at: now + 21 * hour });
  });

  it('leaves once more when asked for by name, then no more for the day', () => {
    expect(invitationStep({ ...proven, again: true, mails: [now - hour] }, now)).toEqual({
      kind: 'leaves',
      at: now,
    });
    expect(invitationStep({ ...proven, again: true, mails: [now - 2 * hour, now - hour] }, now)).toEqual({
      kind: 'refused',
      until: now + 22 * hour,
    });
  });

  it('is not sent twice by asking again for one that is due', () => {
    const step = invitationStep({ ...proven, again: true, mails: [now + hour] }, now);
    expect(step).toEqual({ kind: 'refused', until: now + 25 * hour });
  });

  it('leaves twice for every seat in a day, and fifty times at least', () => {
    expect([invitationsPerDay(1), invitationsPerDay(200)]).toEqual([50, 400]);
  });
});
