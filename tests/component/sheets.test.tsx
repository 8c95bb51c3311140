import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setEmployment } from '#tests/support/employment.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { button, dialog, isAt, link, pickOption, question, says } from '#tests/support/read-screen.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';
import { todayInParis } from '#tests/support/today.ts';
import { wordsIn } from '#words/spoken.ts';

const stage = setScreenStage({ name: 'Les Ateliers' });
const today = todayInParis();
const isGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

describe('a person’s sheet', () => {
  let newcomer: TestPerson;
  let leaver: TestPerson;

  beforeAll(async () => {
    const { app, organization } = stage;
    newcomer = await organization.add('employee', 'Nina Caron');
    leaver = await organization.add('employee', 'Paul Roy');
    const { admin, acting } = organization;
    await setEmployment(app.services, acting, newcomer.id, { from: addDays(today, -20), to: null });
    await setEmployment(app.services, acting, leaver.id, { from: addDays(today, -900), to: null });
    const as = <const M extends Method, const P extends string>(
      method: M,
      path: KnownPath<M, P>,
      body: unknown,
    ) => app.call(method, path, { token: admin.token, body });
    const leave = { type: 'vacation', startDate: addDays(today, 10), endDate: addDays(today, 12) };
    await as('POST', '/leave-requests', { ...leave, userId: leaver.id });
    await as('PUT', `/users/${leaver.id}/departure`, { lastDay: addDays(today, 40), reason: 'resignation' });
  });

  it('alternates two weeks, week A from the first day on', async () => {
    const { admin, add } = stage.organization;
    await add('employee', 'Alma Alternée');
    const { user, checkScreen } = await stage.openAs(admin, '/users');
    await user.click(await link('Alma Alternée'));
    await user.click(await button('Changer la semaine'));
    const form = await dialog();
    await user.click(await button('Ajouter une semaine qui alterne', form));
    const second = await within(form).findByRole('group', { name: /^Semaine B/ });
    await user.click(within(second).getByRole('checkbox', { name: /vendredi.*matin/i }));
    await user.click(within(second).getByRole('checkbox', { name: /vendredi.*après-midi/i }));
    await says(/^La semaine A est celle du/, form);
    await user.click(await button('Voir ce qui change', form));
    await within(form).findByRole('heading', { name: /^Ce qui change à partir du/ });
    await checkScreen();
    await user.click(await button('Appliquer', form));
    await says('Semaine de travail d’Alma Alternée mise à jour');
    await says(/Semaine A\s: 5 jours.*Semaine B\s: 4 jours/);
  });

  it('leads a manager from a newcomer to an absence recorded for them', async () => {
    const manager = await stage.organization.add('manager', 'Mona Chef');
    const { user, checkScreen } = await stage.openAs(manager, `/users/${newcomer.id}`);
    await screen.findByRole('heading', { name: 'Nina Caron', level: 1 });
    await says('Aucune demande pour l’instant.');
    await checkScreen();
    await user.click(await link('Saisir une absence'));
    await isAt(/^\/requests\/new/);
    await says('Nina Caron');
  });

  it('tells of a leaver what they took, when they go, and what they are owed', async () => {
    const { user, checkScreen } = await stage.openAs(stage.organization.admin, `/users/${leaver.id}`);
    const taken = async () =>
      within(await screen.findByRole('table', { name: 'Demandes' })).findByRole('rowheader', {
        name: /Vacances/,
      });
    await taken();
    await pickOption(user, screen.getByLabelText('Statut'), 'Refusé');
    await says('Aucune demande ne correspond.');
    await pickOption(user, screen.getByLabelText('Statut'), 'Approuvé');
    await taken();
    await says(wordsIn('fr').days.longDay(addDays(today, 40)));
    await checkScreen();
    expect((await screen.findAllByRole('link', { name: /relevé/i })).length).toBeGreaterThan(0);
  });

  it('is closed to those who may not decide on the person’s leave', async () => {
    for (const { id } of [stage.organization.admin, leaver]) {
      const { checkScreen } = await stage.openAs(newcomer, `/users/${id}`);
      await screen.findByRole('heading', { name: 'Cette fiche n’est pas accessible' });
      await checkScreen();
    }
    // One's own holds no door to what others may do.
    await stage.openAs(newcomer, `/users/${newcomer.id}`);
    await screen.findByRole('heading', { name: 'Nina Caron', level: 1 });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Saisir une absence' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Ajuster/ })).toBeNull();
  });
});

describe('the settings', () => {
  it('say what holds, and are changed once their consequences were seen, and undone', async () => {
    const { admin } = await createTestOrganization(stage.app.services);
    const { user, fill, checkScreen } = await stage.openAs(admin, '/settings');
    const paidLeave = () => screen.findByRole('region', { name: /^Congés payés/ });
    await says('25 jours par an. Ce sont les cinq semaines de la loi.', await paidLeave());
    await checkScreen();

    await user.click(await button('Modifier : Congés payés'));
    const editor = await screen.findByRole('form', { name: /^Modification\s: Congés payés$/ });
    await says('Rien n’est modifié.', editor);
    // One thing at a time: the other sections stay sentences.
    expect(screen.getAllByRole('form')).toHaveLength(1);
    const days = within(editor).getByLabelText(/^Jours de congé par an/);
    await fill(days, '20');
    await says('À corriger avant d’appliquer.', editor);
    await says('La loi garantit cinq semaines', editor);
    expect((await button('Appliquer', editor)).disabled).toBe(true);
    await checkScreen();

    await fill(days, '27,5');
    await says(/soldes? change(nt)?|Aucun solde ne change/, editor);
    await checkScreen();
    await user.click(await button('Appliquer', editor));
    await isGone('form');
    await says('27,5 jours par an.', await paidLeave());

    await user.click(await button('Annuler ce changement'));
    await user.click(await button('Annuler ce changement', await question()));
    await isGone('alertdialog');
    await says(/^Annulé le/);
    await says('25 jours par an. Ce sont les cinq semaines de la loi.', await paidLeave());
    await checkScreen();
  });

  it('are read, not changed, by those who decide on leave', async () => {
    const manager = await stage.organization.add('manager', 'Mona Manager');
    const { checkScreen } = await stage.openAs(manager, '/settings');
    await says('Les congés se comptent en jours ouvrés');
    expect(screen.queryAllByRole('button', { name: /^Modifier/ })).toEqual([]);
    await checkScreen();
  });

  it('start from an agreement, whose values are checked one by one before they fill the form', async () => {
    const { admin } = stage.organization;
    const { user, checkScreen } = await stage.openAs(admin, '/settings#extra-days');
    await user.click(await button('Modifier : Jours en plus'));
    await user.click(await says('Partir d’une convention collective'));
    const agreement = await screen.findByRole('combobox', { name: 'Convention' });
    await waitFor(() => expect(agreement.querySelector('[value="syntec-1486"]')).not.toBeNull());
    await user.selectOptions(agreement, 'syntec-1486');
    await user.click(
      await screen.findByRole('checkbox', { name: /1\sjour\s\(ouvrés\)\sà\spartir\sde\s5\sans/ }),
    );
    await user.click(await button('Reporter dans le formulaire'));
    const years = await screen.findByLabelText<HTMLInputElement>(/^À partir de \(ans\)/);
    await waitFor(() => expect(years.value).toBe('5'));
    await says(/soldes? change(nt)?|Aucun solde ne change/);
    await checkScreen();
  });
});
