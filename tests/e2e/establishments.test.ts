import { Client } from 'pg';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { LYON_SIRET, twoEstablishments } from '#tests/support/establishments.ts';
import { fileLeave } from '#tests/support/leave-company.ts';

const stage = setBrowserStage();

/** October 2026 is over: Inès, of Lyon, took a week of it, and Colin, of the seat, a day. */
async function twoPlaces() {
  const { app } = stage;
  const owner = new Client(app.connection);
  await owner.connect();
  const company = await twoEstablishments(app, owner);
  await company.away(company.ines.id, '2026-10-05', '2026-10-09');
  await company.away(company.colin.id, '2026-10-12', '2026-10-12');
  await company.on('2026-11-03T08:00:00Z');
  await owner.end();
  return { ...company, clockAheadMs: app.services.now().getTime() - Date.now() };
}

it('J22: a site gets its SIRET, closes its month by itself, and its lines are its own', async () => {
  const { admin, ines, colin, lyon, clockAheadMs } = await twoPlaces();
  const { page, checkPage } = await stage.visitAs(admin, { clockAheadMs });
  await page.goto('/settings/groups');
  await page.getByRole('button', { name: 'Modifier le nom et le SIRET : Lyon' }).click();
  const dialog = page.getByRole('dialog');
  const siret = dialog.getByLabel(/^SIRET/);
  await siret.fill(LYON_SIRET.replace(/4$/, '5'));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => siret.getAttribute('aria-invalid')).toBe('true');
  await checkPage();
  await siret.fill(LYON_SIRET);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText(/SIRET 732\s829\s320\s00074/).waitFor();
  await checkPage();

  await page.goto('/payroll?month=2026-10');
  await page.getByText('Les mois se closent pour toute l’organisation.').waitFor();
  await page.getByRole('button', { name: 'Modifier la paie par établissement' }).click();
  await dialog.getByRole('radio', { name: 'par établissement' }).click();
  await checkPage();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Chaque établissement clôt ses propres mois.').waitFor();

  await page.getByLabel('Établissement', { exact: true }).selectOption(lyon);
  await page.getByText(ines.name).first().waitFor();
  await expect.poll(() => page.getByText(colin.name).count()).toBe(0);
  await page.getByRole('button', { name: 'Clore le mois' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clore le mois' }).click();
  await page.getByText(new RegExp(`Clos par ${admin.name}`)).waitFor();
  await checkPage();

  await page.getByLabel('Établissement', { exact: true }).selectOption('main');
  await page.getByText(colin.name).first().waitFor();
  await expect.poll(() => page.getByText(ines.name).count()).toBe(0);
  await page.getByRole('button', { name: 'Clore le mois' }).waitFor();
  await checkPage();
});

it('J10: whoever says yes to several is told first that the month of some is closed', async () => {
  const { ines, colin, manager, lyon, number, payBy, closeOf, clockAheadMs } = await twoPlaces();
  const { app } = stage;
  await number(LYON_SIRET);
  await payBy('establishment');
  const days = { type: 'vacation', startDate: '2026-10-26', endDate: '2026-10-27' };
  await fileLeave(app, ines, days);
  await fileLeave(app, colin, days);
  await closeOf('2026-10', lyon);
  const { page, checkPage } = await stage.visitAs(manager, { clockAheadMs, width: 390, height: 844 });
  await page.goto('/approvals');
  await page.getByLabel('Tout sélectionner').click();
  await page.getByRole('button', { name: 'Approuver la sélection' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Approuver 2 demandes' });
  await sure.getByText(/Octobre 2026 est clos.*sera repris sur la paie de novembre 2026/).waitFor();
  await sure.getByText(`Concerne ${ines.name}.`).waitFor();
  await checkPage();
  await sure.getByRole('button', { name: 'Approuver' }).click();
  await page.getByText('2 demandes approuvées.').first().waitFor();
});
