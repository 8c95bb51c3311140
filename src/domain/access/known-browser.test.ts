import { expect, it } from 'vitest';
import { isLoginTold } from './known-browser.ts';

const day = 24 * 60 * 60_000;
const now = 1_000 * day;

it('I16: the first login of all is not told', () => {
  expect(isLoginTold({ withAny: false, withThisBrowser: null }, now)).toBe(false);
});

it('I16: a login is told when its browser was not used for ninety days, or never', () => {
  expect(isLoginTold({ withAny: true, withThisBrowser: null }, now)).toBe(true);
  expect(isLoginTold({ withAny: true, withThisBrowser: now - 90 * day }, now)).toBe(false);
  expect(isLoginTold({ withAny: true, withThisBrowser: now - 90 * day - 1 }, now)).toBe(true);
});
