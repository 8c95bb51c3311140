import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, firstOfMonth } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { todayInParis } from '#tests/support/today.ts';
import { measured } from '#web/measured.ts';

const stage = setBrowserStage();

/** Next month, when nobody has taken anything yet. */
const monday = mondayOf(addDays(addMonths(firstOfMonth(todayInParis()), 1), 6));

const headings = ['Nom', 'Adresse', 'Entrée', 'Équipe', 'CP N-1', 'CP N'].join('\t');
const people = Array.from({ length: 11 }, (_, place) =>
  [
    `Personne ${String.fromCharCode(65 + place)}`,
    `p${place}@premiere-heure.fr`,
    `0${(place % 9) + 1}/09/2019`,
    place % 2 === 0 ? 'Atelier' : 'Bureau',
    '4,5',
    '10,42',
  ].join('\t'),
);
const founder = ['Zoé Martin', 'zoe@premiere-heure.fr', '01/02/2015', 'Bureau', '2', '10,42'].join('\t');

/** Every press is counted, and every field that is typed into as one. */
function counting() {
  let presses = 0;
  return {
    get presses() {
      return presses;
    },
    press: async (target: Locator) => {
      await target.click();
      presses += 1;
    },
    type: async (target: Locator, text: string) => {
      await target.fill(text);
      presses += 1;
    },
  };
}

describe('the first hour of a company of twelve', () => {
  it('leads from the sign-up to a first approved leave, in as many presses as the site says', {
    tags: 'daily',
  }, async () => {
    const { page, checkPage } = await stage.visit({ ownProfile: true });
    const hour = counting();
    await page.goto('/free-trial');
    await hour.type(page.getByLabel('Nom de l’organisation'), 'Première Heure');
    await hour.type(page.getByLabel('Votre nom complet'), 'Zoé Martin');
    await hour.type(page.getByLabel('Votre adresse e-mail'), 'zoe@premiere-heure.fr');
    await hour.press(page.getByRole('button', { name: 'Commencer l’essai gratuit' }));
    await page.waitForURL('**/dashboard');

    // The rules of the law hold already: one look, one press.
    await page.getByText('0 sur 5').waitFor();
    await page.getByLabel('Zone des jours fériés').waitFor();
    await checkPage();
    await hour.press(page.getByRole('button', { name: 'Ces règles conviennent' }));

    // A line that is wrong is named, and nobody comes in.
    const table = page.getByLabel('Cellules copiées d’un tableur');
    await table.fill(
      [headings, founder, ...people.slice(1), 'Personne A\tp0@premiere-heure\t\t\t\t'].join('\n'),
    );
    await page.getByText('Une ligne est à corriger').waitFor();
    await page.getByText('« p0@premiere-heure » n’est pas une adresse e-mail.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Ajouter 11 personnes' }).isDisabled())
      .toBe(true);
    await checkPage();
    await hour.type(table, [headings, founder, ...people].join('\n'));
    await page.getByText('12 places seront ouvertes, sans frais pendant l’essai.').waitFor();
    await page.getByText('Équipes créées avec elles : Bureau, Atelier.').waitFor();
    await checkPage();
    await hour.press(page.getByRole('button', { name: 'Ajouter 11 personnes' }));
    await page.getByText('11 personnes ajoutées').first().waitFor();

    // Teams came with the table; the calendar can wait.
    await page.getByText('3 sur 5').waitFor();
    await page.getByRole('button', { name: 'Créer l’adresse' }).waitFor();
    await checkPage();
    await hour.press(page.getByRole('button', { name: 'Passer cette étape' }));

    const steps = page.getByRole('region', { name: 'Tout est prêt pour commencer' });
    await hour.press(steps.getByRole('link', { name: 'Poser un congé' }));
    await page.waitForURL('**/requests/new');
    const day = (date: string) => page.locator(`[data-day="${date}"] button`).first();
    await hour.press(page.getByRole('button', { name: 'Mois suivant' }));
    await hour.press(day(monday));
    await hour.press(day(addDays(monday, 4)));
    await page.getByText(/jours?, il vous restera/).waitFor();
    await hour.press(page.getByRole('button', { name: 'Envoyer la demande' }));
    await page.waitForURL('**/dashboard');

    // Nobody else could decide for the founder: they do, from where they stand.
    await hour.press(page.getByRole('button', { name: 'Approuver la demande de Zoé Martin' }));
    await expect.poll(() => page.getByText('Tout est prêt pour commencer').count()).toBe(0);
    expect(hour.presses).toBe(measured.pressesOfTheFirstHour);
  });

  it('has no dead end: a seat is added where it is missing, and an address of the calendar is told', async () => {
    const { page, checkPage } = await stage.visit({ ownProfile: true, width: 390, height: 800 });
    await page.goto('/free-trial');
    await page.getByLabel('Nom de l’organisation').fill('Sans Impasse');
    await page.getByLabel('Votre nom complet').fill('Paul Roy');
    await page.getByLabel('Votre adresse e-mail').fill('paul@sans-impasse.fr');
    await page.getByRole('button', { name: 'Commencer l’essai gratuit' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: /Voir les absences dans votre agenda/ }).click();
    await page.getByRole('button', { name: 'Créer l’adresse' }).click();
    await expect
      .poll(() => page.getByLabel('Adresse secrète du calendrier').inputValue())
      .toMatch(/\/api\/calendar\/feeds\/.+\.ics$/);
    await checkPage();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('1 sur 5').waitFor();

    await page.goto('/users');
    await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Il manque une place').waitFor();
    await checkPage();
    await dialog.getByRole('button', { name: 'Ajouter une place' }).click();
    await expect.poll(() => dialog.getByText('Il manque une place').count()).toBe(0);
    await dialog.getByLabel('Nom complet').fill('Nina Caron');
    await dialog.getByLabel('Adresse e-mail').fill('nina@sans-impasse.fr');
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await page.getByText('2 sur 2', { exact: true }).waitFor();

    await page.goto('/dashboard');
    await page.getByText('2 sur 5').waitFor();
    await page.getByRole('button', { name: 'Masquer ces étapes' }).click();
    await expect.poll(() => page.getByText('Tout est prêt pour commencer').count()).toBe(0);
  });
});
