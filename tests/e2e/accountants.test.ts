import { Client } from 'pg';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';

const stage = setBrowserStage();

it('invites an accountant, who closes the month, asks, is answered and goes to a second company', async () => {
  const { app } = stage;
  setClock(app, '2026-10-02T08:00:00Z');
  const { admin, manager, ines } = await groupCompany(app);
  const next = await createTestOrganization(app.services, { name: 'Boulangerie Martin', language: 'en' });
  const owner = new Client(app.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const week = { type: 'sick', startDate: '2026-09-14', endDate: '2026-09-18' };
  await fileLeave(app, admin, { userId: ines.id, ...week });
  const clockAheadMs = app.services.now().getTime() - Date.now();
  const email = uniqueEmail('cabinet');

  const company = await stage.visitAs(admin, { clockAheadMs });
  await company.page.goto('/payroll/accountants');
  await company.page.getByText('Ce qu’un expert-comptable voit').waitFor();
  await company.page.getByRole('button', { name: 'Inviter un expert-comptable' }).click();
  const form = company.page.getByRole('dialog', { name: 'Inviter un expert-comptable' });
  await form.getByLabel('Nom').fill('Claude Comptable');
  await form.getByLabel(/mail/i).fill(email);
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await company.page.getByText('Invitation envoyée', { exact: true }).waitFor();
  await company.checkPage();

  const seat = await stage.visit({ clockAheadMs, width: 390, height: 844 });
  await seat.page.goto(`/login?token=${loginTokenIn(await app.mailbox.waitFor(email))}`);
  await seat.page.getByRole('heading', { name: 'septembre 2026' }).waitFor();
  await seat.page.getByRole('link', { name: 'Codes de paie' }).waitFor({ state: 'detached' });
  await expect.poll(() => seat.page.getByText(/maladie/i).count()).toBe(0);
  await seat.checkPage();
  await seat.page.goto('/calendar');
  await seat.page.waitForURL('**/payroll**');

  await seat.page.getByRole('button', { name: 'Clore le mois' }).click();
  await seat.page.getByRole('alertdialog').getByRole('button', { name: 'Clore le mois' }).click();
  await seat.page.getByText(/Clos par Claude Comptable/).waitFor();
  await expect.poll(() => seat.page.getByRole('button', { name: 'Rouvrir' }).count()).toBe(0);
  // Every door that they see leads to a room that is theirs.
  await seat.page.getByText('Fichiers pour la paie').first().waitFor();
  await expect.poll(() => seat.page.getByRole('link', { name: 'Modèles de fichiers' }).count()).toBe(0);
  await seat.page.getByRole('link', { name: 'Relevé mensuel' }).click();
  await seat.page.getByRole('heading', { name: 'Relevé mensuel' }).waitFor();
  await expect.poll(() => seat.page.locator('main a[href*="/requests/"]').count()).toBe(0);
  await seat.checkPage();
  await seat.page.goBack();
  await seat.page.getByRole('button', { name: /Écrire au sujet de la ligne/ }).click();
  const line = seat.page.getByRole('dialog', { name: /Ligne d/ });
  await line.getByLabel('Votre message').fill('Faut-il maintenir le salaire ?');
  await seat.checkPage();
  await line.getByRole('button', { name: 'Poser la question' }).click();
  await line.getByText('Faut-il maintenir le salaire ?').waitFor();

  await company.page.goto('/payroll?month=2026-09');
  await company.page.getByText('1 question en cours').waitFor();
  await company.page.getByRole('link', { name: /septembre 2026/ }).click();
  const answer = company.page.getByRole('dialog', { name: /Ligne d/ });
  await answer.getByText('Faut-il maintenir le salaire ?').waitFor();
  await answer.getByLabel('Votre réponse').fill('Oui, dès le premier jour.');
  await answer.getByRole('button', { name: 'Répondre' }).click();
  await answer.getByText('Oui, dès le premier jour.').waitFor();
  await line.getByText('Oui, dès le premier jour.').waitFor();

  const invited = await app.call('POST', '/users', {
    token: next.admin.token,
    body: { name: 'Claude Comptable', email, role: 'accountant' },
  });
  expect(invited.status).toBe(200);
  await seat.page.goto(`/login?token=${loginTokenIn(await app.mailbox.waitFor(email, 3))}`);
  await seat.page.waitForURL('**/companies');
  await seat.page.getByRole('heading', { name: 'Boulangerie Martin' }).waitFor();
  await seat.page.getByText('1 mois à clore').first().waitFor();
  await seat.checkPage();
  await seat.page.getByRole('button', { name: /^Ouvrir / }).click();
  await seat.page.getByText(/Clos par|Les mois se closent|Ce mois peut être clos/).waitFor();
  await seat.page.getByRole('button', { name: /Compte de Claude Comptable/ }).click();
  await seat.page.getByRole('button', { name: 'Boulangerie Martin' }).click();
  await seat.page.getByText('Aucune absence ce mois-ci.').waitFor();

  const refused = await stage.visitAs(manager, { clockAheadMs });
  await refused.page.goto('/payroll/accountants');
  await refused.page.waitForURL('**/dashboard');
});
