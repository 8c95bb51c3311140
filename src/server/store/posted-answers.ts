import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import type { LoginAttempt } from './login-attempts.ts';
import { loginAttempts } from './schema/company-login.ts';

/** Somebody who was sent to their provider, and of whom nothing was said yet. */
export async function findWaitingAttempt(
  tx: TenantTransaction,
  stateHash: Buffer,
  at: Date,
): Promise<LoginAttempt | null> {
  const [found] = await tx.select().from(loginAttempts).where(isWaiting(stateHash, at));
  return found ?? null;
}

/** The first answer counts, and no other; false where one was there already. */
export async function noteAnswer(
  tx: TenantTransaction,
  stateHash: Buffer,
  answer: NonNullable<LoginAttempt['answer']>,
  at: Date,
): Promise<boolean> {
  const noted = await tx
    .update(loginAttempts)
    .set({ answer })
    .where(isWaiting(stateHash, at))
    .returning({ id: loginAttempts.id });
  return noted.length > 0;
}

function isWaiting(stateHash: Buffer, at: Date) {
  return and(
    eq(loginAttempts.stateHash, stateHash),
    isNull(loginAttempts.usedAt),
    isNull(loginAttempts.answer),
    gt(loginAttempts.expiresAt, at),
  );
}
