import { describe, expect, it } from 'vitest';
import { capabilities } from '#domain/access/capabilities.ts';
import { memberRoles } from '#domain/members/role.ts';
import { gainsOf, toldCapabilities } from './role-gains.ts';

describe('what the choice of a role says', () => {
  it('is what each role may beyond the one below it', () => {
    expect(Object.fromEntries(memberRoles.map((role) => [role, gainsOf(role)]))).toEqual({
      employee: ['leave-request.file', 'calendar.read'],
      team_lead: [
        'leave-request.decide',
        'leave-request.record',
        'leave-request.read-all',
        'absence.reason',
        'team.manage',
      ],
      manager: ['team.lead', 'user.add', 'user.remove', 'balance.adjust'],
      admin: ['settings.change', 'closing.manage', 'audit-log.read', 'subscription.change'],
    });
  });

  it('leaves out nothing that is about requests', () => {
    const ofRequests = capabilities.filter((name) => name.startsWith('leave-request.'));
    const told: readonly string[] = toldCapabilities;
    expect(ofRequests.filter((name) => !told.includes(name))).toEqual([
      'leave-request.read',
      'leave-request.comment',
    ]);
  });
});
