import { describe, expect, it } from 'vitest';
import { plainDate as d, weekdayOf } from '#domain/calendar/plain-date.ts';
import { type ApproverFacts, approversOf, type Colleague, mayDecide } from './approvers.ts';
import { followUpDue } from './follow-up.ts';

const admin: Colleague = { id: 'admin', role: 'admin' };
const manager: Colleague = { id: 'manager', role: 'manager' };
const lead: Colleague = { id: 'lead', role: 'team_lead' };
const otherLead: Colleague = { id: 'other-lead', role: 'team_lead' };
const employee: Colleague = { id: 'employee', role: 'employee' };
const everyone = [admin, manager, lead, otherLead, employee];

const team = { managerId: 'manager', memberIds: ['lead', 'other-lead', 'employee'] };

function asked(person: Colleague, changes: Partial<ApproverFacts> = {}): string[] {
  return approversOf({
    person,
    colleagues: everyone,
    teams: [team],
    absentIds: [],
    standIns: [],
    ...changes,
  });
}

describe('who may decide (L6)', () => {
  it('is anyone privileged of the same level or above', () => {
    const able = (person: Colleague) =>
      everyone.filter((actor) => mayDecide(actor, person, everyone)).map(({ id }) => id);
    expect(able(employee)).toEqual(['admin', 'manager', 'lead', 'other-lead']);
    expect(able(lead)).toEqual(['admin', 'manager', 'other-lead']);
    expect(able(manager)).toEqual(['admin']);
  });

  it('is the person alone when nobody else could', () => {
    expect(mayDecide(admin, admin, everyone)).toBe(true);
    expect(mayDecide(admin, admin, [...everyone, { id: 'second', role: 'admin' }])).toBe(false);
    expect(mayDecide(manager, manager, everyone)).toBe(false);
    expect(mayDecide(employee, employee, [employee])).toBe(false);
  });
});

describe('who is asked (L7)', () => {
  it('is the manager of the team and those above the person in it', () => {
    expect(asked(employee)).toEqual(['manager', 'lead', 'other-lead']);
    expect(asked(lead)).toEqual(['manager']);
  });

  it('is the admins when no team names anyone', () => {
    expect(asked(employee, { teams: [] })).toEqual(['admin']);
    expect(asked(manager)).toEqual(['admin']);
    expect(asked(employee, { teams: [{ managerId: null, memberIds: ['employee'] }] })).toEqual(['admin']);
  });

  it('leaves out who is away, and falls back to the admins when all are', () => {
    expect(asked(employee, { absentIds: ['manager'] })).toEqual(['lead', 'other-lead']);
    expect(asked(lead, { absentIds: ['manager'] })).toEqual(['admin']);
    expect(asked(lead, { absentIds: ['manager', 'admin'] })).toEqual(['admin']);
  });

  it('asks an admin who is alone about their own leave', () => {
    expect(asked(admin)).toEqual(['admin']);
  });
});

describe('a stand-in (L8)', () => {
  it('is asked instead, once', () => {
    const standIns = [{ userId: 'manager', delegateId: 'lead' }];
    expect(asked(employee, { standIns })).toEqual(['lead', 'other-lead']);
  });

  it('changes nothing where they may not decide', () => {
    expect(asked(lead, { standIns: [{ userId: 'manager', delegateId: 'lead' }] })).toEqual(['manager']);
    expect(asked(manager, { standIns: [{ userId: 'admin', delegateId: 'lead' }] })).toEqual(['admin']);
  });
});

describe('following up (L9)', () => {
  const isWorkingDay = (date: ReturnType<typeof d>): boolean => weekdayOf(date) <= 5;
  const settings = { reminderDays: 3, escalationDays: 6 };
  const due = (today: string, done: { reminded?: boolean; escalated?: boolean } = {}) =>
    followUpDue(
      { filedOn: d('2026-07-02'), today: d(today), reminded: false, escalated: false, ...done },
      settings,
      isWorkingDay,
    );

  it('counts working days after the day of filing', () => {
    expect(due('2026-07-02')).toBeNull();
    expect(due('2026-07-06')).toBeNull();
    expect(due('2026-07-07')).toBe('remind');
    expect(due('2026-07-09')).toBe('remind');
    expect(due('2026-07-10')).toBe('escalate');
  });

  it('happens once each, and is not caught up twice', () => {
    expect(due('2026-07-08', { reminded: true })).toBeNull();
    expect(due('2026-07-10', { reminded: true })).toBe('escalate');
    expect(due('2026-08-10', { reminded: true, escalated: true })).toBeNull();
  });

  it('looks at no more days than it takes to decide, however long it waits', () => {
    const asked: string[] = [];
    const looked = followUpDue(
      { filedOn: d('1970-01-01'), today: d('2100-12-31'), reminded: false, escalated: false },
      settings,
      (date) => asked.push(date) > 0 && isWorkingDay(date),
    );
    expect(looked).toBe('escalate');
    expect(asked).toEqual([...Array(8).keys()].map((day) => `1970-01-0${day + 2}`));
  });
});
