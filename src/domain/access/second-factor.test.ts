import { describe, expect, it } from 'vitest';
import {
  afterWrongTry,
  groupedCode,
  isPaused,
  isProofFresh,
  isSecondFactorAsked,
  isSecondFactorGiven,
  isSecondFactorReady,
  readTypedCode,
  recoveryCodeOf,
  type Tries,
} from './second-factor.ts';

const minute = 60_000;

describe('codes as people type them (I7, I8)', () => {
  it.each([
    ['123456', { kind: 'digits', code: '123456' }],
    [' 123 456 ', { kind: 'digits', code: '123456' }],
    ['7k3qz-00011', { kind: 'recovery', code: '7K3QZ00011' }],
    ['7K3QZ OOOLI', { kind: 'recovery', code: '7K3QZ00011' }],
    ['12345', null],
    ['7K3QZ-0001U', null],
    ['', null],
  ])('%s', (typed, read) => {
    expect(readTypedCode(typed)).toEqual(read);
  });

  it('are made of every sign and read back as they were shown', () => {
    const code = recoveryCodeOf([0, 31, 32, 63, 255, 10, 20, 30, 200, 100]);
    expect(code).toHaveLength(10);
    expect(readTypedCode(groupedCode(code))).toEqual({ kind: 'recovery', code });
  });
});

it('I7: the fifth wrong code pauses, and a pause ends', () => {
  let tries: Tries = { wrong: 0, pausedUntil: null };
  for (let wrong = 1; wrong < 5; wrong += 1) {
    tries = afterWrongTry(tries, 0);
    expect(tries).toEqual({ wrong, pausedUntil: null });
  }
  tries = afterWrongTry(tries, 0);
  expect(isPaused(tries, 15 * minute - 1)).toBe(true);
  expect(isPaused(tries, 15 * minute)).toBe(false);
});

it('I10: an app or a passkey is enough, and only who is asked needs one', () => {
  expect(isSecondFactorReady({ totp: false, passkeys: 0 })).toBe(false);
  expect(isSecondFactorReady({ totp: true, passkeys: 0 })).toBe(true);
  expect(isSecondFactorReady({ totp: false, passkeys: 1 })).toBe(true);
  // The app is asked for by every link; a passkey counts where it was used.
  expect(isSecondFactorGiven({ totp: true, passkeys: 0 }, 'mail')).toBe(true);
  expect(isSecondFactorGiven({ totp: false, passkeys: 1 }, 'mail')).toBe(false);
  expect(isSecondFactorGiven({ totp: false, passkeys: 1 }, 'mail+code')).toBe(false);
  expect(isSecondFactorGiven({ totp: false, passkeys: 1 }, 'passkey')).toBe(true);
  expect(isSecondFactorGiven({ totp: false, passkeys: 0 }, 'passkey')).toBe(false);
  const asked = (policy: 'off' | 'admins' | 'everyone') =>
    (['employee', 'manager', 'admin', 'accountant'] as const).map((role) =>
      isSecondFactorAsked(policy, role),
    );
  expect(asked('off')).toEqual([false, false, false, false]);
  expect(asked('admins')).toEqual([false, false, true, false]);
  expect(asked('everyone')).toEqual([true, true, true, true]);
});

it('I11: a proof is fresh for ten minutes', () => {
  expect(isProofFresh(null, 0)).toBe(false);
  expect(isProofFresh(0, 10 * minute - 1)).toBe(true);
  expect(isProofFresh(0, 10 * minute)).toBe(false);
});
