import { randomBytes, randomUUID } from 'node:crypto';
import { recoveryCodeBytes, recoveryCodeCount, recoveryCodeOf } from '#domain/access/second-factor.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { deleteRecoveryCodesOf, insertRecoveryCodes } from '#server/store/second-factors.ts';
import { recoveryHash } from './check-code.ts';

/** I8: ten of them, of which nothing but a hash is kept. Those of before are gone. */
export async function makeCodes(tx: TenantTransaction, userId: string, at: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    recoveryCodeOf(randomBytes(recoveryCodeBytes)),
  );
  await deleteRecoveryCodesOf(tx, userId);
  const rows = codes.map((code) => ({ id: randomUUID(), userId, codeHash: recoveryHash(code) }));
  await insertRecoveryCodes(tx, rows, at);
  return codes;
}

/** For who has something that they could lose. */
export async function renewCodes({ database, now }: Services, actor: SessionActor): Promise<string[]> {
  const { organizationId, id, name } = actor;
  if (!actor.standing?.hasApp) throw new Failure('not_found');
  const at = now();
  return database.inOrganization(organizationId, async (tx) => {
    await record(tx, actor, at, {
      action: 'second-factor.codes_renewed',
      subject: { kind: 'user', id, name },
    });
    return makeCodes(tx, id, at);
  });
}
