import { describe, expect, it } from 'vitest';
import { opensOnceMore } from './reopening.ts';

const scanner = { address: '198.51.100.7', userAgent: 'HeadlessChrome/140' };
const person = { address: '203.0.113.9', userAgent: 'Firefox/145' };
const session = { ...scanner, openedAt: 1_000, lastSeenAt: 1_000 };

describe('I6: a link that a program used up', () => {
  it('opens once more for who comes from elsewhere', () => {
    expect(opensOnceMore({ reopened: false, session }, person)).toBe(true);
    expect(opensOnceMore({ reopened: false, session }, { ...person, address: scanner.address })).toBe(true);
    expect(opensOnceMore({ reopened: true, session }, person)).toBe(false);
  });

  it('is used up for good when someone went on with its session, or for the same device', () => {
    expect(opensOnceMore({ reopened: false, session: { ...session, lastSeenAt: 200_000 } }, person)).toBe(
      false,
    );
    expect(opensOnceMore({ reopened: false, session }, scanner)).toBe(false);
  });
});
