import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { sendingCompany } from '#tests/support/sending-company.ts';
import { SilaeServer, silaeAccess } from '#tests/support/silae-server.ts';

let silae: SilaeServer;
beforeAll(async () => {
  silae = await SilaeServer.start(['A-0042']);
});
const stage = setBrowserStage({}, () => silae.env);
afterAll(() => silae.server.close());

async function company(access: object | null) {
  const owner = new Client(stage.app.connection);
  await owner.connect();
  const made = await sendingCompany(stage.app, owner, access);
  await owner.end();
  const clockAheadMs = stage.app.services.now().getTime() - Date.now();
  return { ...made, clockAheadMs };
}

it('connects Silae, shows the plan of a closed month, sends it line by line, and compares its counters', async () => {
  const { admin, clockAheadMs } = await company(null);
  const { page, checkPage, expectComplaint } = await stage.visitAs(admin, { clockAheadMs });
  await page.goto('/payroll?month=2026-09');
  await page.getByRole('link', { name: 'Envoi direct' }).click();
  await page.getByText('Rien n’a encore été envoyé.').waitFor();
  await page.getByLabel('Numéro de dossier').fill(silaeAccess.dossier);
  await page.getByLabel('Identifiant client').fill(silaeAccess.clientId);
  await page.getByLabel('Secret client').fill('faux');
  await checkPage();
  expectComplaint(/400/);
  await page.getByRole('button', { name: 'Connecter et tester' }).click();
  await page.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
  await page.getByLabel('Clé d’abonnement').fill(silaeAccess.subscriptionKey);
  await page.getByRole('button', { name: 'Connecter et tester' }).click();
  await page.getByText('Silae refuse cet accès').waitFor();
  await page.getByRole('button', { name: 'Remplacer l’accès' }).click();
  await page.getByLabel('Identifiant client').fill(silaeAccess.clientId);
  await page.getByLabel('Secret client').fill(silaeAccess.clientSecret);
  await page.getByLabel('Clé d’abonnement').fill(silaeAccess.subscriptionKey);
  await page.getByRole('button', { name: 'Connecter et tester' }).click();
  await page.getByText('Connecté', { exact: true }).waitFor();
  await page.getByText('… c3d4').waitFor();

  await page.getByText('3 ajouts').waitFor();
  await page.getByText('pas encore essayé avec un vrai compte').waitFor();
  silae.closedMonths.add('2026-09');
  await page.getByRole('button', { name: 'Envoyer 3 lignes à Silae' }).click();
  await page.getByText('Terminé, avec des refus').first().waitFor();
  await page.getByText('Ce mois est clos chez Silae').first().waitFor();
  await checkPage();
  silae.closedMonths.clear();
  await page.getByRole('button', { name: 'Envoyer 3 lignes à Silae' }).click();
  await page.getByText('Rien à envoyer').waitFor();
  await page.getByText('3 envoyées').waitFor();
  await expect
    .poll(() => silae.told)
    .toEqual([
      'A-0042 AB-100 2026-09-21 2026-09-22',
      'A-0042 AB-300 2026-09-09 2026-09-09 0.5',
      'A-0042 AB-300 2026-09-10 2026-09-11',
    ]);

  silae.counters = [{ matricule: 'A-0042', nomAffiche: 'EMPLOYÉE Inès', cpN1Solde: 12 }];
  await page.goto('/payroll/comparisons');
  await page.getByRole('button', { name: 'Lire les compteurs de Silae' }).click();
  await page.waitForURL(/\/payroll\/comparisons\/[\w-]+$/);
  await page.getByText('Inès Employée').first().waitFor();

  await page.goto('/payroll/sending');
  await page.getByRole('button', { name: 'Déconnecter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter' }).click();
  await page.getByLabel('Numéro de dossier').waitFor();
});

it('lets an accountant send in English on a phone, without the access, and nobody else in', async () => {
  silae.absences.length = 0;
  silae.closedMonths.clear();
  const { organization, manager, clockAheadMs } = await company(silaeAccess);
  const accountant = await organization.add('accountant', 'Claude Compta');
  const visitor = { language: 'en-GB' as const, width: 390, height: 844, clockAheadMs };
  const { page, checkPage } = await stage.visitAs(accountant, visitor);
  await page.goto('/payroll/sending?month=2026-09');
  await page.getByRole('button', { name: 'Send 3 lines to Silae' }).waitFor();
  await expect.poll(() => page.getByText('Client secret').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Disconnect' }).count()).toBe(0);
  await checkPage();
  await page.getByRole('button', { name: 'Send 3 lines to Silae' }).click();
  await page.getByText('3 sent').waitFor();
  await expect.poll(() => silae.absences.length).toBe(3);
  const other = await stage.visitAs(manager, { clockAheadMs });
  await other.page.goto('/payroll/sending');
  await other.page.waitForURL('**/dashboard');
});
