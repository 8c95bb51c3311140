import { describe, expect, it } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { ariaCurrent, NAVIGATION_GROUPS, navigationFor, phoneEntries } from './navigation-entries.ts';

describe('navigationFor', () => {
  it('shows only pages that the application draws', () => {
    for (const entry of navigationFor({ role: 'admin' })) expect(PAGES[entry.page].drawnBy).toBe('app');
  });

  it('begins with the dashboard for everyone', () => {
    expect(navigationFor({ role: 'employee' })[0]?.path).toBe('/dashboard');
  });

  it('J14: leaves an accountant the payroll and their companies', () => {
    expect(navigationFor({ role: 'accountant' }).map(({ page }) => page)).toEqual(['companies', 'payroll']);
    const { shown, behind } = phoneEntries({ role: 'accountant' }, 5);
    expect([shown.map(({ page }) => page), behind]).toEqual([['payroll', 'companies'], []]);
    expect(navigationFor({ role: 'admin' }).map(({ page }) => page)).not.toContain('companies');
  });

  it('keeps the settings and the log for those who may change and read them', () => {
    const pagesOf = (role: 'manager' | 'admin') => navigationFor({ role }).map((entry) => entry.page);
    expect(pagesOf('admin')).toEqual(expect.arrayContaining(['organization', 'auditLog']));
    expect(pagesOf('manager')).not.toContain('organization');
    expect(pagesOf('manager')).toEqual(
      expect.arrayContaining(['users', 'teams', 'settings', 'entitlements']),
    );
  });

  it('keeps the pages of privileged people from employees', () => {
    const pages = navigationFor({ role: 'employee' }).map((entry) => entry.page);
    expect(pages).not.toContain('approvals');
    expect(pages).not.toContain('users');
    expect(pages).not.toContain('teams');
    expect(pages).not.toContain('subscription');
    expect(pages).not.toContain('organization');
    expect(pages).not.toContain('auditLog');
    expect(pages).not.toContain('settings');
    expect(pages).not.toContain('entitlements');
  });
});

describe('the groups', () => {
  it('follow one another, each in one piece', () => {
    const groups = navigationFor({ role: 'admin' }).map(({ group }) => group);
    expect([...new Set(groups)]).toEqual([...NAVIGATION_GROUPS]);
    expect(groups).toEqual(
      groups.toSorted((a, b) => NAVIGATION_GROUPS.indexOf(a) - NAVIGATION_GROUPS.indexOf(b)),
    );
  });

  it('leave an employee what is theirs and their team’s', () => {
    const groups = navigationFor({ role: 'employee' }).map(({ group }) => group);
    expect([...new Set(groups)]).toEqual(['mine', 'team']);
  });
});

describe('the bar of a phone', () => {
  it('holds all that an employee may open, without « Plus »', () => {
    const { shown, behind } = phoneEntries({ role: 'employee' }, 5);
    expect(shown.map(({ page }) => page)).toEqual(['dashboard', 'calendar', 'newRequest', 'balances']);
    expect(behind).toEqual([]);
  });

  it('keeps what a manager comes for, and the rest in its order behind « Plus »', () => {
    const { shown, behind } = phoneEntries({ role: 'admin' }, 5);
    expect(shown.map(({ page }) => page)).toEqual(['dashboard', 'calendar', 'newRequest', 'approvals']);
    expect([...shown, ...behind]).toHaveLength(navigationFor({ role: 'admin' }).length);
    expect(behind[0]?.page).toBe('balances');
  });
});

describe('ariaCurrent', () => {
  const teams = navigationFor({ role: 'admin' }).find((entry) => entry.page === 'teams');

  it.each([
    ['/teams', 'page'],
    ['/teams/my-teams', 'true'],
    ['/teams/0190c9a2-0000-7000-8000-000000000000', 'true'],
    ['/hierarchy', 'true'],
    ['/teamsters', undefined],
    ['/users', undefined],
  ])('of « Équipes » at %s is %s', (pathname, current) => {
    expect(teams && ariaCurrent(teams, pathname)).toBe(current);
  });
});
