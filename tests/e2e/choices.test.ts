import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { insertMailLink } from '#server/store/mail-links.ts';
import { issueToken } from '#server/token.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { todayInParis } from '#tests/support/today.ts';
import { formatTypedDay } from '#ui/typed-date.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

const day = 24 * 60 * 60 * 1000;

/** As a person types it, a number of days from today. */
function typedDay(daysAhead: number): string {
  return formatTypedDay(addDays(todayInParis(), daysAhead));
}

/** The link at the foot of a mail of this kind. */
async function unsubscribeLink(person: TestPerson, kind: NotificationKind): Promise<string> {
  const { services, organization } = { services: stage.app.services, organization: stage.organization };
  const { token, hash } = issueToken(organization.id);
  const [createdAt, expiresAt] = [services.now(), new Date(services.now().getTime() + 90 * day)];
  await services.database.inOrganization(organization.id, (tx) =>
    insertMailLink(tx, {
      id: randomUUID(),
      tokenHash: hash,
      userId: person.id,
      requestId: null,
      kind,
      createdAt,
      expiresAt,
    }),
  );
  return `/unsubscribe?token=${token}`;
}

const choiceOf = (page: Page, kind: string, choice: string) =>
  page.getByRole('group', { name: kind }).getByRole('radio', { name: choice, exact: true });

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** A phone, where there is the least room; wide screens are walked through in the files of each page. */
const screen = { width: 360, height: 740 };

