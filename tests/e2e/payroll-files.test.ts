import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';

const stage = setBrowserStage();

it('makes a file of a closed month, and changes the model that it is made with', async () => {
  const { app } = stage;
  setClock(app, '2026-10-02T08:00:00Z');
  const { as, admin, ines } = await groupCompany(app);
  const owner = new Client(app.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const facts = { birthDate: null, children: [], seniorityFrom: null, payrollNumber: 'A-0042' };
  await as(admin, 'PUT', `/users/${ines.id}/rights-facts`, facts);
  await as(admin, 'PUT', '/payroll/codes', {
    codes: [{ type: 'vacation', code: 'AB-300', dsnReason: null }],
  });
  const noon = { startDate: '2026-09-09', startHalf: 'pm', endDate: '2026-09-11' };
  await fileLeave(app, admin, { userId: ines.id, type: 'vacation', ...noon });
  await as(admin, 'POST', '/payroll/months/2026-09/close');
  const clockAheadMs = app.services.now().getTime() - Date.now();
  const { page, checkPage } = await stage.visitAs(admin, { clockAheadMs });

  const fetched = async (): Promise<string> => {
    const coming = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /Télécharger paie-.*-2026-09-silae\.csv/ })
      .first()
      .click();
    return readFile(await (await coming).path(), 'latin1');
  };
  await page.goto('/payroll?month=2026-09');
  await page.getByText('Aucun fichier n’a encore été créé pour ce mois.').waitFor();
  await page.getByLabel('Modèle').selectOption('Silae');
  await page.getByRole('button', { name: 'Créer le fichier' }).click();
  await page.getByText('Pas encore téléchargé.').waitFor();
  await checkPage();
  const first = await fetched();
  expect(first.split('\r\n').slice(1)).toEqual([
    'A-0042;AB-300;0,5;09/09/2026;09/09/2026',
    'A-0042;AB-300;2;10/09/2026;11/09/2026',
    '',
  ]);
  await page.getByText(/Téléchargé d’abord par/).waitFor();

  await page.getByRole('link', { name: 'Modèles de fichiers' }).click();
  await page.getByText('Disposition à confirmer').waitFor();
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await preview.getByText('A-0042;AB-300;0,5;09/09/2026').waitFor();
  await page.getByLabel('Séparateur').selectOption('Virgule ( , )');
  await page.getByText('Le séparateur et le signe décimal sont le même signe.').waitFor();
  await page.getByLabel('Signe décimal').selectOption('Point ( . )');
  await page.getByRole('button', { name: 'Monter la colonne 2' }).click();
  await preview.getByText('AB-300,A-0042,0.5,09/09/2026').waitFor();
  await checkPage();
  await page.getByRole('button', { name: 'Enregistrer le modèle' }).click();
  await page.getByText('Modèle enregistré.').first().waitFor();
  const wrong = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"x"}') };
  await page.getByLabel('Importer un modèle').setInputFiles(wrong);
  await page.getByText('Ce fichier n’est pas un modèle de paie de Relâche.').waitFor();

  await page.getByRole('link', { name: 'Mois de paie' }).click();
  await page.getByRole('button', { name: 'Créer le fichier' }).click();
  await page.getByText('Pas encore téléchargé.').waitFor();
  const second = await fetched();
  expect(second.split('\r\n')[1]).toBe('AB-300,A-0042,0.5,09/09/2026,09/09/2026');
});

it('is in English on a phone, and nobody but an admin gets to the models', async () => {
  const { app } = stage;
  setClock(app, '2026-10-02T08:00:00Z');
  const { admin, manager } = await groupCompany(app);
  const clockAheadMs = app.services.now().getTime() - Date.now();
  const english = await stage.visitAs(admin, { language: 'en-GB', width: 390, height: 844, clockAheadMs });
  await english.page.goto('/payroll/models');
  await english.page.getByText('Layout to be confirmed').waitFor();
  await english.checkPage();
  const { page } = await stage.visitAs(manager, { clockAheadMs });
  await page.goto('/payroll/models');
  await page.waitForURL('**/dashboard');
});
