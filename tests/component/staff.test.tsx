import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { button, dialog, isAt, link, pickOption, question, says } from '#tests/support/read-screen.ts';
import { type OpenScreen, setScreenStage } from '#tests/support/screen-stage.tsx';

/** One after the other: each finds what the one before has done. */
const stage = setScreenStage({ name: 'Les Vergers de l’Est', seats: 10 });
const omar = 'omar@vergers.fr';

beforeAll(async () => {
  await stage.organization.add('employee', 'Léa Roux-Martin');
  await stage.organization.add('team_lead', 'Zoë Nguyễn');
  const body = { name: 'Omar Diop', email: omar, role: 'manager' };
  const { status } = await stage.app.call('POST', '/users', { token: stage.organization.admin.token, body });
  expect(status).toBe(200);
});

const openAsAdmin = (path: string) => stage.openAs(stage.organization.admin, path);

async function openMenuOf({ user }: OpenScreen, name: string, action: string): Promise<void> {
  await user.click(await button(`Actions pour ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** The row of a table that names this person. */
const rowOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(name) });
  return header.closest('tr') as HTMLElement;
};

describe('the staff of an organisation', () => {
  it('has a team made for it', async () => {
    const { user, fill, checkScreen } = await openAsAdmin('/teams');
    await says('Aucune équipe créée');
    await checkScreen();
    const [create] = await screen.findAllByRole('button', { name: 'Créer une équipe' });
    await user.click(create as HTMLElement);
    const form = await dialog();
    await user.click(await button('Créer l’équipe', form));
    await says('Veuillez remplir tous les champs obligatoires', form);
    await fill(within(form).getByLabelText(/^Nom de l’équipe/), 'Cueillette');
    await user.click(within(form).getByRole('radio', { name: 'Vert' }));
    await pickOption(user, within(form).getByLabelText(/^Responsable/), 'Alix Admin');
    await checkScreen();
    await user.click(await button('Créer l’équipe', form));
    await says('Alix Admin', await screen.findByRole('article', { name: 'Cueillette' }));
    await checkScreen();
  });

  it('changes a role and is sent an invitation again', async () => {
    const opened = await openAsAdmin('/users');
    const { user, checkScreen } = opened;
    const changeTo = async (role: string) => {
      const form = await dialog();
      await user.click(within(form).getByRole('radio', { name: new RegExp(`^${role}`) }));
      await checkScreen();
      await user.click(await button('Changer le rôle', form));
    };
    await openMenuOf(opened, 'Léa Roux-Martin', 'Changer le rôle');
    await changeTo('Manager');
    await says('Manager', await rowOf('Léa Roux-Martin'));

    await openMenuOf(opened, 'Omar Diop', 'Renvoyer l’invitation');
    await says(`Invitation renvoyée à ${omar}`);
    await stage.app.mailbox.waitFor(omar, 2);

    // The founder is the only admin: the role stays, and the reason is told.
    await openMenuOf(opened, 'Alix Admin', 'Changer le rôle');
    await changeTo('Employé');
    await says('Il doit rester au moins un administrateur');
    await user.keyboard('{Escape}');
    await says('Administrateur', await rowOf('Alix Admin'));
  });

  it('fills the team, which is shown in the hierarchy', async () => {
    const { user, fill, goTo, checkScreen } = await openAsAdmin('/teams');
    await user.click(await button('Modifier l’équipe Cueillette'));
    const form = await dialog();
    for (const name of ['zoe', 'OMAR']) {
      await fill(await within(form).findByLabelText(/^Rechercher une personne/), name);
      await waitFor(() => expect(within(form).getAllByRole('checkbox')).toHaveLength(1));
      await user.click(within(form).getByRole('checkbox'));
    }
    await says('2 personnes choisies', form);
    await user.click(await button('Enregistrer', form));
    await says('2 membres');
    await user.click(await link('Gérer l’équipe Cueillette'));
    await screen.findByRole('heading', { name: 'Cueillette', level: 1 });
    await says('Zoë Nguyễn');
    await checkScreen();
    await goTo('/hierarchy');
    await link('Cueillette');
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Omar Diop, Manager'));
    await checkScreen();
  });

  it('loses one, after it was said what that means', async () => {
    const opened = await openAsAdmin('/users?q=omar');
    await openMenuOf(opened, 'Omar Diop', 'Retirer de l’organisation');
    const sure = await question();
    await says('Équipes quittées : Cueillette.', sure);
    await opened.checkScreen();
    await opened.user.click(await button('Retirer', sure));
    await says('Personne ne correspond');
    await says('3 sur 10');
    await opened.checkScreen();
  });

  it('is told of in the activity log, whose filter stays in the address', async () => {
    const { user, checkScreen } = await openAsAdmin('/audit-log');
    for (const sentence of [
      'Alix Admin a retiré Omar Diop de l’organisation',
      'Alix Admin a changé les membres de l’équipe Cueillette',
      'Alix Admin a changé le rôle de Léa Roux-Martin',
      'Alix Admin a renvoyé l’invitation d’Omar Diop',
      'Alix Admin a créé l’équipe Cueillette',
      'Alix Admin a invité Omar Diop',
    ])
      await screen.findByText(sentence);
    await says('Rôle : Employé → Manager');
    await checkScreen();
    await pickOption(user, screen.getByLabelText('Action'), 'Personne retirée');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    const again = await stage.reload();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await again.checkScreen();
  });

  it('is not for employees to see', async () => {
    const employee = await stage.organization.add('employee', 'Inès Rousseau');
    await stage.openAs(employee, '/users');
    await isAt('/dashboard');
    const { checkScreen } = await stage.openAs(employee, '/teams');
    await isAt('/teams/my-teams');
    await says('Vous n’êtes dans aucune équipe');
    await checkScreen();
  });
});
