import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

it('an admin holds somebody who left, lifts it, types the name and erases them (V6, V8)', async () => {
  const { app, organization } = stage;
  const lou = await organization.add('employee', 'Lou Partante');
  const today = todayInParis();
  await setEmployment(app.services, organization.acting, lou.id, { from: addDays(today, -400), to: null });
  await app.call('PUT', `/users/${lou.id}/departure`, {
    token: organization.admin.token,
    body: { lastDay: addDays(today, -3), reason: 'resignation' },
  });

  const { page, checkPage } = await stage.visitAs(organization.admin);
  // From the page of the person who left, and from the list.
  await page.goto(`/users/${lou.id}/departure`);
  await page.getByRole('button', { name: 'Effacer…' }).click();
  await page.getByRole('dialog').getByText('Ce qui disparaît').waitFor();
  await checkPage();
  await page.goto('/users/former');
  await page.getByRole('button', { name: /^Effacer Lou Partante/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ce qui disparaît').waitFor();
  await checkPage();
  await dialog.getByLabel(/^Motif de conservation/).fill('Prud’hommes');
  await dialog.getByRole('button', { name: 'Conserver', exact: true }).click();
  await dialog.getByText(/Données à conserver.*Prud’hommes/).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Effacer définitivement' }).count()).toBe(0);
  await checkPage();
  await dialog.getByRole('button', { name: 'Lever la conservation' }).click();

  await dialog.getByLabel(/^Pour confirmer, écrivez son nom/).fill('Quelqu’un d’autre');
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await dialog.getByText('Ce n’est pas le nom affiché ci-dessus.').waitFor();
  await dialog.getByLabel(/^Pour confirmer, écrivez son nom/).fill('Lou Partante');
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await page
    .getByText(/^Effacement demandé/)
    .first()
    .waitFor();
  const row = page.getByRole('row', { name: /Personne partie [0-9A-F]{4}/ });
  await row.getByText('Effacée').waitFor();
  await expect.poll(() => page.getByText('Lou Partante').count()).toBe(0);
  await checkPage();

  await page.goto('/audit-log');
  await page
    .getByText(/^Une personne a été effacée\s:/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText('Lou Partante').count()).toBe(0);
});
