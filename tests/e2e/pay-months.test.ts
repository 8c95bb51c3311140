import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';

const stage = setBrowserStage();

it('pays a month later, warns before a closed month changes, and has a statement to sign', async () => {
  const { app } = stage;
  setClock(app, '2026-10-02T08:00:00Z');
  const { admin, ines } = await groupCompany(app);
  const owner = new Client(app.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const week = { type: 'vacation', startDate: '2026-09-14', endDate: '2026-09-18' };
  const { json: leave } = await fileLeave(app, admin, { userId: ines.id, ...week });
  const clockAheadMs = app.services.now().getTime() - Date.now();
  const { page, checkPage } = await stage.visitAs(admin, { clockAheadMs });

  await page.goto('/payroll?month=2026-09');
  await page.getByText('Les absences d’un mois sont payées avec la paie de ce mois.').waitFor();
  await page.getByRole('button', { name: 'Modifier le décalage de paie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Décalage de paie' });
  await dialog.getByRole('radio', { name: 'avec la paie du mois suivant' }).click();
  await checkPage();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Absences de septembre 2026, paie d’octobre 2026.').waitFor();
  await page.getByRole('button', { name: 'Clore le mois' }).click();
  const closing = page.getByRole('alertdialog', { name: /Clore septembre 2026, paie d’octobre 2026/ });
  await closing.getByRole('button', { name: 'Clore le mois' }).click();
  await page.getByText(/Clos par .* le /).waitFor();

  await page.goto(`/requests/${leave.id}`);
  const warned = 'Septembre 2026 est clos : ce changement sera repris sur la paie de novembre 2026.';
  await page.getByText(warned).first().waitFor();
  await page.getByRole('button', { name: 'Annuler ce congé' }).click();
  await page.getByRole('dialog').getByText(warned).waitFor();
  await checkPage();

  await page.goto('/payroll?month=2026-09');
  await page.getByRole('link', { name: 'Relevé mensuel' }).click();
  await page.getByRole('row', { name: /Inès Employée.*Vacances/ }).waitFor();
  await checkPage();
  await page.getByRole('link', { name: 'Inès Employée' }).click();
  await page.getByRole('heading', { name: 'Compteurs au 30 septembre 2026' }).waitFor();
  await page.getByRole('row', { name: /Congés payés N-1 .*25,00 5,00 20,00/ }).waitFor();
  await checkPage();
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF à signer' }).click();
  const file = await fetched;
  expect(file.suggestedFilename()).toBe('relache-releve-2026-09-paie-2026-10-ines-employee.pdf');
  const [sheet = []] = pdfPages(await readFile(await file.path()));
  expect(sheet).toContain('Inès Employée');
});
