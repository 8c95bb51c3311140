import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { claimsOf, type Stage, TestCompany } from '#tests/support/company-login.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';

let dns: DnsServer;
let provider: OidcProvider;

beforeAll(async () => {
  [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
});
afterAll(async () => {
  await provider.close();
  dns.close();
});

const stage = setBrowserStage({}, () => ({ DNS_SERVERS: dns.address }));
const company = (): Promise<TestCompany> => {
  const here: Stage = { app: stage.app, dns, provider };
  return TestCompany.found(here);
};

describe('company login', () => {
  it('is set up on a phone: domain proven, provider described, tested and turned on', async () => {
    const { admin, domain } = await company();
    const { page, checkPage } = await stage.visitAs(admin, { width: 390, height: 844 });
    await page.goto('/organization');
    await page.getByRole('link', { name: 'Régler la connexion de l’entreprise' }).click();
    await page.getByRole('textbox', { name: 'Nom de domaine' }).fill(domain);
    await page.getByRole('button', { name: 'Ajouter le domaine' }).click();
    const name = await page.getByRole('textbox', { name: 'Nom de l’enregistrement' }).inputValue();
    const value = await page.getByRole('textbox', { name: 'Valeur de l’enregistrement' }).inputValue();
    await checkPage();
    await page.getByRole('button', { name: `Vérifier ${domain}` }).click();
    await page.getByText(/aucun tel enregistrement/).waitFor();
    dns.publish(name, value);
    await page.getByRole('button', { name: `Vérifier ${domain}` }).click();
    await page.getByText('Prouvé', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Décrire un fournisseur', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/URI de redirection autorisé/).waitFor();
    await checkPage();
    await dialog.getByRole('radio', { name: 'Autre fournisseur OpenID Connect' }).click();
    await dialog.getByRole('textbox', { name: 'Nom affiché' }).fill('Annuaire maison');
    await dialog.getByRole('textbox', { name: 'Adresse de l’émetteur' }).fill(provider.issuer);
    await dialog.getByRole('textbox', { name: 'Identifiant client' }).fill('relache');
    await dialog.getByLabel('Secret client').fill(provider.clientSecret);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('À tester', { exact: true }).waitFor();
    provider.person = claimsOf(admin);
    await page.getByRole('button', { name: 'Tester' }).click();
    await page.getByText(/Ce compte ouvrirait celui de\sAlix Admin/).waitFor();
    await checkPage();
    await page.getByRole('link', { name: 'Revenir aux réglages' }).click();
    await page.getByRole('button', { name: 'Mettre en service' }).click();
    await page.getByText('En service', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('switch').isDisabled()).toBe(true);
    await checkPage();
  });

  it('lets somebody in who types their address, says so among sessions, and tells who is unknown', async () => {
    const firm = await company();
    await firm.ready();
    const person = await firm.add('employee', 'Nour Employée');
    provider.person = claimsOf(person);
    const { page, checkPage } = await stage.visit();
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(person.email);
    await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/sessions');
    await page.getByText(/par Fournisseur/).waitFor();
    await checkPage();

    provider.person = { sub: 'inconnue', email: `inconnue@${firm.domain}`, email_verified: true };
    const stranger = await stage.visit({ language: 'en-GB', theme: 'dark' });
    stranger.expectComplaint(/401/);
    await stranger.page.goto('/login?lang=en');
    await stranger.page.getByRole('textbox', { name: 'E-mail address' }).fill(`x@${firm.domain}`);
    await stranger.page.getByRole('button', { name: /login link/ }).click();
    await stranger.page.getByText(/no account waits for you here/).waitFor();
    await expect.poll(() => new URL(stranger.page.url()).search).toBe('');
    await stranger.checkPage();
    await stranger.page.getByRole('link', { name: 'Get a link by e-mail' }).click();
    await stranger.page.getByRole('textbox', { name: 'E-mail address' }).fill(person.email);
    await stranger.page.getByRole('button', { name: /login link/ }).click();
    await stranger.page.getByText(person.email).waitFor();
  });

  it('is unlinked from one’s own page and from the file of a person, in both languages', async () => {
    const firm = await company();
    await firm.ready();
    const person = await firm.add('employee', 'Nour Employée');
    await firm.logInAs(person);
    const { page, checkPage } = await stage.visitAs(person, { width: 390, height: 844 });
    await page.goto('/security');
    await page.getByRole('button', { name: 'Délier Fournisseur' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/reliera de nouveau/)
      .waitFor();
    await checkPage();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Délier', exact: true }).click();
    await page.getByText('Compte délié').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Délier Fournisseur' }).count()).toBe(0);

    await firm.logInAs(person);
    const admin = await stage.visitAs(firm.admin, { language: 'en-GB', theme: 'dark' });
    await admin.page.goto(`/users/${person.id}?lang=en`);
    await admin.page.getByRole('button', { name: 'Unlink Fournisseur' }).click();
    await admin.checkPage();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Unlink', exact: true }).click();
    await admin.page.getByText('Account unlinked').first().waitFor();
  });
});
