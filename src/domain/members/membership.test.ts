import { describe, expect, it } from 'vitest';
import { endedByProof, hasJoined } from './membership.ts';

const day = new Date('2026-11-16T12:00:00Z');
const founder = { invitedAt: null, confirmedAt: null };
const invited = { invitedAt: day, confirmedAt: null };

describe('I2: the first link opened from a mailbox', () => {
  it('ends what a founder’s organisation had, and what an invited person had', () => {
    expect(endedByProof(founder, false)).toBe('organization');
    expect(endedByProof(invited, false)).toBe('person');
    expect(endedByProof(invited, true)).toBe('person');
  });

  it('ends only the founder’s own where the organisation was proven by others', () => {
    expect(endedByProof(founder, true)).toBe('person');
  });

  it('is the only one that does', () => {
    expect(endedByProof({ ...founder, confirmedAt: day }, true)).toBe('nothing');
    expect(endedByProof({ ...invited, confirmedAt: day }, true)).toBe('nothing');
  });
});

it('I3: an invitation is no account until it is opened', () => {
  expect([hasJoined(founder), hasJoined(invited), hasJoined({ ...invited, confirmedAt: day })]).toEqual([
    true,
    false,
    true,
  ]);
});