describe('on a phone', () => {
  it('keeps the choice of mails, and shows each person their own kinds', async () => {
    const manager = await stage.organization.add('manager', 'Mona Manager');
    const { page, checkPage } = await stage.visitAs(manager, screen);
    await page.goto('/profile');
    await choiceOf(page, 'Rappels', 'Jamais').check();
    await choiceOf(page, 'Demandes à décider', 'Une fois par jour').check();
    await choiceOf(page, 'Récapitulatif du lundi', 'Non').check();
    await expect.poll(() => page.getByText('Enregistré', { exact: true }).count()).toBe(3);
    await checkPage();
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

    await page.reload();
    await choiceOf(page, 'Rappels', 'Jamais').waitFor();
    await expect.poll(() => choiceOf(page, 'Rappels', 'Jamais').isChecked()).toBe(true);
    await expect.poll(() => choiceOf(page, 'Demandes à décider', 'Une fois par jour').isChecked()).toBe(true);
    await expect.poll(() => choiceOf(page, 'Récapitulatif du lundi', 'Non').isChecked()).toBe(true);
    await expect.poll(() => choiceOf(page, 'Demandes modifiées', 'Tout de suite').isChecked()).toBe(true);

    const employee = await stage.visitAs(await stage.organization.add('employee'), screen);
    await employee.page.goto('/profile');
    await choiceOf(employee.page, 'Vos propres demandes', 'Tout de suite').waitFor();
    await expect.poll(() => employee.page.getByRole('group', { name: 'Rappels' }).count()).toBe(0);
    await expect.poll(() => employee.page.getByText('Pendant votre absence').count()).toBe(0);
    await employee.checkPage();
  });

  it('gives decisions away and takes them back', async () => {
    const manager = await stage.organization.add('manager', 'Mona Manager');
    const lead = await stage.organization.add('team_lead', 'Lino Lead');
    const { page, checkPage, expectComplaint } = await stage.visitAs(manager, screen);
    await page.goto('/profile');
    await page.getByText('Aucun remplacement en cours ni prévu.').waitFor();
    await page.getByRole('button', { name: 'Désigner un remplaçant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
    await expect.poll(() => dialog.getByText('À remplir').count()).toBe(2);
    // Deciding for someone else is for admins.
    await expect.poll(() => dialog.getByLabel('Qui s’absente').count()).toBe(0);
    await checkPage();
    await dialog.getByLabel('Qui remplace').selectOption(lead.id);
    await dialog.getByLabel('Du', { exact: true }).fill(typedDay(4));
    await dialog.getByLabel('Au', { exact: true }).fill(typedDay(0));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('La date de fin doit être après la date de début').waitFor();
    await dialog.getByLabel('Du', { exact: true }).fill(typedDay(0));
    await dialog.getByLabel('Au', { exact: true }).fill(typedDay(4));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    const given = page.getByRole('region', { name: 'À votre place' });
    await given.getByText('Lino Lead').waitFor();
    await given.getByText('En cours').waitFor();
    await checkPage();
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

    // The same days again: the sentence says why not, and the form stays.
    await page.getByRole('button', { name: 'Désigner un remplaçant' }).click();
    await dialog.getByLabel('Qui remplace').selectOption(lead.id);
    await dialog.getByLabel('Du', { exact: true }).fill(typedDay(3));
    await dialog.getByLabel('Au', { exact: true }).fill(typedDay(9));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Une autre délégation est déjà prévue sur ces dates.').waitFor();
    expectComplaint(/409/);
    await expect.poll(() => dialog.getByLabel('Qui remplace').inputValue()).toBe(lead.id);
    await page.keyboard.press('Escape');

    const standIn = await stage.visitAs(lead, screen);
    await standIn.page.goto('/profile');
    await standIn.page.getByRole('region', { name: 'Vous remplacez' }).getByText('Mona Manager').waitFor();
    await expect.poll(() => standIn.page.getByRole('button', { name: /^Mettre fin/ }).count()).toBe(0);
    await standIn.checkPage();

    await given.getByRole('button', { name: /^Mettre fin : Lino Lead remplace Mona Manager/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Mettre fin au remplacement par Lino Lead ?').waitFor();
    await question.getByText('Les prochaines demandes vous reviendront.', { exact: false }).waitFor();
    await checkPage();
    await question.getByRole('button', { name: 'Mettre fin' }).click();
    await page.getByText('Aucun remplacement en cours ni prévu.').waitFor();
    await checkPage();
  });

  it('stops mails from the link in one of them, once asked to', async () => {
    const person = await stage.organization.add('employee', 'Nina Caron');
    const link = await unsubscribeLink(person, 'request-decided');
    const { page, checkPage } = await stage.visit(screen);
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByRole('heading', { name: 'Ne plus recevoir ces e-mails ?' }).waitFor();
    await page.getByText(person.email).waitFor();
    expect(page.url()).not.toContain('token');
    await checkPage();
    // Opening and reloading change nothing.
    await page.reload();
    await page.getByRole('button', { name: 'Ne plus les recevoir' }).waitFor();
    const choices = async () => (await stage.app.call('GET', '/notifications/choices', person)).json;
    await expect
      .poll(() => choices())
      .toContainEqual(expect.objectContaining({ kind: 'request-decided', choice: 'immediate' }));

    await page.getByRole('button', { name: 'Ne plus les recevoir' }).click();
    await page.getByRole('heading', { name: 'C’est noté' }).waitFor();
    await checkPage();
    await expect
      .poll(() => choices())
      .toContainEqual(expect.objectContaining({ kind: 'request-decided', choice: 'none' }));
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    const home = await stage.visitAs(person, screen);
    await home.page.goto(link);
    await home.page.getByRole('link', { name: 'Régler mes e-mails' }).click();
    await home.page.waitForURL('**/profile#mails');
    await expect.poll(() => choiceOf(home.page, 'Vos propres demandes', 'Jamais').isChecked()).toBe(true);
  });

  it('says that a link no longer works', async () => {
    const { page, checkPage, expectComplaint } = await stage.visit(screen);
    await page.goto('/unsubscribe?token=nothing');
    await page.getByRole('heading', { name: 'Ce lien ne sert plus' }).waitFor();
    expectComplaint(/410/);
    await checkPage();
    const without = await stage.visit(screen);
    await without.page.goto('/unsubscribe');
    await without.page.getByRole('heading', { name: 'Ce lien ne sert plus' }).waitFor();
    await without.checkPage();
  });

  it('refuses to escalate before reminding', async () => {
    const { page, checkPage } = await stage.visitAs(stage.organization.admin, screen);
    await page.goto('/settings/reminders');
    await page
      .getByText('rappelée après 3 jours ouvrés, puis signalée aux administrateurs après 6')
      .waitFor();
    await page.getByRole('button', { name: 'Modifier : Demandes qui attendent' }).click();
    await page.getByLabel('Rappel après').fill('7');
    await page.getByLabel('Recours aux administrateurs après').fill('7');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('le recours après le rappel', { exact: false }).waitFor();
    await checkPage();
    await page.getByLabel('Recours aux administrateurs après').fill('10');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page
      .getByText('rappelée après 7 jours ouvrés, puis signalée aux administrateurs après 10')
      .waitFor();
    await page.getByRole('button', { name: 'Modifier : Récapitulatifs' }).click();
    await page.getByLabel('Heure des récapitulatifs').selectOption({ label: '7\u00a0h' });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Les récapitulatifs partent à 7\u00a0h.').waitFor();
    await checkPage();
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await page
      .getByText('rappelée après 7 jours ouvrés, puis signalée aux administrateurs après 10')
      .waitFor();
    await page.getByText('Les récapitulatifs partent à 7\u00a0h.').waitFor();
  });
});

it('keeps a choice on the screen that could not be saved, and saves it when asked again', async () => {
  const person = await stage.organization.add('employee');
  const { page, context, expectComplaint } = await stage.visitAs(person);
  await page.goto('/profile');
  await choiceOf(page, 'Vos propres demandes', 'Tout de suite').waitFor();
  await context.setOffline(true);
  await choiceOf(page, 'Vos propres demandes', 'Jamais').check();
  await page.getByText('Ce choix n’est pas encore enregistré.').waitFor();
  await expect.poll(() => choiceOf(page, 'Vos propres demandes', 'Jamais').isChecked()).toBe(true);
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await page.reload();
  await choiceOf(page, 'Vos propres demandes', 'Jamais').waitFor();
  await expect.poll(() => choiceOf(page, 'Vos propres demandes', 'Jamais').isChecked()).toBe(true);
});

it('lets an admin name a stand-in for someone else, found from the palette', async () => {
  const manager = await stage.organization.add('manager', 'Zoë Nguyễn');
  const lead = await stage.organization.add('team_lead', 'Omar Diop');
  const { page } = await stage.visitAs(stage.organization.admin);
  await page.goto('/dashboard');
  await page.getByText('Bonjour Alix').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('absence');
  await page.getByRole('option', { name: 'Pendant mon absence' }).click();
  await page.waitForURL('**/profile#stand-ins');
  await page.getByRole('button', { name: 'Désigner un remplaçant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Qui remplace').selectOption(manager.id);
  // Nobody stands in for themselves.
  await dialog.getByLabel('Qui s’absente').selectOption(manager.id);
  await expect.poll(() => dialog.getByLabel('Qui remplace').inputValue()).toBe('');
  await dialog.getByLabel('Qui remplace').selectOption(lead.id);
  await dialog.getByLabel('Du', { exact: true }).fill(typedDay(10));
  await dialog.getByLabel('Au', { exact: true }).fill(typedDay(12));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const others = page.getByRole('region', { name: 'Dans l’organisation' });
  await others.getByText('Omar Diop remplace Zoë Nguyễn').waitFor();
  await others.getByText('À venir').waitFor();
  await others.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await others.waitFor({ state: 'hidden' });
});

it('shows which entry of the navigation a page belongs to', async () => {
  const { page } = await stage.visitAs(stage.organization.admin);
  const current = page
    .getByRole('navigation', { name: 'Navigation principale' })
    .locator('[aria-current]')
    .filter({ visible: true });
  await page.goto('/hierarchy');
  await expect.poll(() => current.allTextContents()).toEqual(['Équipes']);
  await page.goto('/teams/my-teams');
  await expect.poll(() => current.allTextContents()).toEqual(['Équipes']);
  await page.goto('/organization');
  await expect.poll(() => current.allTextContents()).toEqual(['Organisation']);
});
