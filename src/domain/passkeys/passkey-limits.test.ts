import { describe, expect, it } from 'vitest';
import { challengeEnd, firstPasskeyName, longestPasskeyName } from './passkey-limits.ts';

describe('I13: the first name of a passkey', () => {
  it('is its device', () => {
    expect(firstPasskeyName('Firefox · Windows', ['Téléphone'])).toBe('Firefox · Windows');
  });

  it('counts where others are called so, in any letter case', () => {
    expect(firstPasskeyName('Safari · iPhone', ['safari · iphone', 'Safari · iPhone 3'])).toBe(
      'Safari · iPhone 2',
    );
  });

  it('is never longer than a name may be', () => {
    const long = 'x'.repeat(100);
    const first = firstPasskeyName(long, []);
    const second = firstPasskeyName(long, [first]);
    expect([first.length, second.length]).toEqual([longestPasskeyName, longestPasskeyName]);
    expect(second).toMatch(/x 2$/);
  });
});

it('I14: what is asked counts for five minutes', () => {
  expect(challengeEnd(1_000)).toBe(301_000);
});
