import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let browser: Browser;
let organization: TestOrganization;
let manager: TestPerson;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  organization = await createTestOrganization(app.services, { name: 'Les Vergers' });
  manager = await organization.add('manager', 'Maud Manager');
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

const phone = { width: 360, height: 740 } as const;

async function enter(person: TestPerson, options?: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, app.url, options);
  await enterAs(visitor, app, person.token);
  return visitor;
}

async function filed(person: TestPerson, form: object = {}): Promise<{ id: string; version: number }> {
  const body = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06', ...form };
  const { status, json } = await app.call('POST', '/leave-requests', { token: person.token, body });
  expect(status).toBe(200);
  return json;
}

const approve = (id: string) =>
  app.call('PATCH', `/leave-requests/${id}/approve`, { token: manager.token, body: {} });

const requestsOf = async (person: TestPerson): Promise<{ id: string; startDate: string; status: string }[]> =>
  (await app.call('GET', '/leave-requests/my-requests', { token: person.token })).json;

async function fillDates(page: Page, start: string, end: string): Promise<void> {
  await page.getByLabel('Du', { exact: true }).fill(start);
  await page.getByLabel('Au', { exact: true }).fill(end);
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer la demande' }).click();

describe('an employee on a phone', () => {
  let ana: TestPerson;
  let visitor: Visitor;

  beforeAll(async () => {
    ana = await organization.add('employee', 'Ana Prunier');
    visitor = await enter(ana, phone);
  });
  afterAll(() => visitor.leave());

  it('asks for an afternoon and the three days after it, 14 July among them, and reads why that costs 2.5', async () => {
    const { page, checkPage } = visitor;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Demande', exact: true }).click();
    await page.getByRole('heading', { name: 'Nouvelle demande' }).waitFor();
    await fillDates(page, '13/07/2043', '16/07/2043');
    await page.getByRole('group', { name: 'Premier jour' }).getByLabel('L’après-midi').check();
    const proof = page.getByRole('list', { name: 'Le décompte, jour par jour' });
    await proof.getByText('jour férié chômé').waitFor();
    await page.getByText(/^2,5\sjours, il vous/).waitFor();
    const line = (day: string) => proof.getByRole('listitem').filter({ hasText: day });
    await expect.poll(() => line('Mardi 14 juillet').textContent()).toContain('Non compté');
    await expect.poll(() => line('Lundi 13 juillet').textContent()).toContain('l’après-midi seulement');
    await page.getByText('2,5 jours comptés').waitFor();
    await page.getByText('4 jours calendaires').waitFor();
    await checkPage();
  });

  it('sees result and button without scrolling, and nothing wider than the screen', async () => {
    const { page } = visitor;
    await page.evaluate(() => window.scrollTo(0, 0));
    const bottom = async () => {
      const button = await page.getByRole('button', { name: 'Envoyer la demande' }).boundingBox();
      return button && button.y + button.height;
    };
    await expect.poll(bottom).toBeLessThan(phone.height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  it('finds the draft again after a reload', async () => {
    const { page } = visitor;
    await page.getByLabel('Note').fill('Pont du 14 juillet');
    await page.reload();
    await page.getByText('Brouillon repris').waitFor();
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Pont du 14 juillet');
    await expect.poll(() => page.getByLabel('Du', { exact: true }).inputValue()).toBe('13/07/2043');
    await page.getByText(/^2,5\sjours, il vous/).waitFor();
  });

  it('loses the connection while sending, tries again, and has filed one request', async () => {
    const { page, expectComplaint, checkPage } = visitor;
    // The request arrives and its answer is lost: the case in which trying again could file a second one.
    await page.route('**/api/leave-requests', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page);
    await page.getByText('Erreur de connexion au serveur').waitFor();
    await page.getByText('une seule demande sera créée').waitFor();
    expectComplaint(/ERR_CONNECTION_RESET/);
    await expect.poll(() => requestsOf(ana)).toHaveLength(1);
    await page.unroute('**/api/leave-requests');
    await page.reload();
    await page.getByText('Brouillon repris').waitFor();
    await send(page);
    await page.waitForURL('**/dashboard');
    await page.getByText('Demande envoyée').first().waitFor();
    await expect.poll(() => requestsOf(ana)).toHaveLength(1);
    await page.goto('/requests/new');
    await page.getByRole('heading', { name: 'Suivi rapide' }).waitFor();
    await expect.poll(() => page.getByText('Brouillon repris').count()).toBe(0);
    await checkPage();
  });

  it('is told at the dates about an absence that holds them already', async () => {
    const { page, checkPage } = visitor;
    await fillDates(page, '16/07/2043', '17/07/2043');
    await page.getByText('Une autre absence est déjà posée sur ces dates').waitFor();
    await checkPage();
    await page.getByLabel('Au', { exact: true }).fill('01/07/2043');
    await page.getByText('La date de fin doit être après la date de début').waitFor();
    await checkPage();
    await page.reload();
    await page.getByRole('button', { name: 'Effacer' }).click();
    await expect.poll(() => page.getByText('Brouillon repris').count()).toBe(0);
    await fillDates(page, '02/07/2043', '03/07/2043');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.waitForURL('**/dashboard');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))))
      .toEqual([]);
  });

  it('edits it, and reads in the history what changed', async () => {
    const { page, checkPage } = visitor;
    const [{ id } = { id: '' }] = await requestsOf(ana);
    await page.goto(`/requests/${id}`);
    await page.getByText('En attente').first().waitFor();
    await checkPage();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByRole('heading', { name: 'Modifier la demande' }).waitFor();
    await page.getByLabel('Au', { exact: true }).fill('17/07/2043');
    await page.getByText('3,5 jours comptés').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.waitForURL(`**/requests/${id}`);
    await page.getByText('Modifiée par Ana Prunier').waitFor();
    await page.getByText('Fin\u00a0: jeudi 16\u00a0juillet 2043 → vendredi 17\u00a0juillet 2043').waitFor();
    await checkPage();
  });

  it('withdraws it', async () => {
    const { page, checkPage } = visitor;
    await page.getByRole('button', { name: 'Retirer la demande' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('du lundi 13\u00a0juillet à midi').waitFor();
    await checkPage();
    await dialog.getByRole('button', { name: 'Retirer' }).click();
    await page.getByText('Retirée par Ana Prunier').waitFor();
    await expect.poll(async () => (await requestsOf(ana))[0]?.status).toBe('withdrawn');
  });
});

describe('a request between two people', () => {
  let bruno: TestPerson;
  let employee: Visitor;
  let decider: Visitor;

  beforeAll(async () => {
    bruno = await organization.add('employee', 'Bruno Cerisier');
    employee = await enter(bruno);
    decider = await enter(manager);
  });
  afterAll(async () => {
    await employee.leave();
    await decider.leave();
  });

  it('keeps what was typed when it changed meanwhile', async () => {
    const { page, expectComplaint, checkPage } = employee;
    const { id, version } = await filed(bruno, { startDate: '2040-03-05', endDate: '2040-03-07' });
    await page.goto(`/requests/${id}/edit`);
    await page.getByLabel('Note').fill('Écrit sur cet écran');
    const elsewhere = { type: 'personal', startDate: '2040-03-05', endDate: '2040-03-06', version };
    await app.call('PUT', `/leave-requests/${id}`, { token: bruno.token, body: elsewhere });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Cette demande a changé entre-temps').waitFor();
    await page.getByText('Congé personnel, du lundi 5\u00a0mars au mardi 6\u00a0mars 2040').waitFor();
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Écrit sur cet écran');
    expectComplaint(/409/);
    await checkPage();
    await page.getByRole('button', { name: 'Enregistrer ma saisie' }).click();
    await page.waitForURL(`**/requests/${id}`);
    await page.getByText('Écrit sur cet écran').first().waitFor();
  });

  it('is rejected with a reason that its person reads', async () => {
    const { id } = await filed(bruno, { startDate: '2040-04-09', endDate: '2040-04-13' });
    const { page, checkPage } = decider;
    await page.goto(`/requests/${id}`);
    await page.getByRole('button', { name: 'Refuser' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await dialog.getByText('À remplir').waitFor();
    await dialog.getByRole('button', { name: 'Cette période est chargée' }).click();
    await checkPage();
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await page.getByText('Refusée par Maud Manager').waitFor();
    await checkPage();
    await employee.page.goto(`/requests/${id}`);
    await employee.page.getByText('Refusé').first().waitFor();
    await employee.page.getByText('proposez d’autres dates').first().waitFor();
    await employee.checkPage();
  });

  it('is approved, asked to be cancelled, and cancelled', async () => {
    const { id } = await filed(bruno, { startDate: '2040-05-14', endDate: '2040-05-18' });
    await approve(id);
    await employee.page.goto(`/requests/${id}`);
    await employee.page.getByRole('button', { name: 'Demander l’annulation' }).click();
    const asking = employee.page.getByRole('dialog');
    await asking.getByLabel('Motif').fill('Le voyage est reporté');
    await employee.checkPage();
    await asking.getByRole('button', { name: 'Demander l’annulation' }).click();
    await employee.page.getByText('Annulation demandée par Bruno Cerisier').waitFor();

    const { page, checkPage } = decider;
    await page.goto(`/requests/${id}`);
    await page.getByText('Bruno Cerisier demande l’annulation de ce congé').waitFor();
    await page.getByText('Le voyage est reporté').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Accepter l’annulation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accepter l’annulation' }).click();
    await page.getByText('Annulée par Maud Manager').waitFor();
    await expect
      .poll(async () => (await requestsOf(bruno)).find((request) => request.id === id)?.status)
      .toBe('cancelled');
  });

  it('is recorded for someone who is ill, from a link', async () => {
    const { page, checkPage } = decider;
    const monday = mondayOf(addDays(todayInParis(), 7));
    await page.goto(`/requests/new?type=sick&from=${monday}&to=${addDays(monday, 1)}&for=${bruno.id}`);
    await page.getByText('L’absence est approuvée aussitôt, et Bruno Cerisier').waitFor();
    await page.getByText('sans effet sur les soldes').waitFor();
    await page.waitForURL(({ search }) => search === '');
    await checkPage();
    await page.getByRole('button', { name: 'Enregistrer l’absence' }).click();
    await page.getByText('Absence enregistrée pour Bruno Cerisier').first().waitFor();
    await expect
      .poll(async () => (await requestsOf(bruno)).map(({ startDate, status }) => [startDate, status]))
      .toContainEqual([monday, 'approved']);
  });

  it('says plainly that there is none at an address that names none', async () => {
    const { page, expectComplaint, checkPage } = employee;
    await page.goto('/requests/00000000-0000-4000-8000-000000000000');
    await page.getByText('Demande introuvable').waitFor();
    expectComplaint(/404/);
    await checkPage();
  });
});

describe('the way in', () => {
  it('opens with N, from the palette and in English', async () => {
    const eve = await organization.add('employee', 'Eve Pommier');
    const { page, checkPage, leave } = await enter(eve, { language: 'en-GB', theme: 'dark' });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL('**/requests/new');
    await page.getByRole('heading', { name: 'New request' }).waitFor();
    await page.getByText('Choose the dates').waitFor();
    await checkPage();
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'New request' }).click();
    await page.waitForURL('**/requests/new');
    await leave();
  });
});
