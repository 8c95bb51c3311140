import { Client } from 'pg';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { actOn, fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';

const stage = setBrowserStage();

it('closes a month, and bears what a late note changes in it in the next', async () => {
  const { app } = stage;
  setClock(app, '2026-10-02T08:00:00Z');
  const { admin, ines, colin } = await groupCompany(app);
  const owner = new Client(app.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const week = { type: 'vacation', startDate: '2026-09-14', endDate: '2026-09-18' };
  const { json: leave } = await fileLeave(app, admin, { userId: ines.id, ...week });
  const clockAheadMs = app.services.now().getTime() - Date.now();
  const { page, checkPage } = await stage.visitAs(admin, { clockAheadMs });

  await page.goto('/payroll');
  await page.getByRole('heading', { name: 'septembre 2026' }).waitFor();
  await page.getByText('1 type d’absence n’a pas de code de paie').waitFor();
  await checkPage();
  await page.getByRole('link', { name: 'Vacances', exact: true }).click();
  await page.getByRole('button', { name: /Prendre les .* codes proposés/ }).click();
  await page.getByLabel('Code de paie : Vacances').fill('CP');
  await page.getByRole('button', { name: 'Enregistrer les codes' }).click();
  await page.getByText('Codes enregistrés.').first().waitFor();
  await checkPage();
  await page.getByRole('link', { name: 'Mois de paie' }).click();
  const lines = page.getByRole('table', { name: 'Absences du mois' });
  await lines.getByRole('row', { name: /Inès Employée.*CP.*Vacances.*5.*6.*5/ }).waitFor();

  await page.getByRole('button', { name: 'Clore le mois' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clore le mois' }).click();
  await page.getByText(/Clos par .* le /).waitFor();

  // A note that arrives late, and leave that was not taken after all.
  const stop = { type: 'sick', startDate: '2026-09-21', endDate: '2026-09-25' };
  await fileLeave(app, admin, { userId: colin.id, ...stop });
  await actOn(app, admin, leave, 'cancel', { reason: 'Non pris' });
  await lines.getByRole('row', { name: /Inès Employée/ }).waitFor();
  await page.getByRole('link', { name: /Mois suivant/ }).click();
  const differences = page.getByRole('table', { name: 'Différences des mois clos' });
  await differences.getByRole('row', { name: /Colin.*À ajouter.*transmise après la clôture/ }).waitFor();
  await differences.getByRole('row', { name: /Inès.*À reprendre.*annulée depuis/ }).waitFor();
  await checkPage();

  await page.getByRole('link', { name: /Mois précédent/ }).click();
  await page.getByRole('button', { name: 'Rouvrir' }).click();
  const dialog = page.getByRole('dialog', { name: /Rouvrir septembre 2026/ });
  await dialog.getByRole('button', { name: 'Rouvrir le mois' }).click();
  await dialog.getByLabel('Motif').fill('Clos trop tôt');
  await dialog.getByRole('button', { name: 'Rouvrir le mois' }).click();
  await page.getByText('Ce mois peut être clos.').waitFor();
  await expect.poll(() => lines.getByRole('row', { name: /Colin/ }).count()).toBe(1);
});

it('is in English for an English reader, and nobody but an admin gets there', async () => {
  const { app } = stage;
  setClock(app, '2026-10-02T08:00:00Z');
  const { admin, manager } = await groupCompany(app);
  const clockAheadMs = app.services.now().getTime() - Date.now();
  const english = await stage.visitAs(admin, { language: 'en-GB', width: 390, height: 844, clockAheadMs });
  await english.page.goto('/payroll');
  await english.page.getByText('Nobody was away this month.').waitFor();
  await english.checkPage();
  const { page } = await stage.visitAs(manager, { clockAheadMs });
  await page.goto('/payroll');
  await page.waitForURL('**/dashboard');
});
