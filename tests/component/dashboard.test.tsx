import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import {
  addDays,
  addMonths,
  addYears,
  dateOf,
  firstOfMonth,
  monthOf,
  type PlainDate,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { button, dialog, isAt, link, says } from '#tests/support/read-screen.ts';
import type { ScreenAnswers } from '#tests/support/screen-answers.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';
import { todayInParis } from '#tests/support/today.ts';

const stage = setScreenStage();
let leave: ReturnType<typeof leaveOf>;
let today: PlainDate;

beforeAll(() => {
  leave = leaveOf(stage.app);
  today = todayInParis(stage.app.services.now());
});

/** The last two cells of each row, as numbers. */
const figuresOf = (table: HTMLElement, rows: string): number[][] =>
  [...table.querySelectorAll(rows)].map((line) =>
    [...line.querySelectorAll('td')].slice(-2).map((cell) =>
      Number(
        (cell.textContent ?? '')
          .replace(',', '.')
          .replace('−', '-')
          .replace(/[^\d.-]/g, ''),
      ),
    ),
  );

describe('the dashboard of someone who takes leave', () => {
  let emma: TestPerson;

  beforeAll(async () => {
    emma = await stage.organization.add('employee', 'Emma Martin');
  });

  it('is empty at first and says where to begin', async () => {
    const { user, checkScreen } = await stage.openAs(emma, '/dashboard');
    await says('Aucune demande pour le moment');
    await says('Aucun départ prévu.');
    expect(screen.queryByText('Vue de l’équipe')).toBeNull();
    await checkScreen();
    const [first] = await screen.findAllByRole('link', { name: /Poser un congé/ });
    await user.click(first as HTMLElement);
    await isAt('/requests/new');
  });

  it('counts, names the next departure, and sorts and pages through all requests', async () => {
    const { admin } = stage.organization;
    const soon = { type: 'personal', startDate: addDays(today, 12), endDate: addDays(today, 16) };
    await leave.approve(admin, (await leave.file(emma, soon)).id);
    for (let number = 0; number < 23; number += 1) await leave.file(emma, week(number));
    const sick = { ...week(23), type: 'sick', endDate: week(23).startDate, endHalf: 'am' };
    await leave.reject(admin, (await leave.file(emma, sick)).id, 'Un justificatif manque.');

    const { user, checkScreen } = await stage.openAs(emma, '/dashboard');
    await says('Dans 12 jours : Personnel');
    await says('Dernière mise à jour');
    const counters = () =>
      Object.fromEntries(
        [...document.querySelectorAll('dt')].map((label) => [
          label.textContent?.trim(),
          label.parentElement?.querySelector('dd')?.textContent,
        ]),
      );
    await waitFor(() =>
      expect(counters()).toMatchObject({ Total: '25', 'En attente': '23', Approuvées: '1', Refusées: '1' }),
    );

    const table = await screen.findByRole('table', { name: 'Mes demandes de congé' });
    const names = () => [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    const firstRow = () => table.querySelector<HTMLElement>('tbody tr') ?? table;
    const sortBy = async (name: string) => user.click(await button(name, table));
    // The latest three, then all of them.
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names()[0]).toBe('Congé maladie');
    await checkScreen();
    await user.click(await button('Voir mes 25 demandes'));
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(names()[0]).toBe('Congé maladie');
    await says('Page 1 sur 2');
    await checkScreen();
    await user.click(await button('Suivant'));
    await waitFor(() => expect(names()).toHaveLength(5));

    // Sorting goes through all of them and back to the first page.
    await sortBy('Durée');
    await says('Page 1 sur 2');
    await waitFor(() => expect(firstRow().textContent).toContain('0,5'));
    await sortBy('Type');
    await waitFor(() =>
      expect(names().slice(0, 3)).toEqual(['Congé maladie', 'Congé personnel', 'Vacances / Congés payés']),
    );
    await sortBy('Période');
    await waitFor(() => expect(names()[0]).toBe('Congé personnel'));
    await sortBy('Statut');
    await waitFor(() => expect(firstRow().textContent).toContain('Approuvé'));
    await sortBy('Statut');
    await waitFor(() => expect(firstRow().textContent).toContain('Refusé'));
    await user.click(within(firstRow()).getByRole('link'));
    await isAt(/^\/requests\/[0-9a-f-]{36}$/);
  });

  it('explains the balance with lines that add up', async () => {
    const { admin, acting, add } = stage.organization;
    const paul = await add('employee', 'Paul Petit');
    const hired = firstOfMonth(addYears(today, -2));
    await setEmployment(stage.app.services, acting, paul.id, { from: hired, to: null });
    // February has no holiday, and the next one can be paid with the days of today; those of 2040 cannot (B12).
    const february = dateOf(yearOf(today) + (monthOf(today) === 1 ? 0 : 1), 2, 1);
    const weekFrom = (monday: PlainDate) => ({
      type: 'vacation',
      startDate: monday,
      endDate: addDays(monday, 4),
    });
    const monday = addDays(mondayOf(february), 7);
    await leave.approve(admin, (await leave.file(paul, weekFrom(monday))).id);
    await leave.file(paul, { ...weekFrom(addDays(monday, 7)), endHalf: 'am' });
    const { user, goTo, checkScreen } = await stage.openAs(paul, '/dashboard');
    await says('4,5 jours réservés par vos demandes en attente');
    await says('5 jours déjà posés en sont déduits');
    await user.click(await link('Pourquoi ce solde'));
    await isAt('/balances#counter-paid-leave');
    const statement = () => screen.findByRole('table', { name: 'Relevé du compteur Congés payés' });
    const table = await statement();
    await checkScreen();
    const folded = () => within(table).queryAllByRole('button', { expanded: false });
    for (let [first] = folded(); first; [first] = folded()) await user.click(first);
    const figures = figuresOf(table, 'tbody[data-lines] tr').reverse();
    expect(figures.length).toBeGreaterThan(10);
    // Each line is rounded to hundredths by itself, so each step may be off by one of them.
    let before = 0;
    for (const [amount = Number.NaN, balance = Number.NaN] of figures) {
      expect(Math.abs(before + amount - balance)).toBeLessThan(0.0101);
      before = balance;
    }
    const totals = figuresOf(table, 'tbody[data-totals] tr');
    const [left = Number.NaN, reserved = Number.NaN, total = Number.NaN] = totals.map((row) => row.at(-1));
    expect(total).toBe(before);
    expect(reserved).toBe(-4.5);
    expect(left).toBeCloseTo(total + reserved, 2);

    // The day is in the address.
    const later = addMonths(today, 2);
    const { json } = await stage.app.call('GET', `/balances/me?at=${later}`, { token: paul.token });
    await goTo(`/balances?at=${later}`);
    await says('Une date à venir ajoute ce qui sera acquis d’ici là.');
    const shown = async () => figuresOf(await statement(), 'tbody[data-totals] tr:first-child')[0]?.at(-1);
    await waitFor(async () => expect(await shown()).toBe(json[0]?.available));
    await checkScreen();
  });

  it('says what went wrong, and recovers', async () => {
    const meets = (answers: ScreenAnswers) => answers.fail(leaveRequestsEndpoints.listMine);
    const { user, answers, checkScreen } = await stage.openAs(emma, '/dashboard', { meets });
    await says('Erreur lors du chargement des demandes');
    await checkScreen();
    answers.pass(leaveRequestsEndpoints.listMine);
    await user.click(await button('Réessayer'));
    await user.click(await button('Voir mes 25 demandes'));
    await says('Page 1 sur 2');
  });
});

describe('the dashboard of someone who decides', () => {
  it('shows the team, approves and refuses in place', async () => {
    const other = await createTestOrganization(stage.app.services, { name: 'Les Vergers' });
    const maud = await other.add('manager', 'Maud Manager');
    const people = await Promise.all(
      ['Ana Blanc', 'Bruno Noir', 'Chloé Vert', 'Denis Roux'].map((name) => other.add('employee', name)),
    );
    for (const person of people) await leave.file(person, week(0));
    const [ana] = people as [TestPerson, ...TestPerson[]];
    await leave.approve(maud, (await leave.file(ana, week(5))).id);
    const sick = { type: 'sick', startDate: addDays(today, -1), endDate: addDays(today, 5) };
    await leave.approve(maud, (await leave.file(ana, sick)).id);

    const { user, checkScreen } = await stage.openAs(maud, '/dashboard');
    const team = await screen.findByRole('region', { name: 'Vue de l’équipe' });
    const approvable = () => within(team).queryAllByRole('button', { name: /^Approuver/ });
    await says('et 1 autre dans la file', team);
    await waitFor(() => expect(approvable()).toHaveLength(3));
    await says('Ana Blanc', await within(team).findByRole('list', { name: 'Prochaines absences' }));
    await says('Ana Blanc', await within(team).findByRole('list', { name: 'Absents aujourd’hui' }));
    // What waits for this person stands in the navigation and in the tab, and follows what happens.
    const [approvals] = screen.getAllByRole('link', { name: /^Approbations/ });
    await waitFor(() => expect(approvals?.textContent).toContain('4 demandes attendent votre décision'));
    await waitFor(() => expect(document.title).toBe('(4) Tableau de bord · Relâche'));
    await checkScreen();
    await user.click(await button('Approuver la demande d’Ana Blanc', team));
    await says('Demande d’Ana Blanc approuvée');
    await button('Approuver la demande de Denis Roux', team);

    await user.click(await button('Refuser la demande de Bruno Noir', team));
    const refusal = await dialog('Refuser la demande de Bruno Noir');
    await user.click(await button('Refuser', refusal));
    await says('À remplir', refusal);
    await user.click(await button('Le délai est trop court', refusal));
    await checkScreen();
    await user.click(await button('Refuser', refusal));
    await says('Demande de Bruno Noir refusée');
    await waitFor(() => expect(approvable()).toHaveLength(2));
    await waitFor(() => expect(document.title).toBe('(2) Tableau de bord · Relâche'));
    await checkScreen();
  });

  it('finds who of a team is away on the page of the team', async () => {
    const other = await createTestOrganization(stage.app.services, { name: 'La Voilerie' });
    const ines = await other.add('employee', 'Inès Rousseau');
    const { json: team } = await stage.app.call('POST', '/teams', {
      token: other.admin.token,
      body: { name: 'Voilerie', userIds: [ines.id] },
    });
    await stage.openAs(ines, `/teams/${team.id}`);
    await says('Personne n’est absent aujourd’hui.');
    const now = { type: 'personal', startDate: addDays(today, -1), endDate: addDays(today, 5) };
    await leave.approve(other.admin, (await leave.file(ines, now)).id);
    await leave.approve(other.admin, (await leave.file(ines, week(0))).id);
    const { checkScreen } = await stage.reload();
    await says('Jusqu’au', await screen.findByRole('list', { name: 'Absents aujourd’hui' }));
    await says('3 – 7 sept. 2040', await screen.findByRole('list', { name: 'Prochaines absences' }));
    await checkScreen();
  });
});
