import { describe, expect, it } from 'vitest';
import { can, canGrant, readsNotesOf, type UsedKey } from '#domain/access/can.ts';
import { capabilities } from '#domain/access/capabilities.ts';
import { roles } from '#domain/members/role.ts';
import { isKeyLive, journalStart, overlapEnd } from './key-life.ts';
import { isScopeOf, keyScopes } from './key-scopes.ts';

const keyOf = (kind: UsedKey['kind'], scopes: UsedKey['scopes']): UsedKey => ({
  id: 'k',
  name: 'Paie',
  kind,
  scopes,
});

describe('Z1: what a key may', () => {
  it('is what its scopes and the role behind it both grant', () => {
    for (const role of roles) {
      for (const scope of keyScopes) {
        const actor = { id: 'a', role, key: keyOf('personal', [scope]) };
        expect(can(actor, scope), `${role} ${scope}`).toBe(can({ id: 'a', role }, scope));
        const others = capabilities.filter((other) => other !== scope && can(actor, other));
        expect(others, `${role} ${scope}`).toEqual([]);
      }
    }
  });
});

describe('Z3: what no key does', () => {
  const everything = keyOf('personal', capabilities);
  it('even when its row says so', () => {
    const admin = { id: 'a', role: 'admin', key: everything } as const;
    const refused = capabilities.filter((capability) => !can(admin, capability));
    expect(refused).toEqual(capabilities.filter((capability) => !isScopeOf('personal', capability)));
    expect(refused).toContain('user.change-role');
    expect(refused).toContain('api-key.personal');
  });

  it('hands out no role but the least', () => {
    const admin = { id: 'a', role: 'admin', key: everything } as const;
    expect(roles.filter((role) => canGrant(admin, role))).toEqual(['employee']);
    expect(canGrant({ ...admin, key: keyOf('personal', ['user.list']) }, 'employee')).toBe(false);
  });

  it('reads no notes of others, nor a service account those of its maker', () => {
    expect(readsNotesOf({ id: 'a' }, { id: 'b' })).toBe(true);
    expect(readsNotesOf({ id: 'a', key: everything }, { id: 'b' })).toBe(false);
    expect(readsNotesOf({ id: 'a', key: everything }, { id: 'a' })).toBe(true);
    expect(readsNotesOf({ id: 'a', key: keyOf('organization', capabilities) }, { id: 'a' })).toBe(false);
  });
});

describe('Z4: a service account', () => {
  it('is nobody: nothing is its own, and it neither files nor decides', () => {
    const admin = { id: 'a', role: 'admin', key: keyOf('organization', capabilities) } as const;
    expect(can(admin, 'leave-request.file', { id: 'a', role: 'admin' })).toBe(false);
    expect(can(admin, 'leave-request.decide', { id: 'b', role: 'employee' })).toBe(false);
    expect(can(admin, 'profile.edit', { own: true })).toBe(false);
    expect(can(admin, 'leave-request.record', { id: 'b', role: 'employee' })).toBe(true);
  });
});

describe('Z2, Z5, Z6: a key is good', () => {
  const good = { revokedAt: null, expiresAt: null, secretEndsAt: null, makerGone: false };
  it('until the first of its ends', () => {
    expect(isKeyLive(good, 10)).toBe(true);
    expect(isKeyLive({ ...good, expiresAt: 11, secretEndsAt: 11 }, 10)).toBe(true);
    expect(isKeyLive({ ...good, expiresAt: 10 }, 10)).toBe(false);
    expect(isKeyLive({ ...good, secretEndsAt: 10 }, 10)).toBe(false);
    expect(isKeyLive({ ...good, revokedAt: 99 }, 10)).toBe(false);
    expect(isKeyLive({ ...good, makerGone: true }, 10)).toBe(false);
  });
});

describe('Z7: the journal of a key', () => {
  it('goes back thirty days', () => {
    expect(journalStart(Date.parse('2027-03-31T12:00:00Z'))).toBe(Date.parse('2027-03-01T12:00:00Z'));
  });
});

describe('Z5: the secret before the last', () => {
  it('is good for a week', () => {
    expect(overlapEnd(Date.parse('2027-03-01T12:00:00Z'))).toBe(Date.parse('2027-03-08T12:00:00Z'));
  });
});
