import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Voiles et Vents', seats: 10, trialEnds: true });
const day = 24 * 60 * 60 * 1000;
const phone = { width: 360, height: 740 };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click();
const says = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** A day far enough ahead to be nobody's leave yet. */
function dayIn(days: number): string {
  return addDays(todayInParis(), days);
}

it('pays from the sign-up on, on a phone, and changes its mind afterwards', { tags: 'daily' }, async () => {
  const { page, checkPage } = await stage.visit({ ...phone, ownProfile: true });
  await page.goto('/onboarding');
  await page.getByLabel('Nom de l’organisation').fill('Les Vergers');
  await page.getByLabel('Votre nom complet').fill('Nina Caron');
  await page.getByLabel('Votre adresse e-mail').fill('nina@vergers.fr');
  await press(page, 'Continuer');
  await says(page, '10\u00a0€/mois');
  await press(page, 'Continuer');
  await press(page, 'Procéder au paiement');

  await page.getByRole('heading', { name: 'Paiement d’essai' }).waitFor();
  await checkPage();
  await press(page, /^Carte refusée 4/);
  await says(page, 'La carte a été refusée.');
  await press(page, /^Carte à confirmer/);
  await says(page, 'Votre banque demande une confirmation.');
  await press(page, 'Refuser');
  await says(page, 'La carte a été refusée.');
  await press(page, /^Carte à confirmer/);

  // The news of the payment is slower than the person who paid.
  let confirmed = false;
  await page.route('**/api/onboarding/organization/**', async (route) => {
    if (confirmed) return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), subscription: { status: 'trial' } },
    });
  });
  await page.clock.install();
  await press(page, 'Confirmer');
  await page.getByRole('heading', { name: 'Finalisation de votre inscription…' }).waitFor();
  await checkPage();
  await page.clock.fastForward(11_000);
  await says(page, 'Le prestataire de paiement met plus de temps que d’habitude');
  confirmed = true;
  await page.clock.fastForward(2_000);
  await page.getByRole('heading', { name: 'Bienvenue dans Relâche' }).waitFor();
  await says(page, '5 utilisateurs');
  await says(page, 'Administrateur');
  await page.clock.resume();

  await page.goto('/subscription');
  await says(page, 'Actif');
  await says(page, '10\u00a0€/mois pour 5 places');
  await page.getByRole('link', { name: /^Ouvrir le PDF de la facture/ }).waitFor();
  await checkPage();

  const seats = page.getByRole('spinbutton', { name: 'Nombre de places' });
  const update = page.getByRole('button', { name: 'Mettre à jour' });
  await expect.poll(() => update.isDisabled()).toBe(true);
  await seats.fill('8');
  await says(page, 'Nouveau prix estimé\u00a0: 16\u00a0€/mois');
  await update.click();
  const change = page.getByRole('dialog', { name: 'Passer à 8 places\u00a0?' });
  await change.getByText('16\u00a0€/mois au lieu de 10\u00a0€/mois').waitFor();
  await change.getByText('Prorata du mois en cours').waitFor();
  await change.getByText(/^22\u00a0€ hors taxes, le /).waitFor();
  await checkPage();
  await change.getByRole('button', { name: 'Confirmer' }).click();
  await says(page, '16\u00a0€/mois pour 8 places');
  await seats.fill('');
  await seats.blur();
  await expect.poll(() => seats.inputValue()).toBe('1');

  await press(page, 'Résilier l’abonnement');
  const cancelling = page.getByRole('alertdialog', { name: 'Résilier l’abonnement des Vergers\u00a0?' });
  const consequence = cancelling.getByText(/^Vous gardez l’accès complet jusqu’au \p{L}+ \d/u);
  await consequence.waitFor();
  await checkPage();
  await cancelling.getByRole('button', { name: 'Résilier' }).click();
  await says(page, 'Annulé');
  await page.goto('/dashboard');
  await says(page, 'L’abonnement est annulé.');
  await checkPage();
  await follow(page, 'Réactiver');
  await press(page, 'Réactiver l’abonnement');
  await says(page, 'Actif');
  await page.getByRole('button', { name: 'Résilier l’abonnement' }).waitFor();
});

it('is read-only after the trial, tells everyone what they need, and writes again once paid', async () => {
  const { app, organization } = stage;
  const [manager, employee] = [
    await organization.add('manager', 'Maël Le Bihan'),
    await organization.add('employee'),
  ];
  const admin = await stage.visitAs(organization.admin);
  await admin.page.goto('/dashboard');
  await says(admin.page, 'Encore 14 jours d’essai.');
  await press(admin.page, 'Fermer');
  await admin.page.getByText('Encore 14 jours d’essai.').waitFor({ state: 'detached' });
  await admin.page.reload();
  await admin.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => admin.page.getByText('Encore 14 jours d’essai.').count()).toBe(0);

  app.advance(12 * day);
  await admin.page.goto(`/requests/new?type=vacation&from=${dayIn(40)}&to=${dayIn(41)}`);
  await says(admin.page, 'Votre essai se termine dans 2 jours.');
  await expect.poll(() => admin.page.getByRole('button', { name: 'Fermer' }).count()).toBe(0);
  await admin.page.getByLabel(/^Note/).fill('Régates de printemps');

  app.advance(2 * day);
  await press(admin.page, /^Envoyer la demande/);
  await says(admin.page, 'Votre organisation est en lecture seule\u00a0: tout se consulte et s’exporte.');
  await says(admin.page, 'L’essai est terminé\u00a0: l’organisation est en lecture seule.');
  admin.expectComplaint(/402/);
  await expect.poll(() => admin.page.getByLabel(/^Note/).inputValue()).toBe('Régates de printemps');
  await admin.checkPage();

  const worker = await stage.visitAs(employee, phone);
  await worker.page.goto('/dashboard');
  for (const place of ['/dashboard', '/calendar', '/requests/new']) {
    await worker.page.goto(place);
    await says(worker.page, 'Votre organisation est en lecture seule.');
    await worker.checkPage();
  }

  const lead = await stage.visitAs(manager);
  await lead.page.goto('/subscription');
  await says(lead.page, 'Expiré');
  await says(lead.page, 'Adressez-vous à Alix Admin.');
  await expect.poll(() => lead.page.getByRole('main').getByRole('button').count()).toBe(0);

  await follow(admin.page, 'Payer l’abonnement');
  await press(admin.page, 'Payer maintenant');
  await follow(admin.page, 'Revenir sans payer');
  await says(admin.page, 'Expiré');
  await press(admin.page, 'Payer maintenant');
  await press(admin.page, /^Carte acceptée/);
  await says(admin.page, 'Paiement reçu. L’abonnement est actif.');
  await admin.page.waitForURL(({ search }) => search === '');
  await admin.checkPage();
  await says(lead.page, 'Actif');
  await worker.page.getByText('Votre organisation est en lecture seule.').waitFor({ state: 'detached' });

  await admin.page.goto('/requests/new');
  await expect.poll(() => admin.page.getByLabel(/^Note/).inputValue()).toBe('Régates de printemps');
  await press(admin.page, /^Envoyer la demande/);
  await admin.page.waitForURL('**/dashboard');
});
