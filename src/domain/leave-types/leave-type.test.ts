import { describe, expect, it } from 'vitest';
import type { Half } from '#domain/calendar/half-day.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { refuseAskedType } from './asked-type.ts';
import { BUILT_IN_TYPES, type LeaveType, leaveTypesOf, typeOf } from './leave-type.ts';
import { typeVerdict } from './type-change.ts';

const wedding: LeaveType = {
  id: 'b7',
  name: { fr: 'Mariage', en: 'Marriage' },
  color: '#7C5CBF',
  counter: null,
  absence: 'family-event',
  confidential: true,
  needsApproval: true,
  halfDays: false,
  asksJustification: true,
  catalogueKey: 'marriage',
  grantedDays: null,
  inCalendar: true,
  archived: false,
};
const garden: LeaveType = {
  ...wedding,
  id: 'c4',
  name: { fr: 'Jardin', en: 'Garden' },
  counter: 'c4',
  absence: null,
  confidential: false,
  catalogueKey: null,
};
const sickChild: LeaveType = {
  ...wedding,
  id: 'd1',
  name: { fr: 'Enfant malade', en: 'Sick child' },
  absence: 'sick-child',
  catalogueKey: 'sick-child',
};
const types = leaveTypesOf([wedding, garden, sickChild]);
const today = plainDate('2026-11-16');

