import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { verified, WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
afterAll(() => receiver.die());

describe('webhooks', () => {
  it('are added on a phone, tested, read about, replayed, rotated, paused and deleted', async () => {
    const { organization } = stage;
    const { page, checkPage, expectComplaint } = await stage.visitAs(organization.admin, {
      width: 360,
      height: 740,
    });
    await page.goto('/organization');
    await page.getByRole('link', { name: 'Gérer les webhooks' }).click();
    await page.getByRole('button', { name: 'Ajouter un webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Adresse' }).fill('http://10.0.0.1/');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await dialog.getByText('Choisissez au moins un événement').waitFor();
    await dialog.getByRole('button', { name: 'Tout choisir' }).click();
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await dialog.getByText('L’adresse doit commencer par https://').first().waitFor();
    expectComplaint(/400/);
    await checkPage();
    await dialog.getByRole('textbox', { name: 'Adresse' }).fill(receiver.url);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    const heading = page.getByRole('heading', { name: 'Secret du webhook' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
    const secret = await page.getByRole('textbox', { name: 'Secret de signature' }).inputValue();
    await checkPage();
    await page.getByRole('button', { name: 'Terminé' }).click();

    await page.getByRole('link', { name: 'Envois' }).click();
    await page.getByText('Aucun envoi pour l’instant').waitFor();
    await page.getByRole('button', { name: 'Envoyer un test' }).click();
    await page
      .getByRole('list', { name: /^Envois vers/ })
      .getByText('Livré')
      .waitFor();
    const [first] = receiver.received;
    if (!first) throw new Error('nothing came');
    expect(verified(secret, first)).toMatchObject({ type: 'webhook.test' });
    await page.getByText('Détails').click();
    await page.getByText('"webhook.test"').waitFor();
    await checkPage();
    await page.getByRole('button', { name: /^Rejouer l’envoi/ }).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    await page.getByRole('button', { name: 'Rejouer une période' }).click();
    await dialog.getByRole('radio', { name: 'Tous' }).check();
    await checkPage();
    await dialog.getByRole('button', { name: 'Rejouer', exact: true }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
    expect(new Set(receiver.received.map(({ message }) => message.id)).size).toBe(1);

    await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click();
    const menu = page.getByRole('button', { name: `Actions pour 127.0.0.1:${receiver.port}` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Renouveler le secret' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renouveler le secret' }).click();
    await page.getByText(/Deux secrets signent jusqu’au/).waitFor();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Mettre en pause' }).click();
    await page.getByText(/En pause depuis/).waitFor();
    await checkPage();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer le webhook' }).click();
    await page.getByText('Aucun webhook').waitFor();
  });
});
