import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { insertMailLinks } from '#server/store/mail-links.ts';
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
    insertMailLinks(tx, [
      {
        id: randomUUID(),
        tokenHash: hash,
        userId: person.id,
        requestId: null,
        kind,
        createdAt,
        expiresAt,
      },
    ]),
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
  it('has room for choices of mails, a stand-in and the settings of reminders', async () => {
    const manager = await stage.organization.add('manager', 'Mona Manager');
    const lead = await stage.organization.add('team_lead', 'Lino Lead');
    const { page, checkPage } = await stage.visitAs(manager, screen);
    await page.goto('/profile');
    await choiceOf(page, 'Rappels', 'Jamais').check();
    await page.getByText('Enregistré', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Désigner un remplaçant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
    await checkPage();
    await dialog.getByLabel('Qui remplace').selectOption(lead.id);
    await dialog.getByLabel('Du', { exact: true }).fill(typedDay(0));
    await dialog.getByLabel('Au', { exact: true }).fill(typedDay(4));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    const given = page.getByRole('region', { name: 'À votre place' });
    await given.getByText('En cours').waitFor();
    await checkPage();
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    await given.getByRole('button', { name: /^Mettre fin/ }).click();
    await page.getByRole('alertdialog').waitFor();
    await checkPage();

    const admin = await stage.visitAs(stage.organization.admin, screen);
    await admin.page.goto('/settings/reminders');
    await admin.page.getByRole('button', { name: 'Modifier : Demandes qui attendent' }).click();
    await admin.page.getByLabel('Recours aux administrateurs après').fill('1');
    await admin.page.getByRole('button', { name: 'Enregistrer' }).click();
    await admin.page.getByText('le recours après le rappel', { exact: false }).waitFor();
    await admin.checkPage();
    await expect.poll(() => overflowOf(admin.page)).toBeLessThanOrEqual(0);
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
});
