import { describe, expect, it } from 'vitest';
import { isAppPath, PAGES, pagesThatAre, prerenderedPaths } from './pages.ts';

describe('the list of pages', () => {
  it('names every page once', () => {
    const paths = Object.values(PAGES).map(({ path }) => path);
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  });

  it.each([
    ['/dashboard', true],
    ['/login', true],
    ['/requests/0198', true],
    ['/requests/0198/edit', true],
    ['/requests/0198/edit/more', false],
    ['/requests/', false],
    ['/dashboards', false],
    ['/', false],
    ['/blog/rtt', false],
    ['/nowhere', false],
  ])('%s is drawn by the application: %s', (path, drawn) => {
    expect(isAppPath(path)).toBe(drawn);
  });

  it('writes as documents only what needs no id', () => {
    expect(prerenderedPaths).toEqual(['/login', '/free-trial', '/onboarding', '/unsubscribe']);
  });

  it('marks as daily or for developers what the application draws, and nothing as both', () => {
    const [daily, developer] = [pagesThatAre('daily'), pagesThatAre('developer')];
    expect(daily).toContain('dashboard');
    expect(developer.map((name) => PAGES[name].path)).toEqual(['/dev-login', '/dev-mailbox', '/dev-ui']);
    expect([...daily, ...developer].filter((name) => PAGES[name].drawnBy !== 'app')).toEqual([]);
    expect(daily.filter((name) => developer.includes(name))).toEqual([]);
  });
});
