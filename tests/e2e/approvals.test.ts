import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { fromToday, leaveOf, week } from '#tests/support/leave.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let leave: ReturnType<typeof leaveOf>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  leave = leaveOf(app);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

interface Workshop {
  readonly admin: TestPerson;
  readonly maud: TestPerson;
  readonly emma: TestPerson;
  readonly paul: TestPerson;
}

/** An admin, a manager, and the two employees of her team. */
async function workshop(): Promise<Workshop> {
  const { admin, add } = await createTestOrganization(app.services);
  const maud = await add('manager', 'Maud Manager');
  const emma = await add('employee', 'Emma Martin');
  const paul = await add('employee', 'Paul Petit');
  const team = { name: 'Atelier', managerId: maud.id, userIds: [emma.id, paul.id] };
  for (const body of [team, { name: 'Bureau' }])
    await app.call('POST', '/teams', { token: admin.token, body });
  return { admin, maud, emma, paul };
}

async function visitAs(person: TestPerson, options?: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, app.url, options);
  await enterAs(visitor, app, person.token);
  return visitor;
}

const row = (page: Page, name: string) => page.getByRole('article', { name });
/** What stands beside the list, of the request that has the focus. */
const details = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const queue = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').allTextContents();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('h3 a')?.textContent ?? null);

