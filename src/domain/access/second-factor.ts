import type { Role } from '#domain/members/role.ts';
import type { LoginMethod } from './login-method.ts';

/** How someone is sure to be themselves, beyond their mailbox. Instants are milliseconds since 1970. */

const minute = 60_000;
const day = 24 * 60 * minute;

export const secondFactorPolicies = ['off', 'admins', 'everyone'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

/** What every phone's app computes by: other figures are understood by few of them. */
export const appCodeDigits = 6;
export const appCodeSeconds = 30;

export const recoveryCodeCount = 10;
const recoveryCodeLength = 10;

const wrongTriesAllowed = 5;
export const pauseMinutes = 15;
export const trustDays = 30;
export const freshMinutes = 10;
const ticketMinutes = 10;
export const mailCodeMinutes = 10;

export interface FactorsHeld {
  readonly totp: boolean;
  readonly passkeys: number;
}

/** I10: any one of them is enough. */
export function isSecondFactorReady({ totp, passkeys }: FactorsHeld): boolean {
  return totp || passkeys > 0;
}

/**
 * I10: whoever has the app is asked for its code by every link, and a passkey is both factors at once; a link alone is
 * not enough, not even for who has a passkey. I26: a company's provider answers for both.
 */
export function isSecondFactorGiven({ totp, passkeys }: FactorsHeld, method: LoginMethod): boolean {
  return totp || method === 'company' || (passkeys > 0 && method === 'passkey');
}

/**
 * I36: whether the mailbox proves who is there. Not where there is an app, nor, once the organisation asks for a second
 * factor, where there is a passkey: else whoever reads the mails could add a factor of their own, or take one away.
 */
export function doesMailboxProve({ totp, passkeys }: FactorsHeld, asked: boolean): boolean {
  return !totp && !(asked && passkeys > 0);
}

/** I10: whom the organisation asks for a second factor, once its day has come. */
export function isSecondFactorAsked(policy: SecondFactorPolicy, role: Role): boolean {
  return policy === 'everyone' || (policy === 'admins' && role === 'admin');
}

/** I11: a proof of who is there, young enough for what cannot be taken back. */
export function isProofFresh(provenAt: number | null, now: number): boolean {
  return provenAt !== null && now - provenAt < freshMinutes * minute;
}

export function ticketEnd(now: number): number {
  return now + ticketMinutes * minute;
}

export function trustEnd(now: number): number {
  return now + trustDays * day;
}

/** I12: time enough to read a mail, and to stop what it tells of. */
export function recoveryDue(now: number): number {
  return now + day;
}

export function mailCodeEnd(now: number): number {
  return now + mailCodeMinutes * minute;
}

export interface Tries {
  readonly wrong: number;
  readonly pausedUntil: number | null;
}

export function isPaused({ pausedUntil }: Tries, now: number): boolean {
  return pausedUntil !== null && now < pausedUntil;
}

/** I7: after five wrong codes none is looked at for a while, not even the right one. */
export function afterWrongTry({ wrong }: Tries, now: number): Tries {
  return wrong + 1 < wrongTriesAllowed
    ? { wrong: wrong + 1, pausedUntil: null }
    : { wrong: 0, pausedUntil: now + pauseMinutes * minute };
}

export type TypedCode = { readonly kind: 'digits' | 'recovery'; readonly code: string };

/** Without I, L, O and U: nothing that is read aloud or copied by hand can be taken for something else. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What someone typed, as they type it: in groups, in small letters, an O for a zero. Null for what no code looks like. */
export function readTypedCode(typed: string): TypedCode | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (code.length === appCodeDigits && /^\d+$/.test(code)) return { kind: 'digits', code };
  const recovery = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isRecovery =
    recovery.length === recoveryCodeLength && [...recovery].every((sign) => recoveryAlphabet.includes(sign));
  return isRecovery ? { kind: 'recovery', code: recovery } : null;
}

/** Of as many random bytes: 256 is a multiple of the alphabet, so that every sign is as likely as the others. */
export function recoveryCodeOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
}

export const recoveryCodeBytes = recoveryCodeLength;

/** As it is shown, in two groups. */
export function groupedCode(code: string): string {
  return `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`;
}
