import { describe, expect, it } from 'vitest';
import { leaveTypeFormSchema } from '#contract/leave-types.ts';
import { ABSENCE_KINDS } from '#domain/balances/absence.ts';
import fr from '#words/fr/screens/leave-types.json';
import {
  inGroups,
  KINDS_BY_CHAPTER,
  type LeaveTypeRow,
  NEW_TYPE,
  traitsOf,
  typeDraftOf,
} from './leave-type.ts';

const marriage: LeaveTypeRow = {
  ...NEW_TYPE,
  id: 'marriage',
  name: { fr: 'Mariage', en: 'Wedding' },
  asksJustification: true,
  confidential: true,
  catalogueKey: 'marriage',
  builtIn: false,
  archived: false,
  inUse: true,
  aboutHealth: false,
  duration: '4 jours',
  lawDays: 4,
  article: 'L3142-4',
};

describe('a type of leave', () => {
  it('is told by what it does', () => {
    expect(traitsOf(marriage)).toEqual([
      'counter.none',
      'needsApproval.yes',
      'halfDays.yes',
      'asksJustification',
      'confidential',
    ]);
    expect(traitsOf({ ...NEW_TYPE, counter: 'rtt', needsApproval: false, halfDays: false })).toEqual([
      'counter.rtt',
      'needsApproval.no',
      'halfDays.no',
    ]);
  });

  it('has words for each counter', () => {
    const counters = ['none', ...leaveTypeFormSchema.shape.counter.unwrap().options];
    expect(Object.keys(fr.traits.counter).sort()).toEqual(counters.sort());
  });

  it('can be each kind that there is, in one chapter', () => {
    const kinds = KINDS_BY_CHAPTER.flatMap(([, listed]) => listed);
    expect([...kinds].sort()).toEqual([...ABSENCE_KINDS].sort());
    expect(Object.keys(fr.kinds).sort()).toEqual(['none', ...ABSENCE_KINDS].sort());
  });

  it('is sent without what only the server knows', () => {
    expect(leaveTypeFormSchema.strict().parse(typeDraftOf(marriage))).toEqual(typeDraftOf(marriage));
  });

  it('keeps the key of the catalogue it came from', () => {
    const entry = {
      ...marriage,
      catalogueKey: null,
      key: 'marriage',
      group: 'family-events',
      added: false,
    } as const;
    expect(typeDraftOf(entry).catalogueKey).toBe('marriage');
  });

  it('stands among the archived once it is archived', () => {
    const groups = inGroups([marriage, { ...marriage, id: 'old', archived: true }]);
    expect([groups.offered.map(({ id }) => id), groups.archived.map(({ id }) => id)]).toEqual([
      ['marriage'],
      ['old'],
    ]);
  });
});
