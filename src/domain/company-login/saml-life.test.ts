import { describe, expect, it } from 'vitest';
import { certificateStanding, isSameProvider } from './saml-life.ts';

const day = 24 * 60 * 60_000;

describe('certificates of a provider', () => {
  it('are spoken of thirty days before they end (I30)', () => {
    const end = Date.parse('2027-03-31T00:00:00Z');
    expect(certificateStanding(end, end - 31 * day)).toBe('good');
    expect(certificateStanding(end, end - 30 * day)).toBe('ending');
    expect(certificateStanding(end, end)).toBe('ended');
  });

  it('change without a new test where one of them stays (I29)', () => {
    const before = { entityId: 'a', loginUrl: 'https://a/sso', certificates: [{ fingerprint: '1' }] };
    const both = { ...before, certificates: [{ fingerprint: '1' }, { fingerprint: '2' }] };
    expect(isSameProvider(before, both)).toBe(true);
    expect(isSameProvider(before, { ...before, certificates: [{ fingerprint: '2' }] })).toBe(false);
    expect(isSameProvider(before, { ...both, entityId: 'b' })).toBe(false);
    expect(isSameProvider(before, { ...both, loginUrl: 'https://b/sso' })).toBe(false);
    expect(isSameProvider(null, both)).toBe(false);
    expect(isSameProvider(before, null)).toBe(false);
  });
});
