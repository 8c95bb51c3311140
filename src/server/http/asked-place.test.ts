import { describe, expect, it } from 'vitest';
import { askedPlace, isCall, withoutLastSlashes } from './asked-place.ts';

const asking = (url: string, route?: string) => ({ url, routeOptions: { url: route } });

describe('the place a request asks for', () => {
  it('is its route, however the address was spelled', () => {
    expect(askedPlace(asking('/%61pi/users/7?x=1', '/api/users/:id'))).toBe('/api/users/:id');
  });

  it.each([
    ['/nowhere?next=/api/', '/nowhere'],
    ['/%61pi/nowhere', '/api/nowhere'],
    ['/%61%70i#x', '/api'],
    ['http://x/api/nowhere?y', '/api/nowhere'],
    ['HTTPS://x:1/%61pi', '/api'],
    ['http://x?y', '/'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%ff', '/%ff'],
  ])('of %s without a route is %s', (url, place) => {
    expect(askedPlace(asking(url))).toBe(place);
  });

  it('is a call below what programs call, and nowhere beside it', () => {
    for (const url of ['/api', '/api/x', '/%6dcp', '/scim/v2/Users', 'http://x/api/y'])
      expect(isCall(asking(url)), url).toBe(true);
    for (const url of ['/', '/apis', '/blog/api/x', '/scim', '/mcp2', '/x?/api/'])
      expect(isCall(asking(url)), url).toBe(false);
  });
});

describe('slashes at the end of a path', () => {
  it('are left out, but for the first', () => {
    expect(['/', '//', '/login', '/login//', '//x/'].map(withoutLastSlashes)).toEqual([
      '/',
      '/',
      '/login',
      '/login',
      '//x',
    ]);
  });

  it('are looked for once, however many stand before something else', () => {
    const path = `${'/'.repeat(3_000_000)}x`;
    expect(withoutLastSlashes(path)).toBe(path);
  });
});