describe('the queue', () => {
  it('shows what a decision rests on, urgent requests first', async () => {
    const { maud, emma, paul } = await workshop();
    await leave.file(emma, { ...week(0), note: 'Un mariage à Nantes.' });
    await leave.file(paul, fromToday(app.services.now()));
    const away = await leave.file(paul, week(0));
    await leave.approve(maud, away.id);
    const { page, checkPage, leave: goodbye } = await visitAs(maud);
    await page.goto('/approvals');
    await page.getByText('1 demande urgente').waitFor();
    await expect.poll(() => queue(page)).toEqual(['Paul Petit', 'Emma Martin']);
    const emmas = row(page, 'Emma Martin');
    await emmas.getByText('1 absent').waitFor();
    await emmas.getByText(/Reste .* j/).waitFor();
    await expect.poll(async () => (await emmas.boundingBox())?.height ?? 0).toBeLessThanOrEqual(80);
    await emmas.getByRole('link', { name: 'Emma Martin' }).click();
    const request = details(page, 'Emma Martin');
    await request.getByText('Du lundi 3 septembre au vendredi 7 septembre 2040').waitFor();
    await request.getByText('5 jours comptés').waitFor();
    await request.getByText(/Attend depuis 1\sjour/).waitFor();
    await request.getByText('Un mariage à Nantes.').waitFor();
    await request.getByRole('list', { name: 'Absents de l’équipe' }).getByText('Paul Petit').waitFor();
    await request.getByText('Congés payés, en jours ouvrés').waitFor();
    await expect.poll(() => request.getByText('lundi 3 septembre', { exact: true }).isVisible()).toBe(false);
    await request.getByRole('button', { name: 'Décompte jour par jour' }).click();
    await request.getByText('lundi 3 septembre', { exact: true }).waitFor();
    await checkPage();
    await goodbye();
  });

  it('approves and refuses in place, a refusal with its reason', async () => {
    const { maud, emma, paul } = await workshop();
    await leave.file(paul, week(0));
    await leave.file(emma, week(0));
    const { page, checkPage, leave: goodbye } = await visitAs(maud);
    await page.goto('/approvals');
    await row(page, 'Paul Petit').getByRole('button', { name: 'Approuver' }).click();
    await page.getByText('Demande de Paul Petit approuvée').first().waitFor();
    await expect.poll(() => queue(page)).toEqual(['Emma Martin']);
    await expect.poll(() => focused(page)).toBe('Emma Martin');

    await row(page, 'Emma Martin').getByRole('button', { name: 'Refuser' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuser la demande d’Emma Martin' });
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await dialog.getByText('À remplir').waitFor();
    await dialog.getByRole('button', { name: 'Cette période est chargée' }).click();
    const reason = dialog.getByLabel('Motif du refus');
    await expect
      .poll(() => reason.inputValue())
      .toBe('Cette période est chargée\u00a0: proposez d’autres dates.');
    await reason.fill('Deux personnes sont déjà à Nantes.');
    await checkPage();
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await page.getByText('Rien n’attend de décision').waitFor();
    await page.getByText('Aucune demande n’attend.').waitFor();
    await checkPage();

    // The sentence is offered again the next time.
    await leave.file(emma, week(1));
    await page.reload();
    await row(page, 'Emma Martin').getByRole('button', { name: 'Refuser' }).click();
    await dialog.getByRole('button', { name: 'Deux personnes sont déjà à Nantes.' }).click();
    await expect.poll(() => reason.inputValue()).toBe('Deux personnes sont déjà à Nantes.');
    await page.keyboard.press('Escape');
    await row(page, 'Emma Martin').getByRole('button', { name: 'Approuver' }).click();
    await page.getByText('Rien n’attend de décision').waitFor();
    await goodbye();
  });

  it('is worked through from the keyboard', async () => {
    const { maud, emma, paul } = await workshop();
    await leave.file(emma, week(2));
    await leave.file(paul, week(3));
    const opened = await leave.file(emma, week(4));
    const { page, checkPage, leave: goodbye } = await visitAs(maud);
    await page.goto('/approvals');
    await row(page, 'Paul Petit').waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    for (const does of ['Demande suivante, précédente', 'Approuver la demande', 'Sélectionner la demande'])
      await help.getByText(does).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => help.count()).toBe(0);

    // Nothing has the focus: the key decides nothing.
    await page.keyboard.press('a');
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Emma Martin');
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Paul Petit');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('a');
    await page.getByText('Demande d’Emma Martin approuvée').first().waitFor();
    await expect.poll(() => queue(page)).toEqual(['Paul Petit', 'Emma Martin']);
    await expect.poll(() => focused(page)).toBe('Paul Petit');

    await page.keyboard.press('x');
    await page.getByText('1 demande sélectionnée').waitFor();
    await checkPage();
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await page.getByLabel('Motif du refus').waitFor();
    await page.keyboard.type('Inventaire.');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
    await page.getByText('Demande de Paul Petit refusée').first().waitFor();
    await expect.poll(() => focused(page)).toBe('Emma Martin');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/requests/${opened.id}`);
    await goodbye();
  });

  it('decides several at once and tells what became of each', async () => {
    const { admin, maud, emma, paul } = await workshop();
    await leave.file(emma, week(5));
    const late = await leave.file(paul, week(6));
    await leave.file(emma, week(7));
    const visitor = await visitAs(maud);
    const { page, checkPage } = visitor;
    // The page does not hear of it: otherwise the request would be gone before it is decided.
    await page.route('**/api/live', () => undefined);
    await page.goto('/approvals');
    await page.getByLabel('Tout sélectionner').click();
    await page.getByText('3 demandes sélectionnées').waitFor();
    // Somebody else was quicker.
    await leave.reject(admin, late.id, 'Inventaire.');
    await page.getByRole('button', { name: 'Approuver la sélection' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Approuver 3 demandes' });
    await sure.getByText(/Emma Martin et Paul Petit|Paul Petit et Emma Martin/).waitFor();
    await sure.getByRole('button', { name: 'Approuver' }).click();
    await page.getByText('2 demandes approuvées.').waitFor();
    await page.getByText('1 demande n’a pas été traitée').waitFor();
    await page.getByText(/Paul Petit, .*la demande est/).waitFor();
    await page.getByText('Rien n’attend de décision').waitFor();
    await checkPage();

    await leave.file(emma, week(5 + 10));
    await leave.file(paul, week(6 + 10));
    await page.reload();
    await page.getByLabel('Tout sélectionner').click();
    await page.getByRole('button', { name: 'Refuser la sélection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuser 2 demandes' });
    await dialog.getByLabel('Motif du refus').fill('Fermeture annuelle.');
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await page.getByText('2 demandes refusées.').waitFor();
    await visitor.leave();
  });

  it('leaves one’s own requests and those of a higher level to others', async () => {
    const { admin, maud } = await workshop();
    await leave.file(maud, week(8));
    await leave.file(admin, week(8));
    const { page, checkPage, leave: goodbye } = await visitAs(maud);
    await page.goto('/approvals');
    await row(page, 'Maud Manager').getByRole('link').click();
    await details(page, 'Maud Manager').getByText('Votre demande').waitFor();
    await row(page, 'Alix Admin').getByRole('link').click();
    await details(page, 'Alix Admin').getByText('d’un niveau supérieur').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Approuver' }).count()).toBe(0);
    await page.getByText('2 attendent la décision d’une autre personne que vous.').waitFor();
    await checkPage();
    await goodbye();
  });
});

describe('the history', () => {
  it('keeps its filters in the address', async () => {
    const { maud, emma, paul } = await workshop();
    for (const [number, person] of [emma, paul, emma, paul, emma].entries()) {
      const { id } = await leave.file(person, week(number));
      if (number % 2 === 0) await leave.approve(maud, id);
      else await leave.reject(maud, id, 'Inventaire.');
    }
    const { page, checkPage, leave: goodbye } = await visitAs(maud);
    await page.goto('/approvals');
    await page.getByRole('link', { name: 'Tout voir' }).click();
    await page.getByRole('heading', { name: 'Historique des demandes' }).waitFor();
    await page.getByRole('row').nth(5).waitFor();
    await checkPage();
    await page.getByLabel('Statut').selectOption({ label: 'Refusé' });
    await page.waitForURL(/status=rejected/);
    await page.getByRole('combobox', { name: 'Équipe' }).selectOption({ label: 'Atelier' });
    await page.waitForURL(/team=/);
    const inTable = (text: string) => page.getByRole('table').getByText(text, { exact: true }).count();
    await expect.poll(() => inTable('Approuvé')).toBe(0);
    await expect.poll(() => inTable('Refusé')).toBe(2);
    await page.reload();
    await expect.poll(() => inTable('Refusé')).toBe(2);
    await page.getByRole('combobox', { name: 'Équipe' }).selectOption({ label: 'Bureau' });
    await page.getByText('Aucune demande ne correspond à ces filtres.').waitFor();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect.poll(() => inTable('Approuvé')).toBe(3);
    await goodbye();
  });

  it.each(['light', 'dark'] as const)('and the queue fit a phone, %s', async (theme) => {
    const { maud, emma } = await workshop();
    await leave.file(emma, week(20));
    const { page, checkPage, leave: goodbye } = await visitAs(maud, { width: 360, height: 740, theme });
    for (const path of ['/approvals', '/approvals/history']) {
      await page.goto(path);
      await page.getByText('Emma Martin').first().waitFor();
      // Loaded, not idle: an open page keeps listening.
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      await checkPage();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
          message: path,
        })
        .toBeLessThanOrEqual(0);
    }
    await goodbye();
  });
});
