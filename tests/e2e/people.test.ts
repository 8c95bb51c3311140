import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHydrated, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Two cores may be shared with others. */
const patience = { timeout: 15_000 };

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

const visitSite = (options?: Parameters<typeof visit>[2]): Promise<Visitor> =>
  visit(browser, app.url, options);

async function openLatestLink(page: Page, email: string): Promise<void> {
  await page.goto(`/login?token=${loginTokenIn(await app.mailbox.waitFor(email))}`);
  await page.waitForURL('**/dashboard');
}

/** The row of a table that names this person. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

describe('from a sign-up to a staffed organisation', () => {
  const founder = { name: 'Nina Caron', email: 'nina@vergers.fr' };
  let nina: Visitor;

  beforeAll(async () => {
    nina = await visitSite();
  });
  afterAll(() => nina.leave());

  it('signs up with ten seats, which survive a reload and the back button', async () => {
    const { page, checkPage } = nina;
    await openHydrated(page, '/onboarding');
    await checkPage();
    await page.getByLabel('Nom de l’organisation').fill('Les Vergers de l’Est');
    await page.getByLabel('Votre nom complet').fill(founder.name);
    await page.getByLabel('Votre adresse e-mail').fill(founder.email);
    await page.reload();
    await expect.poll(() => page.getByLabel('Votre nom complet').inputValue(), patience).toBe(founder.name);
    await page.getByRole('button', { name: 'Continuer' }).click();

    await page.getByRole('heading', { name: 'Vos utilisateurs' }).waitFor();
    await page.getByText('10\u00a0€/mois').waitFor();
    const exact = page.getByLabel('Ou le nombre exact');
    await exact.fill('0');
    await page.getByText('2\u00a0€/mois').waitFor();
    await exact.blur();
    await expect.poll(() => exact.inputValue()).toBe('1');
    await exact.fill('10');
    await checkPage();
    await page.reload();
    await page.getByText('20\u00a0€/mois').waitFor();
    await expect.poll(() => exact.inputValue()).toBe('10');
    await page.getByRole('button', { name: 'Continuer' }).click();

    await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Vos utilisateurs' }).waitFor();
    await expect.poll(() => exact.inputValue()).toBe('10');
    await page.goForward();
    await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor();
    await page.getByText('20\u00a0€/mois').waitFor();
    await checkPage();
  });

  it('comes back from the payment page without paying, then pays', async () => {
    const { page, checkPage } = nina;
    await page.getByRole('button', { name: 'Procéder au paiement' }).click();
    await page.getByRole('link', { name: 'Revenir sans payer' }).click();
    await page.getByRole('heading', { name: 'Votre organisation est créée' }).waitFor();
    await checkPage();
    await page.getByRole('link', { name: 'Reprendre le paiement' }).click();
    await page.getByRole('button', { name: /^Carte acceptée/ }).click();
    await page.getByRole('heading', { name: 'Bienvenue dans Relâche' }).waitFor();
    await page.getByText('10 utilisateurs').waitFor();
    await page.getByText('Administrateur').waitFor();
    await checkPage();
    await page.getByRole('link', { name: 'Aller au tableau de bord' }).click();
    await page.getByText('Bonjour Nina').waitFor();
  });

  it('confirms the address from the mailbox', async () => {
    const { page, checkPage } = nina;
    await page.getByText('Confirmez votre adresse').waitFor();
    await checkPage();
    await openLatestLink(page, founder.email);
    await page.getByText('Bonjour Nina').waitFor();
    await page.getByText('Confirmez votre adresse').waitFor({ state: 'detached' });
  });

  it('invites three people by pasting a spreadsheet, once its bad line is corrected', async () => {
    const { page, checkPage } = nina;
    await page.goto('/users');
    await page.getByText('1 sur 10').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Inviter plusieurs personnes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Envoyer les invitations' }).click();
    await dialog.getByText('Veuillez remplir au moins un utilisateur').waitFor();
    await dialog.getByRole('radio', { name: 'Coller un tableau' }).check();
    const table = [
      'Prénom\tNom\tCourriel\tRôle',
      'Omar\tDiop\tomar@vergers.fr\tManager',
      'Léa\tRoux\tlea@vergers\t',
      'Zoë\tNguyễn\tzoe@vergers.fr\tChef d’équipe',
    ].join('\n');
    await dialog.getByLabel('Cellules copiées').fill(table);
    await dialog.getByText('Ligne 3 : Veuillez entrer une adresse email valide (lea@vergers).').waitFor();
    await checkPage();
    await dialog.getByRole('button', { name: 'Corriger ici' }).click();
    await dialog.getByLabel('Adresse e-mail, ligne 2').fill('lea@vergers.fr');
    await checkPage();
    await dialog.getByRole('button', { name: 'Envoyer les invitations' }).click();
    await page.getByText('3 invitations envoyées').first().waitFor();
    await page.getByText('4 sur 10').waitFor();
    await expect.poll(() => page.getByText('Invitation en attente', { exact: true }).count()).toBe(3);
    await rowOf(page, 'Zoë Nguyễn').getByText('Chef d’équipe').waitFor();
    await checkPage();
  });

  it('is joined by one of them on a phone', async () => {
    const phone = await visitSite({ width: 360, height: 740 });
    const { page, checkPage } = phone;
    await openLatestLink(page, 'lea@vergers.fr');
    await page.getByText('Bonjour Léa').waitFor();
    await checkPage();
    await page.goto('/profile');
    await page.getByLabel('Nom complet').fill('Léa Roux-Martin');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Nom enregistré').first().waitFor();
    await checkPage();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await phone.leave();
  });

  it('finds all of it in the activity log, and exports it', async () => {
    const { page, checkPage } = nina;
    await page.goto('/audit-log');
    for (const sentence of [
      'Léa Roux-Martin a changé de nom',
      'Léa Roux a accepté l’invitation',
      'Nina Caron a invité Zoë Nguyễn',
      'Nina Caron a confirmé son adresse',
      'Le paiement a activé l’abonnement des Vergers de l’Est',
      'Nina Caron a créé l’organisation Les Vergers de l’Est',
    ])
      await page.getByText(sentence, { exact: true }).waitFor();
    await checkPage();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter en CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('relache-journal.csv');
  });
});
