import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { FlowServer } from '#tests/support/teams/flow-server.ts';

let flows: FlowServer;
beforeAll(async () => {
  flows = await FlowServer.start();
});
afterAll(() => flows.close());
const stage = setBrowserStage({ name: 'Les Ateliers' }, () => flows.env);

/** The bot of Teams has a card of its own beside it. */
const cardOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Microsoft Teams, un canal' }) })
    .last();

describe('a channel of Teams', () => {
  it('is connected by a pasted address, tested, and said to be seen (N19, N21)', async () => {
    const { page, checkPage, expectComplaint } = await stage.visitAs(stage.organization.admin, {
      width: 390,
      height: 844,
    });
    await page.goto('/connections');
    await cardOf(page).getByRole('button', { name: 'Relier', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom du canal').fill('Équipe · Absences');
    await dialog.getByLabel('Adresse du flux Workflows').fill('https://hooks.example.org/x');
    await dialog.getByRole('button', { name: 'Relier ce canal' }).click();
    await dialog.getByText('Ce n’est pas l’adresse d’un flux Workflows').first().waitFor();
    expectComplaint(/400/);
    const address = flows.make();
    await dialog.getByLabel('Adresse du flux Workflows').fill(address);
    await dialog.getByRole('button', { name: 'Relier ce canal' }).click();
    await page.getByRole('button', { name: 'Envoyer une carte d’essai' }).click();
    await page.getByText(/L’avez-vous vue dans le canal\s\?/).waitFor();
    await checkPage();
    expect(flows.of(address)).toHaveLength(1);
    const shown = await page.content();
    expect(shown).toContain('L’avez-vous vue');
    expect(shown).not.toContain(new URL(address).searchParams.get('sig') ?? '?');
    await page.getByRole('button', { name: 'Oui, je l’ai vue' }).click();
    await page.getByText(/Essai vu dans le canal/).waitFor();
    await page.getByRole('button', { name: 'Choisir ce qui est publié' }).click();
    await page.getByRole('dialog').getByLabel('Les demandes').check();
    await page.getByRole('dialog').getByLabel('Langue des cartes').selectOption('English');
    await checkPage();
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(/Langue des cartes\s: English/).waitFor();
    await page.getByText(/Les demandes/).waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Envoyer une carte d’essai' }).click();
    await page.getByRole('button', { name: 'Non, rien n’est arrivé' }).click();
    await page.getByText(/rien n’est arrivé dans le canal/).waitFor();
    expect(flows.of(address).map(({ lines }) => lines[0])).toEqual(['Essai de Relâche', 'Test by Relâche']);
    await checkPage();
  });

  it('leaves its address in no browser, not even when the session runs out (N19)', async () => {
    const admin = await stage.organization.add('admin', 'Ada Absente');
    const { page, expectComplaint } = await stage.visitAs(admin, { width: 390, height: 844 });
    await page.goto('/connections');
    await cardOf(page)
      .getByRole('button', { name: /^(Relier|Changer d’adresse)$/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom du canal').fill('Canal de demain');
    await dialog.getByLabel('Adresse du flux Workflows').fill(flows.make());
    expectComplaint(/401/);
    await stage.app.call('POST', '/auth/logout', { token: admin.token });
    await dialog
      .getByRole('button', { name: 'Relier ce canal' })
      .click()
      // A page that heard of it by itself has closed the dialog before.
      .catch(() => undefined);
    await page.getByText('Votre session a expiré').waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(stored).toContain('Canal de demain');
    expect(stored).not.toContain('sig=');
  });
});
