import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let organization: TestOrganization;
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  organization = await createTestOrganization(app.services, { name: 'Les Ateliers', seats: 4 });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});
beforeEach(async () => {
  visitor = await visit(browser, app.url);
});
afterEach(() => visitor.leave());

describe('the free trial', () => {
  const fill = async (organizationName: string, userName: string, userEmail: string): Promise<void> => {
    const { page } = visitor;
    await page.getByLabel('Nom de l’organisation').fill(organizationName);
    await page.getByLabel('Votre nom complet').fill(userName);
    await page.getByLabel('Votre adresse e-mail').fill(userEmail);
    await page.getByRole('button', { name: 'Commencer l’essai gratuit' }).click();
  };

  it('says which fields are missing and which address is none', async () => {
    const { page, checkPage } = visitor;
    await page.goto('/free-trial');
    await checkPage();
    await fill('Les Dunes', '   ', '');
    await page.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
    await expect.poll(() => page.getByText('À remplir').count()).toBe(2);
    await expect
      .poll(() => page.getByLabel('Votre nom complet').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await checkPage();
    await fill('Les Dunes', 'Paul Roy', 'paul@dunes');
    await page.getByText('Veuillez entrer une adresse email valide').waitFor();
    await expect.poll(() => page.getByText('Veuillez remplir tous les champs obligatoires').count()).toBe(0);
    await checkPage();
  });

  it('shows the way in to someone who has an account', async () => {
    const { page, checkPage, expectComplaint } = visitor;
    await page.goto('/free-trial');
    await fill('Les Dunes', 'Alix Admin', organization.admin.email.toUpperCase());
    await page.getByText('Un compte existe déjà avec cette adresse').first().waitFor();
    expectComplaint(/409/);
    await checkPage();
    await page.getByRole('alert').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/login');
  });

  it('opens the dashboard of a new organisation, whose mail waits', async () => {
    const { page, checkPage } = visitor;
    await page.goto('/free-trial');
    await fill('  Les   Dunes ', 'Zoë Nguyễn', ' zoe@dunes.fr ');
    await page.waitForURL('**/dashboard');
    await page.getByText('Confirmez votre adresse').waitFor();
    await page.getByText('zoe@dunes.fr').first().waitFor();
    const stored = await page.evaluate(() =>
      ['auth_token', 'user', 'organization'].map((key) => localStorage.getItem(key)),
    );
    expect(JSON.parse(stored[2] ?? 'null').name).toBe('Les Dunes');
    expect(stored).not.toContain(null);
    await checkPage();
    await page.goto('/users');
    await page.getByText('1 sur 1', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Changer le nombre de places' }).click();
    await page.getByRole('spinbutton', { name: 'Nombre de places' }).fill('3');
    await page.getByText('Sans frais pendant l’essai').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await page.getByText('6\u00a0€/mois pour 3 places').waitFor();
    await page.goto('/free-trial');
    await page.getByText('Vous êtes connecté en tant que Zoë Nguyễn.').waitFor();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByText('Vous êtes connecté').waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

describe('the return from paying', () => {
  it('without a sign-up says that the session expired', async () => {
    const { page, checkPage } = visitor;
    await page.goto(`/onboarding/success?organization_id=${organization.id}`);
    await page.getByText('Session expirée. Veuillez recommencer le processus d’inscription.').waitFor();
    await checkPage();
    await page.getByRole('link', { name: 'Recommencer l’inscription' }).click();
    await page.waitForURL('**/onboarding');
  });

  it('to an organisation that is not one’s own says that it could not be loaded', async () => {
    const { page, checkPage, expectComplaint } = visitor;
    const other = await createTestOrganization(app.services);
    await page.goto('/login');
    await page.evaluate((token) => localStorage.setItem('onboarding_token', token), other.admin.token);
    await page.goto(`/onboarding/success?organization_id=${organization.id}`);
    await page
      .getByText('Impossible de charger les informations de votre organisation. Veuillez réessayer.')
      .waitFor();
    expectComplaint(/404/);
    await checkPage();
  });
});

describe('the page of users', () => {
  const open = async (token: string): Promise<void> => {
    await enterAs(visitor, app, token);
    await visitor.page.goto('/users');
    await visitor.page.getByRole('table').waitFor();
  };

  it('hides from a team lead what a team lead may not do', async () => {
    const { page, checkPage } = visitor;
    const lead = await organization.add('team_lead', 'Lou Chef');
    await open(lead.token);
    await expect.poll(() => page.getByRole('button', { name: 'Ajouter un utilisateur' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^Actions pour/ }).count()).toBe(0);
    await checkPage();
  });

  it('keeps the dialog and what was typed when the server refuses', async () => {
    const { page, checkPage, expectComplaint } = visitor;
    await open(organization.admin.token);
    await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await dialog.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
    await dialog.getByLabel('Nom complet').fill('Une Autre');
    await dialog.getByLabel('Adresse e-mail').fill(organization.admin.email);
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await dialog.getByText('Un compte existe déjà avec cette adresse').first().waitFor();
    await expect.poll(() => dialog.getByLabel('Nom complet').inputValue()).toBe('Une Autre');
    expectComplaint(/409/);
    await checkPage();
    await dialog.getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
  });

  it('reads a file of the old kind, names its bad lines, and respects the seats', async () => {
    const { page, checkPage, expectComplaint } = visitor;
    await open(organization.admin.token);
    await page.getByRole('button', { name: 'Inviter plusieurs personnes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Fichier CSV ou Excel' }).check();
    const choose = (text: string) =>
      dialog.getByLabel('Choisir un fichier').setInputFiles({
        name: 'équipe.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text, 'latin1'),
      });
    await choose('Nom;E-mail;Rôle\nHélène;helene@exemple.fr;capitaine\n;paul@exemple.fr;');
    await dialog.getByText('Ligne 2 : le rôle « capitaine » n’est pas connu.').waitFor();
    await dialog.getByText('Ligne 3 : le nom manque (paul@exemple.fr).').waitFor();
    await checkPage();
    await choose(['a', 'b', 'c', 'd'].map((who) => `Hélène ${who};${who}@exemple.fr`).join('\n'));
    await dialog.getByText('4 personnes prêtes à être invitées').waitFor();
    await dialog.getByRole('cell', { name: 'a@exemple.fr' }).waitFor();
    await dialog.getByRole('button', { name: 'Envoyer les invitations' }).click();
    await dialog.getByText(/Toutes les places sont prises/).waitFor();
    expectComplaint(/409/);
    await checkPage();
  });

  it('says when the server cannot be reached, and recovers', async () => {
    const { page, context, expectComplaint } = visitor;
    await open(organization.admin.token);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom complet').fill('Une Autre');
    await dialog.getByLabel('Adresse e-mail').fill('autre@exemple.fr');
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await dialog.getByText('Hors connexion').first().waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await page.getByText('Invitation envoyée à autre@exemple.fr').first().waitFor();
  });
});

describe('an administrator', () => {
  it('finds a person from the palette, without minding accents', async () => {
    const { page } = visitor;
    const person = await (await createTestOrganization(app.services)).add('admin', 'Zoë Nguyễn');
    await enterAs(visitor, app, person.token);
    await page.goto('/dashboard');
    await page.getByText('Bonjour Zoë').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('nguyen');
    await page.getByRole('option', { name: /Zoë Nguyễn/ }).click();
    await page.waitForURL(`**/users?q=${encodeURIComponent(person.email)}`);
    await page.getByRole('rowheader', { name: /Zoë Nguyễn/ }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  });

  it('finds a part of the settings by what is set there', async () => {
    const { page } = visitor;
    const { admin } = await createTestOrganization(app.services);
    await enterAs(visitor, app, admin.token);
    await page.goto('/dashboard');
    await page.getByText('Bonjour Alix').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('pentecote');
    await page.getByRole('option', { name: 'Jours fériés' }).click();
    await page.waitForURL('**/settings#holidays');
    await page.getByRole('heading', { name: 'Jours fériés' }).waitFor();
  });

  it('keeps the settings of the organisation', async () => {
    const { page, checkPage } = visitor;
    const { admin } = await createTestOrganization(app.services);
    await enterAs(visitor, app, admin.token);
    await page.goto('/organization');
    await page.getByLabel('Nom de l’organisation').fill('Les Vergers réunis');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Réglages enregistrés').first().waitFor();
    await checkPage();
    await page.reload();
    await expect.poll(() => page.getByLabel('Nom de l’organisation').inputValue()).toBe('Les Vergers réunis');
  });

  it('sets zones where their consequences are shown', async () => {
    const { page, checkPage } = visitor;
    const { admin } = await createTestOrganization(app.services);
    await enterAs(visitor, app, admin.token);
    await page.goto('/organization');
    await page.getByRole('link', { name: 'Les changer dans les réglages des congés' }).click();
    await page.waitForURL('**/settings#place');
    await page.getByRole('button', { name: 'Modifier : Lieu et heure' }).click();
    await page.getByLabel('Zone des jours fériés').selectOption('alsace-moselle');
    await page.getByLabel('Fuseau horaire').selectOption('Indian/Reunion');
    await page.getByLabel('Le Vendredi saint est chômé').waitFor();
    await page.getByText(/soldes? changent?|Aucun solde ne change/).waitFor();
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await page.getByText('L’entreprise est en Alsace-Moselle, à l’heure de Reunion.').waitFor();
    await checkPage();
    await page.goto('/organization');
    await page.getByText('Alsace-Moselle').waitFor();
    await page.getByText('Reunion').waitFor();
    await checkPage();
  });
});
