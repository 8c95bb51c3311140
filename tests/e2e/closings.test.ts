import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage({ name: 'Les Vergers' });

const phone = { width: 360, height: 740 } as const;

it('plans a closing, reads the dry run, applies it, sees it in the calendar, and undoes it', async () => {
  const { organization, app } = stage;
  const ana = await organization.add('employee', 'Ana Prunier');
  const bao = await organization.add('employee', 'Bao Poirier');
  const hired = { from: '2038-06-01', to: null };
  for (const { id } of [organization.admin, ana, bao])
    await app.call('PUT', `/users/${id}/employment`, { token: organization.admin.token, body: hired });

  const admin = await stage.visitAs(organization.admin);
  const { page } = admin;
  await page.goto('/settings/closings');
  await page.getByText('Aucune fermeture n’est prévue.').waitFor();
  await page.getByRole('link', { name: 'Prévoir une fermeture' }).click();
  await page.getByRole('button', { name: 'Essayer' }).click();
  await page.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
  await page.getByLabel('Nom').fill('Pont de janvier');
  await page.getByLabel('Du', { exact: true }).fill('09/01/2040');
  await page.getByLabel('Au', { exact: true }).fill('10/01/2040');
  await page.getByText('Exceptions').click();
  await page.getByRole('checkbox', { name: 'Bao Poirier' }).check();
  await page.getByLabel('Motif').fill('Tout le village ferme.');
  await page.getByRole('button', { name: 'Essayer' }).click();
  const row = page.getByRole('row', { name: /Ana Prunier/ });
  await row.getByText(/9 – 10\u00a0janv\. 2040\u00a0: 2\u00a0jours/).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Bao Poirier/ }).count()).toBe(0);
  await admin.checkPage();
  await page.getByRole('button', { name: /Appliquer à 2/ }).click();
  await page.getByRole('heading', { name: 'Absences enregistrées' }).waitFor();
  await admin.checkPage();

  const reads = await stage.visitAs(ana, { language: 'en-GB' });
  await reads.page.goto('/calendar?view=timeline&scale=month&from=2040-01-01');
  await reads.page.getByText('Company closed').waitFor();
  await reads.page.goto('/requests/new?from=2040-01-10&to=2040-01-12');
  await reads.page.getByText(/The company is closed: “Pont de janvier”/).waitFor();

  await page.getByRole('button', { name: 'Annuler la fermeture' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/^2\sabsences seront annulées/).waitFor();
  await dialog.getByRole('button', { name: 'Annuler la fermeture' }).click();
  await page.getByText('Annulée', { exact: true }).first().waitFor();
  const mine = await app.call('GET', '/leave-requests/my-requests', { token: ana.token });
  expect(mine.json).toMatchObject([{ status: 'cancelled' }]);
});

it('records an absence for several people from the list of people', async () => {
  const { organization, app } = stage;
  const cleo = await organization.add('employee', 'Cléo Cerisier');
  const dina = await organization.add('employee', 'Dina Figuier');
  const leave = { type: 'vacation', startDate: '2040-02-06', endDate: '2040-02-10' };
  await app.call('POST', '/leave-requests', { token: dina.token, body: leave });
  const admin = await stage.visitAs(organization.admin, phone);
  const { page } = admin;
  await page.goto('/users');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Absence pour plusieurs' }).click();
  // The list of people has boxes of the same names, and stays until the next page is there.
  await page.getByRole('form', { name: 'Enregistrer une absence pour plusieurs personnes' }).waitFor();
  await page.getByRole('checkbox', { name: 'Cléo Cerisier' }).check();
  await page.getByRole('checkbox', { name: 'Dina Figuier' }).check();
  await page.getByText('2 choisies').waitFor();
  await page.getByLabel('Du', { exact: true }).fill('08/02/2040');
  await page.getByLabel('Au', { exact: true }).fill('09/02/2040');
  await page.getByRole('button', { name: 'Essayer' }).click();
  await page.getByText(/Une autre absence est déjà posée/).waitFor();
  await admin.checkPage();
  await page.getByRole('button', { name: /Enregistrer pour 1/ }).click();
  await page.getByRole('heading', { name: /Enregistrée pour 1/ }).waitFor();
  const mine = await app.call('GET', '/leave-requests/my-requests', { token: cleo.token });
  expect(mine.json).toMatchObject([{ status: 'approved', startDate: '2040-02-08' }]);
});
