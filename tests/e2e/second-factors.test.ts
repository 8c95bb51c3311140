import { describe, expect, it } from 'vitest';
import { codeOf, wrongCodeOf } from '#tests/support/authenticator.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { askForKey, leaveOpen } from '#tests/support/left-open.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, openTestSession } from '#tests/support/organizations.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Phares' });
const phone = { width: 390, height: 800 };

const now = () => stage.app.services.now();

/** Scans nothing: types the key that is shown beside the QR code, as the app would have it. Tells the key. */
async function setUpApp({ page, expectComplaint }: Visitor): Promise<string> {
  await page.getByRole('img', { name: 'Code à scanner avec l’application' }).waitFor();
  const secret = await page.getByRole('textbox', { name: 'Ou saisissez cette clé' }).inputValue();
  const field = page.getByRole('textbox', { name: 'Code affiché par l’application' });
  expectComplaint(/422/);
  await field.fill(wrongCodeOf(secret, now()));
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.getByText(/Ce code n’est pas le bon/).waitFor();
  await field.fill(codeOf(secret, now()));
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.getByRole('heading', { name: 'Vos dix codes de secours' }).waitFor();
  return secret;
}

async function linkFor(email: string): Promise<string> {
  const before = (await stage.app.mailbox.to(email)).length;
  await stage.app.call('POST', '/auth/magic-link', { body: { email } });
  return `/login?token=${loginTokenIn(await stage.app.mailbox.waitFor(email, before + 1))}`;
}

describe('a second factor', () => {
  it('is set up on a phone, asked after the link, spared on a trusted device, and taken back', async () => {
    const { app, organization } = stage;
    const nina = await organization.add('employee', 'Nina Caron');
    const visitor = await stage.visitAs(nina, phone);
    const { page, checkPage } = visitor;
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Ouvrir', exact: true }).click();
    await page.getByRole('button', { name: 'Mettre en place' }).click();
    await page.getByRole('img', { name: 'Code à scanner avec l’application' }).waitFor();
    await checkPage();
    const secret = await setUpApp(visitor);
    const shown = page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ });
    await expect.poll(() => shown.count()).toBe(10);
    const codes = await shown.allInnerTexts();
    await checkPage();
    await page.getByRole('button', { name: 'Je les ai gardés' }).click();
    await page.getByText('Il vous reste 10 codes.').waitFor();

    const stranger = await stage.visit(phone);
    const { page: elsewhere, checkPage: checkElsewhere } = stranger;
    await elsewhere.goto(await linkFor(nina.email));
    await elsewhere.getByRole('heading', { name: 'Votre code' }).waitFor();
    await checkElsewhere();
    await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    app.advance(30_000);
    const field = elsewhere.getByRole('textbox', { name: 'Code' });
    stranger.expectComplaint(/422/);
    await field.fill(wrongCodeOf(secret, now()));
    await elsewhere.getByRole('button', { name: 'Continuer' }).click();
    await elsewhere.getByText(/Ce code n’est pas le bon/).waitFor();
    await field.fill(codeOf(secret, now()));
    await elsewhere.getByRole('checkbox', { name: 'Se fier à cet appareil' }).check();
    await elsewhere.getByRole('button', { name: 'Continuer' }).click();
    await elsewhere.getByText('Bonjour Nina').waitFor();

    await elsewhere.evaluate(() => localStorage.clear());
    await elsewhere.goto(await linkFor(nina.email));
    await elsewhere.getByText('Bonjour Nina').waitFor();
    await elsewhere.goto('/sessions');
    await elsewhere.getByRole('heading', { name: 'Appareils de confiance' }).waitFor();
    await elsewhere
      .getByText(/par un lien reçu par e-mail et un code/)
      .first()
      .waitFor();
    await checkElsewhere();
    await elsewhere.getByRole('button', { name: /^Ne plus s’y fier/ }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Ne plus s’y fier' }).click();
    await elsewhere.getByText('Cet appareil n’est plus de confiance').first().waitFor();
    await elsewhere.evaluate(() => localStorage.clear());
    await elsewhere.goto(await linkFor(nina.email));
    await elsewhere.getByRole('heading', { name: 'Votre code' }).waitFor();
    // A recovery code, as somebody copies it from a paper.
    await elsewhere.getByRole('textbox', { name: 'Code' }).fill((codes[0] ?? '').toLowerCase());
    await elsewhere.getByRole('button', { name: 'Continuer' }).click();
    await elsewhere.getByText('Bonjour Nina').waitFor();
  });

  it('is asked for by the organisation, and its page is all that is left until it is there', async () => {
    const { app } = stage;
    const strict = await createTestOrganization(app.services, { name: 'Les Stricts' });
    const paul = await strict.add('employee', 'Paul Remy');
    const { page, checkPage } = await stage.visitAs(strict.admin, phone);
    await page.goto('/organization/login');
    await page.getByText(/0 personnes? sur 2/).waitFor();
    await page.getByRole('radio', { name: 'Tout le monde' }).click();
    await checkPage();
    const visitor = await stage.visitAs(paul, phone);
    const { page: pauls, checkPage: checkPauls } = visitor;
    const body = { secondFactor: 'everyone', from: todayInParis(now()) };
    const { token } = strict.admin;
    expect((await app.call('PUT', '/organization/login-policy', { token, body })).status).toBe(200);

    // What the page asked for before it knew; how much of it depends on who was faster.
    pauls.on('response', (response) => {
      if (response.status() === 403) visitor.expectComplaint(/403/);
    });
    await pauls.goto('/balances');
    await pauls.getByRole('heading', { name: 'Un second facteur est nécessaire' }).waitFor();
    await setUpApp(visitor);
    await checkPauls();
    await pauls.getByRole('button', { name: 'Je les ai gardés' }).click();
    await pauls.getByRole('navigation').first().waitFor();
    await expect.poll(() => pauls.getByText('Un second facteur est nécessaire').count()).toBe(0);
  });

  it('I11: a fresh proof is asked in place, and what was typed is sent', async () => {
    const { app, organization } = stage;
    const lea = await organization.add('employee', 'Léa Script');
    const token = await openTestSession(app.services, organization.id, lea.id, null);
    const { page, checkPage, expectComplaint } = await stage.visitAs({ token }, phone);
    await leaveOpen(app, lea.id);
    const proof = await askForKey({ page, expectComplaint });
    await checkPage();
    const mail = await app.mailbox.waitFor(lea.email);
    const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? '';
    await proof.getByRole('textbox', { name: 'Code' }).fill(code);
    await proof.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('heading', { name: 'Votre clé «\u00a0Tableur\u00a0»' }).waitFor();
  });
});
