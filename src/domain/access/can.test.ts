import { describe, expect, it } from 'vitest';
import { roles } from '#domain/members/role.ts';
import { can, canGrant, capabilities, isPrivileged } from './can.ts';

describe('access', () => {
  it('never takes a capability away from a higher role', () => {
    for (const capability of capabilities) {
      const granted = roles.map((role) => can({ role }, capability));
      expect(granted, capability).toEqual([...granted].sort((a, b) => Number(a) - Number(b)));
    }
  });

  it('gives an employee no capability over others', () => {
    expect(capabilities.filter((capability) => can({ role: 'employee' }, capability))).toEqual([]);
  });

  it('counts team leads, managers and admins as privileged', () => {
    expect(roles.filter((role) => isPrivileged({ role }))).toEqual(['team_lead', 'manager', 'admin']);
  });

  it('lets managers add people but no one above themselves', () => {
    expect(canGrant({ role: 'manager' }, 'manager')).toBe(true);
    expect(canGrant({ role: 'manager' }, 'admin')).toBe(false);
    expect(canGrant({ role: 'team_lead' }, 'employee')).toBe(false);
  });
});
