import { describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

describe('keys for programs', () => {
  it('are made on a phone, shown once, used, read about, rotated and revoked', async () => {
    const { app, organization } = stage;
    const lea = await organization.add('employee', 'Léa Script');
    const { page, context, checkPage } = await stage.visitAs(lea, { width: 360, height: 740 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Clés d’API' }).click();
    await page.getByRole('button', { name: 'Créer une clé personnelle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Tableur');
    await dialog.getByRole('button', { name: 'Créer la clé' }).click();
    await dialog.getByText('Choisissez au moins un droit').waitFor();
    await expect.poll(() => dialog.getByRole('checkbox', { name: /Lister les personnes/ }).count()).toBe(0);
    await dialog.getByRole('checkbox', { name: 'Lire les soldes' }).check();
    await checkPage();
    await dialog.getByRole('button', { name: 'Créer la clé' }).click();
    const heading = page.getByRole('heading', { name: 'Votre clé «\u00a0Tableur\u00a0»' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await checkPage();
    const key = await page.getByRole('textbox', { name: 'Clé' }).inputValue();
    await page.getByRole('button', { name: 'Copier' }).click();
    await page.getByText('Clé copiée').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);

    const read = async (token: string) => (await app.call('GET', '/balances/me', { token })).status;
    await expect.poll(() => read(key)).toBe(200);
    await page.reload();
    await page.getByRole('heading', { name: 'Mes clés d’API' }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Clé' }).count()).toBe(0);
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole('button', { name: 'Appels de «' }).click();
        await dialog.getByText(/GET \/balances\/me|Aucun appel/).waitFor();
        return dialog.getByText('GET /balances/me').count();
      })
      .toBe(1);
    await checkPage();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Renouveler le secret de' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renouveler le secret' }).click();
    await heading.waitFor();
    const renewed = await page.getByRole('textbox', { name: 'Clé' }).inputValue();
    await expect.poll(async () => [await read(key), await read(renewed)]).toEqual([200, 200]);
    await page.getByRole('button', { name: 'Révoquer «' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer la clé' }).click();
    await page.getByText('Révoquée', { exact: true }).waitFor();
    await expect.poll(async () => [await read(key), await read(renewed)]).toEqual([401, 401]);

    await page.getByText('Connecter un assistant').click();
    const address = page.getByRole('textbox', { name: 'Adresse pour l’assistant' });
    await expect.poll(() => address.inputValue()).toBe(`${app.url}/mcp`);
    await checkPage();
  });

  it('of the organisation are for admins, and stand in the log under their own name', async () => {
    const { app, organization } = stage;
    const { page } = await stage.visitAs(organization.admin);
    await page.goto('/organization');
    await page.getByRole('link', { name: 'Gérer les clés' }).click();
    await page.getByRole('button', { name: 'Créer une clé de l’organisation' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Annuaire');
    await dialog.getByRole('checkbox', { name: 'Créer, modifier et supprimer des équipes' }).check();
    await dialog.getByRole('button', { name: 'Créer la clé' }).click();
    const token = await page.getByRole('textbox', { name: 'Clé' }).inputValue();
    const body = { name: 'Voilerie', description: '', color: '#3B82F6', userIds: [] };
    await app.call('POST', '/teams', { token, body });
    await page.goto('/audit-log');
    await page.getByText('La clé «\u00a0Annuaire\u00a0» a créé l’équipe Voilerie').waitFor();
  });
});
