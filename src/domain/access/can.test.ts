import { describe, expect, it } from 'vitest';
import { memberRoles, type Role, roles } from '#domain/members/role.ts';
import { can, canGrant, isPrivileged, keepsOrganizationRunning } from './can.ts';
import { type Capability, capabilities, grants, relations } from './capabilities.ts';

const person = (role: Role, id: string = role) => ({ id, role });

describe('access', () => {
  it('never takes a capability away from a higher role', () => {
    for (const capability of capabilities) {
      for (const relation of relations) {
        const granted = memberRoles.map((role) =>
          (grants[capability][role] as readonly string[]).includes(relation),
        );
        expect(granted, `${capability} ${relation}`).toEqual(
          [...granted].sort((a, b) => Number(a) - Number(b)),
        );
      }
    }
  });

  it('gives an employee nothing but what is theirs, and a look at the organisation', () => {
    const given = capabilities.filter((capability) => can({ role: 'employee' }, capability));
    expect(given).toEqual([
      'profile.edit',
      'photo.remove',
      'organization.read',
      'calendar.read',
      'organization.leave',
      'api-key.personal',
      'team.read',
      'leave-request.file',
      'leave-request.read',
      'leave-request.comment',
      'medical-document.read',
      'absence.reason',
      'balance.read',
      'rights-facts.read',
    ]);
    const colleague = person('employee', 'other');
    expect(given.filter((capability) => can(person('employee'), capability, colleague))).toEqual([]);
  });

  it('lets nobody read counters who may not know why someone was away: their lines name absences', () => {
    for (const role of roles)
      for (const relation of grants['balance.read'][role] as readonly string[])
        expect(grants['absence.reason'][role] as readonly string[], `${role} ${relation}`).toContain(
          relation,
        );
  });

  it('J14: gives an accountant the payroll and themselves, and nothing else that there is', () => {
    const given = capabilities.filter((capability) => can({ role: 'accountant' }, capability));
    expect(given).toEqual([
      'profile.edit',
      'organization.leave',
      'payroll.read',
      'payroll.close',
      'payroll.discuss',
      'payroll.make-files',
      'payroll.compare',
      'payroll.send',
      'insight.costs',
      'insight.set-costs',
    ]);
    for (const role of roles) {
      const reached = given.filter((capability) =>
        can(person('accountant', 'a'), capability, person(role, 'b')),
      );
      expect(reached, role).toEqual([]);
    }
  });

  it('J14: lets admins alone invite an accountant, write to them again and remove them; nobody makes one', () => {
    const outside = person('accountant');
    const touching = (capability: Capability) =>
      roles.filter((role) => can(person(role, 'someone'), capability, outside));
    expect(roles.filter((role) => canGrant({ role }, 'accountant'))).toEqual(['admin']);
    for (const capability of capabilities) {
      const expected = ['user.remove', 'user.resend-invitation', 'role.grant'].includes(capability);
      expect(touching(capability), capability).toEqual(expected ? ['admin'] : []);
    }
  });

  it('counts team leads, managers and admins as privileged', () => {
    expect(roles.filter((role) => isPrivileged({ role }))).toEqual(['team_lead', 'manager', 'admin']);
  });

  it('lets managers add people but no one above themselves', () => {
    expect(canGrant({ role: 'manager' }, 'manager')).toBe(true);
    expect(canGrant({ role: 'manager' }, 'admin')).toBe(false);
    expect(canGrant({ role: 'team_lead' }, 'employee')).toBe(false);
  });

  it.each(['user.remove', 'user.change-role', 'user.resend-invitation', 'leave-request.decide'] as const)(
    'lets nobody do %s to someone above them',
    (capability) => {
      for (const [level, role] of memberRoles.entries()) {
        for (const above of memberRoles.slice(level + 1)) {
          expect(can(person(role), capability, person(above)), `${role} to ${above}`).toBe(false);
        }
      }
    },
  );

  it('lets nobody remove themselves or decide their own request', () => {
    for (const role of roles) {
      for (const capability of ['user.remove', 'leave-request.decide'] as const) {
        expect(can(person(role), capability, person(role)), `${role} ${capability}`).toBe(false);
      }
    }
  });

  it('tells oneself from a colleague of the same role by the id', () => {
    expect(can(person('admin', 'a'), 'user.remove', person('admin', 'b'))).toBe(true);
    expect(can(person('employee', 'a'), 'profile.edit', person('employee', 'b'))).toBe(false);
    expect(can(person('employee', 'a'), 'profile.edit', person('employee', 'a'))).toBe(true);
  });

  it('shows a team to its members and to privileged people', () => {
    expect(can({ role: 'employee' }, 'team.read', { own: true })).toBe(true);
    expect(can({ role: 'employee' }, 'team.read', { own: false })).toBe(false);
    expect(can({ role: 'team_lead' }, 'team.read', { own: false })).toBe(true);
  });

  it('refuses what it does not know', () => {
    expect(can({ role: 'admin' }, 'everything' as Capability)).toBe(false);
    expect(can({ role: 'owner' as Role }, 'user.list')).toBe(false);
  });

  it('needs an admin to keep an organisation running', () => {
    expect(roles.filter((role) => keepsOrganizationRunning({ role }))).toEqual(['admin']);
  });
});
