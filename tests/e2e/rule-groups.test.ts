import { describe, expect, it } from 'vitest';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Rouages' });

const year = yearOf(todayInParis());

describe('groups of rules', () => {
  it('give a category its RTT, take a person in, and are read by that person', async () => {
    const { organization } = stage;
    const camille = await organization.add('employee', 'Camille Cadre');
    const { page, checkPage } = await stage.visitAs(organization.admin);
    await page.goto('/settings/groups');
    await page.getByText('Aucune catégorie').waitFor();
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('Cadres');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('heading', { name: /^Cadres/ }).waitFor();
    await page.getByText('Rien ne diffère de l’organisation.').waitFor();

    await page.getByRole('button', { name: 'Modifier les règles : Cadres' }).click();
    await dialog.getByRole('checkbox', { name: 'RTT', exact: true }).check();
    await dialog.getByRole('checkbox', { name: 'Tenir un compteur RTT' }).check();
    await dialog.getByLabel('Nombre de jours').fill('10');
    await dialog.getByRole('radio', { name: 'En une fois, le 1er janvier' }).click();
    await dialog.getByRole('textbox', { name: 'À partir du' }).fill(`01/01/${year}`);
    await checkPage();
    await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
    await dialog.getByRole('heading', { name: /^Ce qui change à partir du/ }).waitFor();
    await dialog.getByRole('button', { name: 'Appliquer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('10 jours de RTT par an, le 1er janvier').waitFor();
    await checkPage();

    await page.goto(`/users/${camille.id}`);
    await page.getByText('Aucun établissement, aucune catégorie').waitFor();
    await page.getByRole('button', { name: 'Changer la place' }).click();
    await dialog.getByRole('combobox', { name: 'Catégorie' }).selectOption({ label: 'Cadres' });
    await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
    await dialog.getByText('RTT', { exact: true }).waitFor();
    await checkPage();
    await dialog.getByRole('button', { name: 'Appliquer' }).click();
    await dialog.waitFor({ state: 'detached' });
    const told = page.getByRole('listitem').filter({ hasText: '10 jours de RTT par an' });
    await expect.poll(() => told.textContent()).toMatch(/catégorie Cadres, depuis le/);
    await checkPage();

    const own = await stage.visitAs(camille, { width: 360, height: 740 });
    await own.page.goto('/balances');
    const read = own.page.getByRole('listitem').filter({ hasText: '10 jours de RTT par an' });
    await expect.poll(() => read.textContent()).toMatch(/catégorie Cadres, depuis le/);
    await own.page.getByRole('heading', { name: 'RTT' }).waitFor();
    await own.checkPage();
  });
});
