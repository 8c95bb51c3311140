import { describe, expect, it } from 'vitest';
import { loginPathFor, safeDestination } from './destination.ts';

describe('safeDestination', () => {
  it.each([
    ['/sessions', '/sessions'],
    ['/calendar?month=2026-05#today', '/calendar?month=2026-05#today'],
  ])('keeps %j', (wanted, destination) => {
    expect(safeDestination(wanted)).toBe(destination);
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/login',
  ])('refuses %j', (wanted) => {
    expect(safeDestination(wanted)).toBeNull();
  });
});

describe('loginPathFor', () => {
  it('names the page the person came for', () => {
    expect(loginPathFor({ pathname: '/sessions', search: '?a=1', hash: '' })).toBe(
      '/login?next=%2Fsessions%3Fa%3D1',
    );
  });

  it('says nothing about the dashboard, where everyone goes anyway', () => {
    expect(loginPathFor({ pathname: '/dashboard', search: '', hash: '' })).toBe('/login');
  });
});
