import { createHash } from 'node:crypto';
import { afterWrongTry, isPaused, readTypedCode, type Tries } from '#domain/access/second-factor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { takeMailCode } from '#server/store/login-tickets.ts';
import {
  type CodeTries,
  findApp,
  lockTries,
  setLastStep,
  setTries,
  takeRecoveryCode,
} from '#server/store/second-factors.ts';
import { stepOfCode } from './app-secret.ts';

export interface CodeAttempt {
  readonly user: { readonly id: string; readonly name: string };
  readonly address: string | null;
  readonly typed: string;
  /** The session that a code by mail is for; null where none is taken. */
  readonly sessionId: string | null;
}

/** What came of a code. Refusals are told once the transaction has kept count of them. */
export type CodeVerdict = { readonly accepted: boolean; readonly pausedUntil: Date | null };

/** I7, I8: one count for every kind of code, so that nobody tries each of them five times. */
export async function checkCode(
  services: Services,
  tx: TenantTransaction,
  attempt: CodeAttempt,
  at: Date,
): Promise<CodeVerdict> {
  const { user } = attempt;
  const tries = triesOf(await lockTries(tx, user.id));
  const now = at.getTime();
  if (isPaused(tries, now)) return { accepted: false, pausedUntil: dateOf(tries.pausedUntil) };
  if (await isRight(services, tx, attempt, at)) {
    await setTries(tx, user.id, { wrong: 0, pausedUntil: null });
    return { accepted: true, pausedUntil: null };
  }
  const after = afterWrongTry(tries, now);
  const pausedUntil = dateOf(after.pausedUntil);
  await setTries(tx, user.id, { wrong: after.wrong, pausedUntil });
  return { accepted: false, pausedUntil };
}

async function isRight(
  services: Services,
  tx: TenantTransaction,
  { user, address, typed, sessionId }: CodeAttempt,
  at: Date,
): Promise<boolean> {
  const read = readTypedCode(typed);
  if (!read) return false;
  const app = await findApp(tx, user.id);
  if (read.kind === 'recovery') {
    if (!(await takeRecoveryCode(tx, user.id, recoveryHash(read.code), at))) return false;
    const subject = { kind: 'user', id: user.id, name: user.name } as const;
    await record(tx, { ...user, address }, at, { action: 'second-factor.code_used', subject });
    return true;
  }
  if (app?.secret) {
    const owner = { organizationId: tx.organizationId, userId: user.id };
    const step = stepOfCode(services, owner, app.secret, read.code, app.lastStep, at);
    if (step !== null) await setLastStep(tx, user.id, step);
    return step !== null;
  }
  return sessionId !== null && takeMailCode(tx, sessionId, mailCodeHash(sessionId, read.code), at);
}

export function refuseUnlessAccepted({ accepted, pausedUntil }: CodeVerdict, at: Date): void {
  if (accepted) return;
  if (!pausedUntil) throw new Failure('code_wrong');
  const seconds = Math.ceil((pausedUntil.getTime() - at.getTime()) / 1000);
  throw new Failure('code_paused', { retryAfterSeconds: seconds });
}

export const recoveryHash = (code: string): Buffer => createHash('sha256').update(code).digest();

/** With the session: what is kept of six digits tells nothing to who has no session to try them with. */
export const mailCodeHash = (sessionId: string, code: string): Buffer =>
  createHash('sha256').update(`${sessionId} ${code}`).digest();

const triesOf = ({ wrong, pausedUntil }: CodeTries): Tries => ({
  wrong,
  pausedUntil: pausedUntil?.getTime() ?? null,
});

const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));
