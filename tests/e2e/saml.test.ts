import { afterAll, beforeAll, describe, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { of, SamlCompany } from '#tests/support/saml-company.ts';
import { type SamlProviderServer, startSamlProvider } from '#tests/support/saml-provider.ts';

const stage = setBrowserStage();
let provider: SamlProviderServer;

beforeAll(async () => {
  provider = await startSamlProvider(() => stage.app.services.now());
});
afterAll(() => provider.close());

describe('login by SAML', () => {
  it('is described, tested and turned on by an admin, and opens the session of an employee', async () => {
    const company = await SamlCompany.found(stage.app, provider);
    const person = await company.add('employee', 'Nour Employée');
    await company.prove();
    const { page, checkPage, expectComplaint } = await stage.visitAs(company.admin, {
      width: 390,
      height: 844,
    });
    await page.goto('/organization/company-login');
    await page.getByRole('button', { name: 'Décrire un fournisseur SAML' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nom affiché' }).fill('Annuaire');
    await checkPage();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(/Donnez les métadonnées/).waitFor();

    await page.getByRole('button', { name: 'Modifier' }).click();
    await dialog.getByRole('textbox', { name: /Adresse de réponse/ }).waitFor();
    await dialog.getByRole('textbox', { name: /Métadonnées du fournisseur/ }).fill('rien');
    expectComplaint(/400/);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog
      .getByText(/métadonnées SAML lisibles/)
      .first()
      .waitFor();
    await dialog.getByRole('textbox', { name: /Métadonnées du fournisseur/ }).fill(provider.metadata());
    await checkPage();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(/Certificat .* jusqu’au/).waitFor();
    await checkPage();

    provider.seat(of(company.admin));
    await page.getByRole('button', { name: 'Tester' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText(`Ce compte ouvrirait celui de ${company.admin.name}`).waitFor();
    await checkPage();
    await page.getByRole('link', { name: 'Revenir aux réglages' }).click();
    await page.getByRole('button', { name: 'Mettre en service' }).click();
    await page.getByText('En service').waitFor();

    provider.seat(of(person));
    const { page: theirs } = await stage.visit();
    await theirs.goto('/login');
    await theirs.getByRole('textbox').first().fill(person.email);
    await theirs.getByRole('button', { name: 'Recevoir un lien de connexion' }).click();
    await theirs.getByRole('button', { name: 'Continuer' }).click();
    await theirs.getByText('Bonjour Nour').waitFor();
  });
});
