import { expect, it } from 'vitest';
import { pathOf } from './page-path.ts';
import { PAGES } from './pages.ts';

it('fills in what a page is about, wherever it stands', () => {
  expect(pathOf(PAGES.person, { id: 'a-1' })).toBe('/users/a-1');
  expect(pathOf(PAGES.departure, { id: 'a-1' })).toBe('/users/a-1/departure');
  expect(pathOf(PAGES.article, { slug: 'jours-feries' })).toBe('/blog/jours-feries');
  expect(pathOf({ path: '/a/:first/b/:second' }, { first: '1/2', second: '3' })).toBe('/a/1%2F2/b/3');
});

it('does not compile without it, with something else, or for a page that is about nothing', () => {
  // @ts-expect-error nothing is named
  expect(() => pathOf(PAGES.person, {})).not.toThrow();
  // @ts-expect-error it is the id that the page asks for
  expect(() => pathOf(PAGES.person, { slug: 'a' })).not.toThrow();
  // @ts-expect-error one of two
  expect(() => pathOf({ path: '/a/:first/b/:second' }, { first: '1' })).not.toThrow();
  // @ts-expect-error there is nothing to fill in
  expect(pathOf(PAGES.users, {})).toBe('/users');
});
