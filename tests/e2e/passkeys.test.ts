import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { followVisit } from '#tests/support/first-visit.ts';
import { askForKey, leaveOpen } from '#tests/support/left-open.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage();

/** A device that is part of the browser: it recognises its owner until it is told otherwise. */
class VirtualDevice {
  readonly #debug: CDPSession;
  readonly #id: string;

  private constructor(debug: CDPSession, id: string) {
    this.#debug = debug;
    this.#id = id;
  }

  static async in(page: Page): Promise<VirtualDevice> {
    const debug = await page.context().newCDPSession(page);
    await debug.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualDevice(debug, authenticatorId);
  }

  async recognises(owner: boolean): Promise<void> {
    const authenticatorId = this.#id;
    await this.#debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: owner });
  }

  /** Whether its owner touches it when it is asked. */
  async isTouched(touched: boolean): Promise<void> {
    const authenticatorId = this.#id;
    await this.#debug.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: touched });
  }
}

const add = (page: Page) => page.getByRole('button', { name: 'Ajouter une clé d’accès' });
const logIn = (page: Page) => page.getByRole('button', { name: 'Se connecter avec une clé d’accès' });

async function logOut(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Compte de ${name}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await page.waitForURL('**/login**');
}

describe('a passkey', () => {
  it('is made, logs in without an address, is named, removed, and opens nothing any more', async () => {
    const person = await stage.organization.add('employee', 'Lou Garnier');
    const { page, checkPage, expectComplaint } = await stage.visitAs(person, { ownProfile: true });
    const device = await VirtualDevice.in(page);
    await page.goto('/sessions');
    await add(page).click();
    await page.getByText('Clé d’accès ajoutée').first().waitFor();
    await page.getByText('Pas encore utilisée').waitFor();
    await checkPage();

    // Until somebody presses, the device is left alone: it would answer to what the field offers.
    await device.isTouched(false);
    await logOut(page, 'Lou Garnier');
    await logIn(page).waitFor();
    await checkPage();
    // It does not look again once it was asked: touched first, then asked.
    await device.isTouched(true);
    await logIn(page).click();
    await page.getByText('Bonjour Lou').waitFor();

    await page.goto('/sessions');
    await page
      .getByText(/Ouverte le .* par une clé d’accès/)
      .first()
      .waitFor();
    await page.getByText(/Dernière utilisation le/).waitFor();
    await page.getByRole('button', { name: /^Renommer la clé d’accès/ }).click();
    await page.getByRole('textbox', { name: 'Nom' }).fill('Ordinateur du bureau');
    await checkPage();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Ordinateur du bureau').waitFor();
    await page.getByRole('button', { name: 'Retirer la clé d’accès Ordinateur du bureau' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
    await page.getByText('Clé d’accès retirée').first().waitFor();

    await device.isTouched(false);
    await logOut(page, 'Lou Garnier');
    await logIn(page).waitFor();
    await device.isTouched(true);
    await logIn(page).click();
    await page
      .getByText(/Cette clé d’accès n’ouvre aucun compte ici/)
      .first()
      .waitFor();
    expect(page.url()).toContain('/login');
    expectComplaint(/401/);
  });

  it('says so when the device did not recognise its owner', async () => {
    const person = await stage.organization.add('employee', 'Max Weber');
    const { page } = await stage.visitAs(person, { ownProfile: true, language: 'en-GB' });
    const device = await VirtualDevice.in(page);
    await page.goto('/sessions');
    await device.recognises(false);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page
      .getByText(/Your device did not confirm that it is you/)
      .first()
      .waitFor();
    await device.recognises(true);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey added').first().waitFor();
  });

  it('is offered on the dashboard until somebody says no', async () => {
    const person = await stage.organization.add('employee', 'Ana Costa');
    const { page, checkPage } = await stage.visitAs(person, { ownProfile: true });
    await VirtualDevice.in(page);
    await page.goto('/dashboard');
    await page.getByText('Vous connecter plus vite la prochaine fois').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Non merci' }).click();
    await expect.poll(() => page.getByText('Vous connecter plus vite').count()).toBe(0);
    const offered = async () => (await stage.app.call('GET', '/auth/passkeys', person)).json.offered;
    await expect.poll(offered).toBe(false);
  });

  it('is not what the login page waits for', async () => {
    const { page } = await stage.visit({ ownProfile: true });
    const visit = await followVisit(page);
    await page.goto('/login');
    await logIn(page).waitFor();
    const speaksToDevices = () => visit.asked.filter(({ url }) => url.includes('ask-device'));
    expect(speaksToDevices()).toEqual([]);
    const calls = () => visit.calls().filter((call) => call.includes('/passkeys/'));
    expect(calls()).toEqual([]);
    // Somebody comes near: what speaks to devices is fetched, once.
    await page.getByLabel('Adresse e-mail').focus();
    await expect.poll(() => speaksToDevices().length).toBe(1);
  });
});

it('one press ends every session, this one too', async () => {
  const { app, organization } = stage;
  const person = await organization.add('employee', 'Zoé Martin');
  const { page } = await stage.visitAs(person, { ownProfile: true });
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Fermer partout, ici aussi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer partout, ici aussi' }).click();
  await page.waitForURL('**/login**');
  expect((await app.call('GET', '/auth/me', person)).status).toBe(401);
});

it('I10: opens everything for who came by a link where a second factor is asked for', async () => {
  const { app } = stage;
  const strict = await createTestOrganization(app.services, { name: 'Les Stricts' });
  const person = await strict.add('employee', 'Ida Morel');
  const visitor = await stage.visitAs(person, { ownProfile: true });
  const { page, checkPage } = visitor;
  const device = await VirtualDevice.in(page);
  await page.goto('/sessions');
  await add(page).click();
  await page.getByText('Clé d’accès ajoutée').first().waitFor();
  await device.isTouched(false);
  const body = { secondFactor: 'everyone', from: todayInParis(app.services.now()) };
  const { token } = strict.admin;
  expect((await app.call('PUT', '/organization/login-policy', { token, body })).status).toBe(200);
  // What the page asked for before it knew; how much of it depends on who was faster.
  page.on('response', (response) => {
    if (response.status() === 403) visitor.expectComplaint(/403/);
  });
  await page.goto('/balances');
  await page.getByRole('heading', { name: 'Un second facteur est nécessaire' }).waitFor();
  const instead = page.getByRole('button', { name: 'Se connecter avec ma clé d’accès' });
  await instead.waitFor();
  // I36: the mailbox alone sets up no app; who lost the passkey reads the way out.
  await page.getByText(/deux d’entre eux le font/).waitFor();
  const drawn = page.getByRole('img', { name: 'Code à scanner avec l’application' });
  await expect.poll(() => drawn.count()).toBe(0);
  await checkPage();
  await device.isTouched(true);
  await instead.click();
  await page.getByText('Bonjour Ida').waitFor();
  await expect.poll(() => page.getByText('Un second facteur est nécessaire').count()).toBe(0);
});

it('I11: proves who is there at an open screen, without a mail', async () => {
  const { app, organization } = stage;
  const person = await organization.add('employee', 'Éva Clé');
  const { page, checkPage, expectComplaint } = await stage.visitAs(person, { ownProfile: true });
  await VirtualDevice.in(page);
  await page.goto('/sessions');
  await add(page).click();
  await page.getByText('Clé d’accès ajoutée').first().waitFor();
  await leaveOpen(app, person.id);
  const proof = await askForKey({ page, expectComplaint });
  await proof.getByRole('button', { name: 'Recevoir un code par e-mail' }).waitFor();
  await checkPage();
  await proof.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click();
  await page.getByRole('heading', { name: 'Votre clé «\u00a0Tableur\u00a0»' }).waitFor();
  const subjects = (await app.mailbox.to(person.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Votre code de vérification Relâche');
});
