import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createDemoCompany } from '#seed/demo-company.ts';
import { accountant, founder } from '#seed/demo-people.ts';
import type { StoredMail } from '#server/mail/outbox.ts';
import { wipeDatabase } from '#server/store/wipe.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { callAs } from '#tests/support/call-as.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { keepSessions, setClock } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { openTestSession } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';

const stage = setBrowserStage();

/** October 2026 is over in the demo company, and Thomas has days that only we know of. */
async function octoberOfTheDemo() {
  const { app } = stage;
  setClock(app, '2026-11-03T08:00:00Z');
  await wipeDatabase(app.connection);
  await createDemoCompany(app.services);
  const owner = new Client(app.connection);
  await owner.connect();
  const { rows } = await owner.query<{ organization: string; id: string; name: string }>(
    'select organization_id as organization, id, name from users',
  );
  const enter = async (name: string) => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`The demo company has no ${name}.`);
    return { ...found, token: await openTestSession(app.services, found.organization, found.id) };
  };
  const [admin, manager] = [await enter(founder.name), await enter('Yann Le Goff')];
  const [ines, thomas] = [await enter('Inès Rousseau'), await enter('Thomas Girard')];
  await keepSessions(owner);
  await owner.end();
  const as = callAs(() => app);
  const adjustment = { counter: 'paid-leave', days: 1.5, date: '2026-09-01', reason: 'Accord de mai' };
  await as(admin, 'POST', `/users/${thomas.id}/adjustments`, adjustment);
  return {
    ...{ as, admin, manager, ines, thomas },
    away: async (userId: string, type: string, startDate: string, endDate: string) => {
      const filed = await as(admin, 'POST', '/leave-requests', { userId, type, startDate, endDate });
      expect(filed.json.status).toBe('approved');
    },
    /** What is left of the period before and of this one, by our own statement. */
    left: async (userId: string): Promise<[number, number]> => {
      const { json } = await as(admin, 'GET', `/payroll/statement?month=2026-10&user=${userId}`);
      const [before, current] = present(json.people[0]?.counters[0]).periods;
      return [present(before).balance, present(current).balance];
    },
    clockAheadMs: app.services.now().getTime() - Date.now(),
  };
}

/** Both stories happen on the same days: the latest mail is not always the last. */
async function linkFor(email: string): Promise<StoredMail> {
  const { call, mailbox } = stage.app;
  const before = new Set((await mailbox.to(email)).map(({ id }) => id));
  await call('POST', '/auth/magic-link', { body: { email } });
  return eventually(async () => (await mailbox.to(email)).find(({ id }) => !before.has(id)), 'a login link');
}

const words = {
  fr: {
    visit: 'fr-FR',
    october: 'octobre 2026',
    november: 'novembre 2026',
    close: 'Clore le mois',
    closed: /Clos par Claude Riou/,
    model: 'Modèle',
    make: 'Créer le fichier',
    download: /^Télécharger paie-/,
    differences: 'Différences des mois clos',
    payslips: 'Bulletins de paie',
    table: 'Tableau des compteurs',
    compare: 'Comparer',
    heading: /Bulletins du 31 octobre 2026/,
    found: 'Écarts',
    late: /Inès.*N-1.*du 12 au 13 octobre 2026, saisie le 4 novembre 2026, après la clôture/,
    adjusted: /Thomas.*ajustement que seul Relâche connaît/,
    unit: /N-1.*le bulletin compte en jours ouvrables/,
    ask: /^Demander.*Inès/,
    submit: 'Poser la question',
    asked: 'Question posée',
    answered: 'Voir la réponse',
  },
  en: {
    visit: 'en-GB',
    october: 'October 2026',
    november: 'November 2026',
    close: 'Close the month',
    closed: /Closed by Claude Riou/,
    model: 'Model',
    make: 'Make the file',
    download: /^Download paie-/,
    differences: 'Differences of closed months',
    payslips: 'Payslips',
    table: 'Table of counters',
    compare: 'Compare',
    heading: /Payslips of 31 October 2026/,
    found: 'Differences',
    late: /Inès.*N-1.*12.*13 October 2026, told on 4 November 2026, after closing/,
    adjusted: /Thomas.*adjustment that only Relâche has/,
    unit: /N-1.*the payslip counts in jours ouvrables/,
    ask: /^Ask: Inès/,
    submit: 'Ask',
    asked: 'Question asked',
    answered: 'See the answer',
  },
} as const;

