import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { isAt } from '#tests/support/read-screen.ts';
import { type OpenScreen, setScreenStage } from '#tests/support/screen-stage.tsx';

const stage = setScreenStage({ name: 'Les Ateliers', seats: 4 });

const missing = 'Veuillez remplir tous les champs obligatoires';

describe('the free trial', () => {
  const send = async ({ user, fill }: OpenScreen, organization: string, name: string, email: string) => {
    await fill(await screen.findByLabelText('Nom de l’organisation'), organization);
    await fill(screen.getByLabelText('Votre nom complet'), name);
    await fill(screen.getByLabelText('Votre adresse e-mail'), email);
    await user.click(screen.getByRole('button', { name: 'Commencer l’essai gratuit' }));
  };

  it('says which fields are missing and which address is none, and asks the server nothing', async () => {
    const opened = await stage.open('/free-trial');
    await send(opened, 'Les Dunes', '   ', '');
    await screen.findByText(missing);
    expect(screen.getAllByText('À remplir')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Votre nom complet')));
    await opened.checkScreen();
    await send(opened, 'Les Dunes', 'Paul Roy', 'paul@dunes');
    await screen.findByText('Veuillez entrer une adresse email valide');
    expect(screen.queryByText(missing)).toBeNull();
    await opened.checkScreen();
    expect(opened.answers.asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('shows the way in to someone who has an account', async () => {
    const opened = await stage.open('/free-trial');
    await send(opened, 'Les Dunes', 'Alix Admin', stage.organization.admin.email.toUpperCase());
    await screen.findAllByText('Un compte existe déjà avec cette adresse');
    const alert = within(screen.getByRole('alert'));
    await opened.checkScreen();
    await opened.user.click(alert.getByRole('link', { name: 'Se connecter' }));
    await isAt('/login');
  });
});

describe('the return from paying', () => {
  it('without a sign-up says that the session expired', async () => {
    const { user, checkScreen } = await stage.open(
      `/onboarding/success?organization_id=${stage.organization.id}`,
    );
    await screen.findByText('Session expirée. Veuillez recommencer le processus d’inscription.');
    await checkScreen();
    await user.click(screen.getByRole('link', { name: 'Recommencer l’inscription' }));
    await isAt('/onboarding');
  });

  it('to an organisation that is not one’s own says that it could not be loaded', async () => {
    const other = await createTestOrganization(stage.app.services);
    localStorage.setItem('onboarding_token', other.admin.token);
    const { checkScreen } = await stage.open(`/onboarding/success?organization_id=${stage.organization.id}`);
    await screen.findByText(
      'Impossible de charger les informations de votre organisation. Veuillez réessayer.',
    );
    await checkScreen();
  });
});

describe('the page of users', () => {
  const addSomebody = async ({ user }: OpenScreen) => {
    await user.click(await screen.findByRole('button', { name: 'Ajouter un utilisateur' }));
    return within(await screen.findByRole('dialog'));
  };

  it('hides from a team lead what a team lead may not do', async () => {
    const lead = await stage.organization.add('team_lead', 'Lou Chef');
    const { checkScreen } = await stage.openAs(lead, '/users');
    await screen.findByRole('rowheader', { name: /Lou Chef/ });
    await checkScreen();
    expect(screen.queryByRole('button', { name: 'Ajouter un utilisateur' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions pour/ })).toBeNull();
  });

  it('keeps the dialog and what was typed when the server refuses', async () => {
    const opened = await stage.openAs(stage.organization.admin, '/users');
    const { user, fill, checkScreen } = opened;
    const dialog = await addSomebody(opened);
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await dialog.findByText(missing);
    await fill(dialog.getByLabelText('Nom complet'), 'Une Autre');
    await fill(dialog.getByLabelText('Adresse e-mail'), stage.organization.admin.email);
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await dialog.findAllByText('Un compte existe déjà avec cette adresse');
    expect(dialog.getByLabelText<HTMLInputElement>('Nom complet').value).toBe('Une Autre');
    expect(dialog.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(
      stage.organization.admin.email,
    );
    await checkScreen();
    await user.click(within(dialog.getByRole('alert')).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  });

  it('reads a file of the old kind, names its bad lines, and respects the seats', async () => {
    const { user, checkScreen } = await stage.openAs(stage.organization.admin, '/users');
    await user.click(await screen.findByRole('button', { name: 'Inviter plusieurs personnes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Fichier CSV ou Excel' }));
    const choose = (text: string) =>
      user.upload(
        dialog.getByLabelText('Choisir un fichier'),
        new File([Buffer.from(text, 'latin1')], 'équipe.csv', { type: 'text/csv' }),
      );
    await choose('Nom;E-mail;Rôle\nHélène;helene@exemple.fr;capitaine\n;paul@exemple.fr;');
    await dialog.findByText('Ligne 2 : le rôle « capitaine » n’est pas connu.');
    await dialog.findByText('Ligne 3 : le nom manque (paul@exemple.fr).');
    await checkScreen();
    await choose(['a', 'b', 'c', 'd'].map((who) => `Hélène ${who};${who}@exemple.fr`).join('\n'));
    await dialog.findByText('4 personnes prêtes à être invitées');
    dialog.getByText('Hélène a');
    dialog.getByRole('cell', { name: 'a@exemple.fr' });
    await user.click(dialog.getByRole('button', { name: 'Envoyer les invitations' }));
    await dialog.findByText(/Toutes les places sont prises/);
    await checkScreen();
  });

  it('says when the server cannot be reached, and recovers', async () => {
    const opened = await stage.openAs(stage.organization.admin, '/users');
    const { user, fill, answers } = opened;
    const dialog = await addSomebody(opened);
    answers.setOffline(true);
    await fill(dialog.getByLabelText('Nom complet'), 'Une Autre');
    await fill(dialog.getByLabelText('Adresse e-mail'), 'autre@exemple.fr');
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await dialog.findAllByText(/Hors connexion/);
    expect(dialog.getByLabelText<HTMLInputElement>('Nom complet').value).toBe('Une Autre');
    answers.setOffline(false);
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await screen.findAllByText('Invitation envoyée à autre@exemple.fr');
  });
});

describe('an administrator', () => {
  const search = async ({ user, fill }: OpenScreen, text: string) => {
    await screen.findByText(/^Bonjour /);
    await user.keyboard('{Control>}k{/Control}');
    await fill(await screen.findByRole('combobox'), text);
  };

  it('finds a person from the palette, without minding accents', async () => {
    const person = await (await createTestOrganization(stage.app.services)).add('admin', 'Zoë Nguyễn');
    const opened = await stage.openAs(person, '/dashboard');
    await search(opened, 'nguyen');
    await opened.user.click(await screen.findByRole('option', { name: /Zoë Nguyễn/ }));
    await isAt(`/users?q=${encodeURIComponent(person.email)}`);
    await screen.findByRole('rowheader', { name: /Zoë Nguyễn/ });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  });

  it('finds a part of the settings by what is set there', async () => {
    const { admin } = await createTestOrganization(stage.app.services);
    const opened = await stage.openAs(admin, '/dashboard');
    await search(opened, 'pentecote');
    await opened.user.click(await screen.findByRole('option', { name: 'Jours fériés' }));
    await isAt('/settings#holidays');
    await screen.findByRole('heading', { name: 'Jours fériés' });
  });

  it('keeps the settings of the organisation', async () => {
    const { admin } = await createTestOrganization(stage.app.services);
    const { user, fill, checkScreen } = await stage.openAs(admin, '/organization');
    const name = () => screen.findByLabelText<HTMLInputElement>('Nom de l’organisation');
    await fill(await name(), 'Les Vergers réunis');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findAllByText('Réglages enregistrés');
    await checkScreen();
    await stage.openAs(admin, '/organization');
    expect((await name()).value).toBe('Les Vergers réunis');
  });
});
