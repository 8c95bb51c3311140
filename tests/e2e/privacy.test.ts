import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { openCopy } from '#tests/support/person-copies.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

const phone = { width: 360, height: 740 };

it('asks for a copy of one’s data and downloads it; an admin does so for somebody else', async () => {
  const ines = await stage.organization.add('employee', 'Inès Employée');
  const hers = await stage.visitAs(ines, phone);
  await hers.page.goto('/profile');
  await hers.page.getByRole('link', { name: 'Mes données' }).click();
  await hers.page.getByText('Aucune copie demandée.').waitFor();
  await hers.checkPage();
  await hers.page.getByRole('button', { name: 'Demander une copie' }).click();
  await hers.page
    .getByText(/Copie demandée\./)
    .first()
    .waitFor();
  const fetchIt = hers.page.getByRole('button', { name: 'Télécharger' });
  await fetchIt.waitFor({ timeout: 30_000 });
  await hers.checkPage();
  const [download] = await Promise.all([hers.page.waitForEvent('download'), fetchIt.click()]);
  expect(download.suggestedFilename()).toMatch(/^relache-\d{4}-\d\d-\d\d\.zip$/);
  const { page, parts } = openCopy(readFileSync(await download.path()));
  expect(page).toContain('Copie de données\u00a0: Inès Employée');
  expect(parts.users.about).toMatchObject([{ name: 'Inès Employée' }]);

  const admins = await stage.visitAs(stage.organization.admin);
  await admins.page.goto(`/users/${ines.id}`);
  await admins.page.getByRole('button', { name: /Demander une copie des données d’Inès/ }).click();
  await admins.page
    .getByText(/Copie demandée\./)
    .first()
    .waitFor();
  await admins.checkPage();
  await admins.page.goto('/profile/data');
  await admins.page.getByText(/Données d’Inès Employée/).waitFor();
});
