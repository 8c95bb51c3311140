import { expect, it } from 'vitest';
import { enrol, openLink } from '#tests/support/authenticator.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { mailAbout } from '#tests/support/passkeys.ts';

const stage = setBrowserStage({ name: 'Les Serrures' });
const phone = { width: 390, height: 800 };

it('I12: one admin asks, another confirms, and the person stops it from the mail', async () => {
  const { app, organization } = stage;
  const second = await organization.add('admin', 'Nora Verrou');
  const person = await organization.add('employee', 'Paul Perdu');
  await enrol(app, person);

  const asking = await stage.visitAs(organization.admin);
  await asking.page.goto('/organization/login');
  await asking.page.getByRole('combobox', { name: 'Personne' }).selectOption({ label: 'Paul Perdu' });
  await asking.page.getByRole('button', { name: 'Demander la remise à zéro' }).click();
  await asking.page.getByText(/Un autre administrateur doit confirmer/).waitFor();
  await expect.poll(() => asking.page.getByRole('button', { name: 'Confirmer' }).count()).toBe(0);
  await asking.checkPage();

  const confirming = await stage.visitAs(second, phone);
  await confirming.page.goto('/organization/login');
  await confirming.page.getByRole('button', { name: 'Confirmer' }).click();
  await confirming.page.getByText(/^Confirmée, faite le/).waitFor();
  await confirming.checkPage();

  const mail = await mailAbout(app, person.email, 'Votre second facteur va être remis à zéro');
  const address = /\/stop-recovery\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  const stopping = await stage.visit(phone);
  await stopping.page.goto(address);
  const stop = stopping.page.getByRole('button', { name: 'Arrêter la remise à zéro' });
  await stop.waitFor();
  await stopping.checkPage();
  // Opened, it has changed nothing yet: scanners of mail open links too.
  await confirming.page.reload();
  await confirming.page.getByText(/^Confirmée, faite le/).waitFor();
  await stop.click();
  await stopping.page.getByText('La remise à zéro est arrêtée').waitFor();

  app.advance(25 * 60 * 60_000);
  const { json } = await openLink(app, person.email);
  expect(json.next).toBe('second-factor');
  const again = await stage.visit({ language: 'en-GB' });
  again.expectComplaint(/410/);
  await again.page.goto(address);
  await again.page.getByRole('button', { name: 'Stop the reset' }).click();
  await again.page.getByRole('alert').first().waitFor();
});
