import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { setEmployment } from '#tests/support/employment.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { todayInParis } from '#tests/support/today.ts';
import { wordsIn } from '#words/spoken.ts';

const stage = setBrowserStage({ name: 'Les Vergers' });
const today = todayInParis();

beforeAll(async () => {
  const { app, organization } = stage;
  const newcomer = await organization.add('employee', 'Nina Caron');
  const leaver = await organization.add('employee', 'Paul Roy');
  const { admin, acting } = organization;
  await setEmployment(app.services, acting, newcomer.id, { from: addDays(today, -20), to: null });
  await setEmployment(app.services, acting, leaver.id, { from: addDays(today, -900), to: null });
  const as = <const M extends Method, const P extends string>(
    method: M,
    path: KnownPath<M, P>,
    body: unknown,
  ) => app.call(method, path, { token: admin.token, body });
  await as('POST', '/teams', { name: 'Verger', userIds: [] });
  const leave = { type: 'vacation', startDate: addDays(today, 10), endDate: addDays(today, 12) };
  await as('POST', '/leave-requests', { ...leave, userId: leaver.id });
  await as('PUT', `/users/${leaver.id}/departure`, { lastDay: addDays(today, 40), reason: 'resignation' });
});

describe('the list of people', () => {
  it('shows what was chosen, next time too, and does one thing to several people', async () => {
    const { page, checkPage } = await stage.visitAs(stage.organization.admin);
    await page.goto('/users');
    const row = page.getByRole('row', { name: /Paul Roy/ });
    const { compact } = wordsIn('fr').periods;
    const next = compact({
      start: addDays(today, 10),
      startHalf: 'am',
      end: addDays(today, 12),
      endHalf: 'pm',
    });
    await row.getByText(next).waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Colonnes' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Rôle' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Rôle' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('columnheader', { name: 'Prochaine absence' }).waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: 'Rôle' }).count()).toBe(0);

    await page.getByLabel('Choisir Nina Caron').check({ force: true });
    await page.getByLabel('Choisir Paul Roy').check({ force: true });
    await page.getByText('2 personnes choisies').waitFor();
    await page.getByRole('button', { name: 'Mettre dans une équipe' }).click();
    await checkPage();
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre dans l’équipe' }).click();
    await page.getByText('Fait pour 2 personnes').first().waitFor();
    await row.getByText('Verger').waitFor();
    await page
      .getByRole('row', { name: /Nina Caron/ })
      .getByText('Verger')
      .waitFor();
  });
});