describe('the types of an organisation', () => {
  it('are the four first, then its own', () => {
    expect([...types.keys()]).toEqual(['vacation', 'sick', 'personal', 'other', 'b7', 'c4', 'd1']);
    expect(() => typeOf(types, 'elsewhere')).toThrow(RangeError);
  });

  it('keep the rules of the four, whatever a row says (G3)', () => {
    const row = { ...BUILT_IN_TYPES.vacation, color: '#111111', confidential: true, counter: null };
    expect(typeOf(leaveTypesOf([row]), 'vacation')).toEqual({
      ...BUILT_IN_TYPES.vacation,
      color: '#111111',
      confidential: true,
    });
  });

  it('are « absent » to colleagues where they are confidential (G1)', () => {
    expect(['vacation', 'sick', 'b7', 'c4'].map((id) => typeOf(types, id).confidential)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a change of a type (G3, G7)', () => {
  const refused = (before: LeaveType | null, change: Partial<LeaveType>, isInUse = false) =>
    typeVerdict(
      { before, after: { ...(before ?? { ...garden, id: 'new' }), ...change } },
      { types, isInUse, today },
    );

  it('leaves a reason of health confidential (G1)', () => {
    expect(refused(BUILT_IN_TYPES.sick, { confidential: false })).toEqual(['health_confidential']);
    expect(refused(sickChild, { confidential: false })).toEqual(['health_confidential']);
    expect(refused(wedding, { confidential: false })).toEqual([]);
    expect(refused(BUILT_IN_TYPES.personal, { confidential: true })).toEqual([]);
  });

  it.each([
    { fr: 'mariage', en: 'Something' },
    { fr: 'Quelque chose', en: 'MARRIAGE' },
    { fr: 'Enfant  Malade', en: 'Nursing' },
    { fr: 'Conge maladie', en: 'Nursing' },
    { fr: 'Sick child', en: 'Nursing' },
  ])('may not take the name of another, as $fr / $en does (G3)', (name) => {
    expect(refused(null, { name })).toEqual(['name_taken']);
  });

  it('may take the name of one that is archived, and keep its own (G3)', () => {
    const archived = leaveTypesOf([{ ...wedding, archived: true }]);
    expect(
      typeVerdict(
        { before: null, after: { ...wedding, id: 'new' } },
        { types: archived, isInUse: false, today },
      ),
    ).toEqual([]);
    expect(refused(wedding, { color: '#000000' })).toEqual([]);
  });

  it('is refused for every reason at once, the one that counts first', () => {
    const change = { confidential: false, counter: 'paid-leave', name: wedding.name } as const;
    expect(refused(sickChild, change, true)).toEqual(['health_confidential', 'counter_in_use', 'name_taken']);
  });

  it('goes out of offer unless it is one of the four, whatever others are called (G3)', () => {
    expect(refused(BUILT_IN_TYPES.vacation, { archived: true })).toEqual(['type_fixed']);
    expect(refused({ ...garden, name: wedding.name }, { archived: true })).toEqual([]);
    expect(refused({ ...garden, name: wedding.name, archived: true }, { archived: false })).toEqual([
      'name_taken',
    ]);
  });

  it('leaves the counter of a type that was used (G3)', () => {
    expect(refused(garden, { counter: 'paid-leave' }, true)).toEqual(['counter_in_use']);
    expect(refused(garden, { counter: 'paid-leave' })).toEqual([]);
    expect(refused(garden, { halfDays: true }, true)).toEqual([]);
  });

  it('keeps accidents, illness of kin and part-time for health to those who decide (G1)', () => {
    for (const absence of ['work-accident', 'carer', 'therapeutic-part-time'] as const) {
      expect(refused(garden, { absence, counter: null }), absence).toEqual(['health_confidential']);
      expect(refused(garden, { absence, counter: null, confidential: true }), absence).toEqual([]);
    }
  });

  it('takes no counter for a stop, nor for days at work (W6)', () => {
    expect(refused(garden, { absence: 'work-accident', confidential: true })).toEqual(['counter_unfit']);
    expect(refused(garden, { absence: 'telework' })).toEqual(['counter_unfit']);
    expect(refused(garden, { absence: 'training' })).toEqual([]);
  });

  it('leaves days away what they are once somebody has some, and always shows them (W6)', () => {
    const telework = { ...garden, counter: null, absence: 'telework' } as const;
    expect(refused(telework, { absence: 'unpaid' }, true)).toEqual(['kind_in_use']);
    expect(refused(telework, { absence: 'unpaid' })).toEqual([]);
    expect(refused(telework, { absence: 'business-trip' }, true)).toEqual([]);
    expect(refused(telework, { inCalendar: false }, true)).toEqual([]);
    expect(refused(garden, { inCalendar: false })).toEqual(['absence_in_calendar']);
  });

  it('is granted longer by agreement, never shorter (D4)', () => {
    expect([3, 4, 6].map((grantedDays) => refused(wedding, { grantedDays }))).toEqual([
      ['granted_below_law'],
      [],
      [],
    ]);
    expect(refused(garden, { grantedDays: 6 })).toEqual(['nothing_granted']);
  });

  it.each<Partial<LeaveType>>([
    { absence: 'unpaid' },
    { name: { fr: 'Congés', en: 'Vacation' } },
    { counter: null },
    { needsApproval: false },
    { halfDays: false },
    { asksJustification: true },
  ])('leaves the four as they are: %j (G3)', (change) => {
    expect(refused(BUILT_IN_TYPES.vacation, change)).toEqual(['type_fixed']);
  });
});

describe('a request of a type (G2)', () => {
  const asked = {
    type: 'b7',
    startHalf: 'am' as Half,
    endHalf: 'pm' as Half,
    note: 'Acte de mariage',
    heldType: null,
    isRecorded: false,
  };
  const refusals = (change: Partial<typeof asked> | { heldType: string }) =>
    refuseAskedType({ ...asked, ...change }, leaveTypesOf([{ ...wedding }, garden]));

  it('is in whole days where the type says so', () => {
    expect(refusals({})).toEqual([]);
    expect(refusals({ startHalf: 'pm' })).toEqual(['whole_days_only']);
    expect(refusals({ endHalf: 'am' })).toEqual(['whole_days_only']);
  });

  it('announces a justification, except when it is recorded for someone', () => {
    expect(refusals({ note: '' })).toEqual(['justification_missing']);
    expect(refusals({ note: '', isRecorded: true })).toEqual([]);
  });

  it('is told everything that is missing at once', () => {
    expect(refusals({ startHalf: 'pm', note: '' })).toEqual(['whole_days_only', 'justification_missing']);
  });

  it('is nobody’s to ask for where it is a strike or a suspension: it is recorded (G8)', () => {
    for (const absence of ['strike', 'disciplinary-suspension'] as const) {
      const types = leaveTypesOf([{ ...wedding, absence }]);
      expect(refuseAskedType(asked, types)).toEqual(['type_recorded_only']);
      expect(refuseAskedType({ ...asked, isRecorded: true }, types)).toEqual([]);
    }
  });

  it('is of a type on offer, or of the one it has', () => {
    const archived = leaveTypesOf([{ ...wedding, archived: true }]);
    expect(refuseAskedType(asked, archived)).toEqual(['type_archived']);
    expect(refuseAskedType({ ...asked, heldType: 'b7' }, archived)).toEqual([]);
    expect(refusals({ type: 'elsewhere' })).toEqual(['type_unknown']);
  });
});