const written = (days: number): string => String(Math.round(days * 100) / 100).replace('.', ',');

type Words = (typeof words)['fr' | 'en'];

async function closeAndFetch(page: Page, said: Words): Promise<string> {
  await page.getByRole('button', { name: said.close }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: said.close }).click();
  await page.getByText(said.closed).waitFor();
  await page.getByLabel(said.model).selectOption('silae');
  await page.getByRole('button', { name: said.make }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said.download }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

it.each(['fr', 'en'] as const)(
  'closes a month, sends a late note with the next and finds three planted differences, in %s',
  async (language) => {
    const said = words[language];
    const { app } = stage;
    const { as, admin, manager, ines, thomas, away, left, clockAheadMs } = await octoberOfTheDemo();
    const refused = async <const M extends Method, const P extends string>(
      method: M,
      path: KnownPath<M, P>,
      body?: object,
    ) => {
      const { status } = await as(manager, method, path, body);
      expect(status, path).toBe(403);
    };

    const { page, checkPage } = await stage.visit({ clockAheadMs, language: said.visit });
    await page.goto(`/login?token=${loginTokenIn(await linkFor(accountant.email))}`);
    await page.getByRole('heading', { name: said.october }).waitFor();
    await refused('POST', '/payroll/months/2026-10/close');
    const october = await closeAndFetch(page, said);
    expect(october).toMatch(/^M108;AB-300;0,5;/m);
    expect(october).not.toContain('M104;AB-100');
    await checkPage();
    await refused('POST', '/payroll/months/2026-10/files', { model: 'silae' });
    const [file] = (await as(admin, 'GET', '/payroll/months/2026-10/files')).json;
    await refused('GET', `/payroll/files/${file?.id}`);

    const [known, adjusted, others] = [await left(ines.id), await left(thomas.id), await left(manager.id)];
    setClock(app, '2026-11-04T08:00:00Z');
    await away(thomas.id, 'sick', '2026-10-19', '2026-10-20');
    await away(ines.id, 'vacation', '2026-10-12', '2026-10-13');
    // A day later, files about everyone ask who is there: the link of a new login says so (I11).
    await page.goto(`/login?token=${loginTokenIn(await linkFor(accountant.email))}`);
    await page.waitForURL('**/payroll**');
    await page.goto('/payroll?month=2026-11');
    await page.getByRole('heading', { name: said.november }).waitFor();
    await page.getByRole('heading', { name: said.differences }).waitFor();
    await checkPage();
    await refused('GET', '/payroll/months/2026-11');
    const november = await closeAndFetch(page, said);
    expect(november).toMatch(/^M104;AB-100;2;/m);
    expect(november).toMatch(/^M108;AB-300;2;/m);

    await page.getByRole('link', { name: said.payslips }).click();
    const table = [
      'Salarié\tCP N-1 solde\tCP N solde',
      `${ines.name}\t${written(known[0] - 2)}\t${written(known[1])}`,
      `${thomas.name}\t${written(adjusted[0])}\t${written(adjusted[1] - 1.5)}`,
      `${manager.name}\t${written(others[0] * 1.2)}\t${written(others[1] * 1.2)}`,
    ].join('\n');
    await page.getByLabel(said.table).fill(table);
    await page.getByRole('button', { name: said.compare, exact: true }).click();
    await page.getByRole('heading', { name: said.heading }).waitFor();
    const differences = page.getByRole('table', { name: said.found });
    for (const planted of [said.late, said.adjusted, said.unit])
      await differences.getByRole('row', { name: planted }).waitFor();
    await expect.poll(() => page.getByText('Accord de mai').count()).toBe(0);
    await checkPage();
    await refused('POST', '/payroll/comparisons', { date: '2026-10-31', rows: [] });

    await page.getByRole('button', { name: said.ask }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: said.submit, exact: true }).click();
    await page.getByText(said.asked).first().waitFor();
    const about = `/payroll/months/2026-10/people/${ines.id}/remarks` as const;
    await refused('POST', about, { text: 'Ah ?' });
    await as(admin, 'POST', about, { text: 'Saisi trop tard.' });
    await page.getByText(said.answered).first().click();
    await page.getByRole('dialog').getByText('Saisi trop tard.').waitFor();
    await checkPage();
  },
);
