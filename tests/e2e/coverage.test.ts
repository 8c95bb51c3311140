import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage({ name: 'Les Vergers' });

const phone = { width: 360, height: 740 } as const;
/** Monday to Friday; the stocktaking is of its first two days. */
const week = { type: 'vacation', startDate: '2040-01-09', endDate: '2040-01-13' } as const;

it('sets a minimum and a period without leave, warns, refuses, and lets a manager say why not', async () => {
  const { organization, app } = stage;
  const [manager, ana, bao] = [
    await organization.add('manager', 'Maud Manager'),
    await organization.add('employee', 'Ana Prunier'),
    await organization.add('employee', 'Bao Poirier'),
  ];
  await app.call('POST', '/teams', {
    token: organization.admin.token,
    body: { name: 'Verger', managerId: manager.id, userIds: [ana.id, bao.id] },
  });
  const { json: request } = await app.call('POST', '/leave-requests', { token: bao.token, body: week });

  const admin = await stage.visitAs(organization.admin);
  await admin.page.goto('/settings/coverage');
  await admin.page.getByLabel('Personnes présentes : Verger').fill('3');
  await admin.page.getByRole('button', { name: 'Enregistrer la présence minimale : Verger' }).click();
  await admin.page.getByText('Présence minimale enregistrée', { exact: true }).waitFor();
  await admin.page.getByRole('button', { name: 'Ajouter une période' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
  await dialog.getByLabel('Nom').fill('Inventaire');
  await dialog.getByLabel('Du', { exact: true }).fill('09/01/2040');
  await dialog.getByLabel('Au', { exact: true }).fill('10/01/2040');
  await dialog.getByLabel('Pour qui').selectOption('Équipe Verger');
  await dialog.getByLabel('Explication').fill('Nous comptons les pommes.');
  await admin.checkPage();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await admin.page.getByRole('heading', { name: 'Inventaire' }).waitFor();

  const asks = await stage.visitAs(ana, phone);
  await asks.page.goto('/requests/new?from=2040-01-12&to=2040-01-13');
  await asks.page
    .getByText(/Le 12 et le 13\u00a0janvier 2040, il ne resterait que 2\u00a0personnes/)
    .waitFor();
  await asks.page.getByText('Voir les jours').click();
  await asks.page.getByText('jeudi 12\u00a0janvier\u00a0: 2 sur 3').waitFor();
  const first = asks.page.getByLabel('Du', { exact: true });
  await first.fill('10/01/2040');
  await asks.page.getByText(/Nous comptons les pommes\. Choisissez d’autres jours/).waitFor();
  await asks.page.getByText('Envoi impossible à ces dates').waitFor();
  await asks.page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  await asks.checkPage();
  const mine = await app.call('GET', '/leave-requests/my-requests', { token: ana.token });
  expect(mine.json).toEqual([]);

  const decides = await stage.visitAs(manager);
  await decides.page.goto('/approvals');
  await decides.page.getByText('Pour l’approuver, il faudra dire pourquoi').waitFor();
  await decides.page
    .getByRole('article')
    .getByRole('button', { name: 'Approuver la demande de Bao Poirier' })
    .click();
  const override = decides.page.getByRole('dialog');
  await override.getByText(/touche une période sans congé\u00a0: «\u00a0Inventaire\u00a0»/).waitFor();
  decides.expectComplaint(/422/);
  await override.getByRole('button', { name: 'Approuver' }).click();
  await override.getByText('À remplir').waitFor();
  await override.getByLabel('Pourquoi accorder ce congé malgré tout').fill('Billets déjà achetés.');
  await decides.checkPage();
  await override.getByRole('button', { name: 'Approuver' }).click();
  await decides.page.getByText('Demande de Bao Poirier approuvée', { exact: true }).waitFor();

  const told = await stage.visitAs(bao, { ...phone, theme: 'dark', language: 'en-GB' });
  await told.page.goto(`/requests/${request.id}`);
  await told.page.getByText('In spite of the blackout period “Inventaire”').waitFor();
  await expect.poll(() => told.page.getByText('Billets déjà achetés.').count()).toBe(2);
  await told.checkPage();
});
