import { describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { askScim, entraUser, patch } from '#tests/support/directory.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';

const stage = setBrowserStage({ name: 'Les Ateliers', seats: 2 });

describe('directories', () => {
  it('are connected on a phone, seen at work and refused, and disconnected', async () => {
    const { app, organization } = stage;
    const { page, checkPage } = await stage.visitAs(organization.admin, { width: 390, height: 844 });
    await page.goto('/organization');
    await page.getByRole('link', { name: 'Gérer les annuaires' }).click();
    await page.getByText('Aucun annuaire').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Connecter un annuaire' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Entra du groupe');
    await checkPage();
    await dialog.getByRole('button', { name: 'Créer le jeton' }).click();
    const heading = page.getByRole('heading', { name: /Adresse et jeton de/ });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
    const token = await page.getByRole('textbox', { name: 'Jeton' }).inputValue();
    const address = await page.getByRole('textbox', { name: /^Adresse/ }).inputValue();
    expect(new URL(address).pathname).toBe('/scim/v2');
    await page.getByRole('heading', { name: 'Dans Entra' }).waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Terminé' }).click();

    const created = await askScim(app, token, 'POST', '/Users', entraUser(uniqueEmail('camille')));
    expect(created.status).toBe(201);
    const events = page.getByRole('list', { name: 'Ce que l’annuaire a fait' });
    await events.getByText('Arrivée').waitFor();
    const noa = entraUser(uniqueEmail('noa'), { displayName: 'Noa Refusée' });
    const beyond = await askScim(app, token, 'POST', '/Users', noa);
    expect(beyond.status).toBe(403);
    await events.getByText(/plus de place libre/).waitFor();
    await page
      .getByText(/Dernier refus/)
      .first()
      .waitFor();
    const stop = patch({ op: 'Replace', path: 'active', value: 'False' });
    await askScim(app, token, 'PATCH', `/Users/${created.json.id}`, stop);
    await events.getByText('Départ').waitFor();
    await checkPage();

    await page.getByRole('button', { name: 'Déconnecter Entra du groupe' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter' }).click();
    await page.getByText('Déconnecté', { exact: true }).waitFor();
    const over = await askScim(app, token, 'GET', '/Users');
    expect(over.status).toBe(401);
    await page.goto('/audit-log');
    await page
      .getByText(/L’annuaire\s«\sEntra du groupe\s»/)
      .first()
      .waitFor();
  });

  it('speak English, in the dark as well', async () => {
    const { organization } = stage;
    const { page, checkPage } = await stage.visitAs(organization.admin, { language: 'en-GB', theme: 'dark' });
    await page.goto('/directories?lang=en');
    await page.getByRole('heading', { name: 'Directories', level: 1 }).waitFor();
    await page.getByRole('list', { name: 'What the directory did' }).waitFor();
    await checkPage();
  });
});
