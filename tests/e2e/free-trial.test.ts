import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage();

it('the free trial opens the dashboard of a new organisation, whose mail waits', async () => {
  const { page, checkPage } = await stage.visit();
  await page.goto('/free-trial');
  await page.getByLabel('Nom de l’organisation').fill('  Les   Dunes ');
  await page.getByLabel('Votre nom complet').fill('Zoë Nguyễn');
  await page.getByLabel('Votre adresse e-mail').fill(' zoe@dunes.fr ');
  await page.getByRole('button', { name: 'Commencer l’essai gratuit' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Confirmez votre adresse').waitFor();
  await page.getByText('zoe@dunes.fr').first().waitFor();
  const stored = await page.evaluate(() =>
    ['auth_token', 'user', 'organization'].map((key) => localStorage.getItem(key)),
  );
  expect(JSON.parse(stored[2] ?? 'null').name).toBe('Les Dunes');
  expect(stored).not.toContain(null);
  await checkPage();
  await page.goto('/users');
  await page.getByText('1 sur 1', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Changer le nombre de places' }).click();
  await page.getByRole('spinbutton', { name: 'Nombre de places' }).fill('3');
  await page.getByText('Sans frais pendant l’essai').waitFor();
  await checkPage();
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await page.getByText('6\u00a0€/mois pour 3 places').waitFor();
  await page.goto('/free-trial');
  await page.getByText('Vous êtes connecté en tant que Zoë Nguyễn.').waitFor();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByText('Vous êtes connecté').waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});
