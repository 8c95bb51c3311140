import { record } from '#server/actions/audit-log/record.ts';
import type { Services } from '#server/services.ts';
import { endRecoveriesOf } from '#server/store/access-recoveries.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import { deletePasskeysOf } from '#server/store/passkeys.ts';
import { findUser, findUserByEmail } from '#server/store/users.ts';
import { forgetFactors } from './forget-factors.ts';

/** I12: the last way back in, for who runs the server. Tells in which organisations; none for an unknown address. */
export async function resetByOperator({ database, now }: Services, email: string): Promise<string[]> {
  const found = await database.atGate((tx) => findUserByEmail(tx, email));
  if (!found) return [];
  const { organizationId, userId } = found;
  const others = await listCompaniesOf(database, { organizationId, id: userId });
  const accounts = others.length > 0 ? others : [{ organizationId, userId, name: organizationId }];
  const at = now();
  for (const account of accounts) {
    await database.inOrganization(account.organizationId, async (tx) => {
      const name = (await findUser(tx, account.userId))?.name ?? '';
      await forgetFactors(tx, account.userId);
      await deletePasskeysOf(tx, account.userId);
      await endRecoveriesOf(tx, account.userId, at);
      await record(tx, null, at, {
        action: 'second-factor.reset_done',
        subject: { kind: 'user', id: account.userId, name },
      });
    });
  }
  return accounts.map(({ name }) => name);
}
