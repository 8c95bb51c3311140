import { describe, expect, it } from 'vitest';
import { roles } from '#domain/members/role.ts';
import { loginMethods } from './login-method.ts';
import { isOnlyWayIn, maySwearBy, wayIn } from './way-in.ts';

const yesOrNo = [true, false];

describe('the way in where company login is asked for (I25)', () => {
  it('is open to everyone where it is not asked for, and to whoever comes by it', () => {
    for (const role of roles)
      for (const method of loginMethods)
        for (const anyAdminReady of yesOrNo) {
          expect(wayIn({ enforced: false, method, role, anyAdminReady })).toBe('open');
          expect(wayIn({ enforced: true, method: 'company', role, anyAdminReady })).toBe('open');
        }
  });

  it('is an emergency for admins with a second factor, and closed to everyone else', () => {
    const asked = { enforced: true, anyAdminReady: true } as const;
    for (const role of roles)
      for (const method of ['mail', 'mail+code', 'passkey'] as const) {
        const isEmergency = role === 'admin' && method !== 'mail';
        expect(wayIn({ ...asked, role, method })).toBe(isEmergency ? 'emergency' : 'refused');
      }
  });

  it('is the mailbox of an admin once no admin has a second factor', () => {
    const asked = { enforced: true, anyAdminReady: false, method: 'mail' } as const;
    expect(wayIn({ ...asked, role: 'admin' })).toBe('emergency');
    expect(wayIn({ ...asked, role: 'manager' })).toBe('refused');
  });
});

it('is asked of all on the word of an admin who came by it and could come without it (I24)', () => {
  const sworn = roles.flatMap((role) =>
    yesOrNo.flatMap((ready) =>
      yesOrNo.filter((cameByIt) => maySwearBy({ role, ready, cameByIt })).map(() => [role, ready]),
    ),
  );
  expect(sworn).toEqual([['admin', true]]);
});

it('is the only one for whom it is asked of and who has nothing that opens without it (I31)', () => {
  const only = roles.flatMap((role) =>
    yesOrNo.flatMap((totp) =>
      [0, 1].flatMap((passkeys) =>
        isOnlyWayIn({ enforced: true, role, anyAdminReady: true, totp, passkeys })
          ? [`${role} ${totp ? 'app' : ''}${passkeys}`]
          : [],
      ),
    ),
  );
  expect(only.filter((one) => one.startsWith('admin'))).toEqual(['admin 0']);
  expect(only.filter((one) => one.startsWith('employee'))).toHaveLength(4);
  const alone = { role: 'admin', totp: false, passkeys: 0 } as const;
  expect(isOnlyWayIn({ ...alone, enforced: true, anyAdminReady: false })).toBe(false);
  expect(isOnlyWayIn({ ...alone, enforced: false, anyAdminReady: true })).toBe(false);
});
