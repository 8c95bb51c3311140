import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { knownAbsences } from '#domain/leave-types/known-absence.ts';
import { BUILT_IN_TYPES, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import { memberRoles, type Role } from '#domain/members/role.ts';
import { feedSecrecy, feedStates, feedWindow } from './feed-contents.ts';

const types = leaveTypesOf([{ ...BUILT_IN_TYPES.personal, confidential: true }]);
const toldTo = (id: string, role: Role, type: string) => {
  const { mayKnow, confidential } = feedSecrecy({ id, role }, { userId: 'ana', type }, types);
  const written = { from: 0, before: 2, type, confidential, under: [] };
  return knownAbsences(mayKnow, written).map((known) => known.type);
};

describe('what a subscription holds', () => {
  it('is what waits in one’s own calendar, and what is decided in that of others', () => {
    expect(feedStates('mine')).toEqual({
      standing: ['pending', 'approved', 'cancellation-asked'],
      ended: ['rejected', 'withdrawn', 'cancelled'],
    });
    for (const scope of ['team', 'organization'] as const) {
      expect(feedStates(scope)).toEqual({
        standing: ['approved', 'cancellation-asked'],
        ended: ['cancelled'],
      });
    }
  });

  it('reaches from a year ago to all that is to come, and sixty days back for what ended', () => {
    expect(feedWindow(plainDate('2028-02-29'))).toEqual({
      from: '2027-02-28',
      endedSince: '2027-12-31',
      lastHoliday: '2029-12-31',
    });
  });
});

describe('the reason that leaves the application', () => {
  it('is one’s own in full', () => {
    for (const role of memberRoles) expect(toldTo('ana', role, 'sick')).toEqual(['sick']);
  });

  it('is of others nothing for colleagues, and nothing confidential for anyone', () => {
    const told = (type: string) => memberRoles.flatMap((role) => toldTo('zoe', role, type));
    expect(told('sick')).toEqual(['absent', 'absent', 'absent', 'absent']);
    expect(told('personal')).toEqual(['absent', 'absent', 'absent', 'absent']);
    expect(told('vacation')).toEqual(['absent', 'vacation', 'vacation', 'vacation']);
  });
});
