import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { button, dialog, heldBy, isAt, pickOption, question, says } from '#tests/support/read-screen.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';
import { todayInParis } from '#tests/support/today.ts';
import { formatTypedDay } from '#ui/typed-date.ts';

const stage = setScreenStage({ name: 'Les Ateliers' });

/** As a person types it, a number of days from today. */
const typedDay = (daysAhead: number) => formatTypedDay(addDays(todayInParis(), daysAhead));

const choiceOf = async (kind: string, choice: string) =>
  within(await screen.findByRole('group', { name: kind })).getByRole<HTMLInputElement>('radio', {
    name: choice,
  });
const isChosen = async (kind: string, choice: string) => {
  const radio = await choiceOf(kind, choice);
  await waitFor(() => expect(radio.checked).toBe(true));
};

describe('mails', () => {
  it('keeps the choice, and shows each person their own kinds', async () => {
    const manager = await stage.organization.add('manager', 'Mona Manager');
    const { user, checkScreen } = await stage.openAs(manager, '/profile');
    await user.click(await choiceOf('Rappels', 'Jamais'));
    await user.click(await choiceOf('Demandes à décider', 'Une fois par jour'));
    await user.click(await choiceOf('Récapitulatif du lundi', 'Non'));
    await waitFor(() => expect(screen.getAllByText('Enregistré')).toHaveLength(3));
    await checkScreen();

    await stage.reload();
    await isChosen('Rappels', 'Jamais');
    await isChosen('Demandes à décider', 'Une fois par jour');
    await isChosen('Récapitulatif du lundi', 'Non');
    await isChosen('Demandes modifiées', 'Tout de suite');

    const employee = await stage.openAs(await stage.organization.add('employee'), '/profile');
    await isChosen('Vos propres demandes', 'Tout de suite');
    expect(screen.queryByRole('group', { name: 'Rappels' })).toBeNull();
    expect(screen.queryByText('Pendant votre absence')).toBeNull();
    await employee.checkScreen();
  });

  it('keeps a choice on the screen that could not be saved, and saves it when asked again', async () => {
    const { user, answers } = await stage.openAs(await stage.organization.add('employee'), '/profile');
    await isChosen('Vos propres demandes', 'Tout de suite');
    answers.setOffline(true);
    await user.click(await choiceOf('Vos propres demandes', 'Jamais'));
    await says('Ce choix n’est pas encore enregistré.');
    await isChosen('Vos propres demandes', 'Jamais');
    answers.setOffline(false);
    await user.click(await button('Réessayer'));
    await screen.findByText('Enregistré');
    await stage.reload();
    await isChosen('Vos propres demandes', 'Jamais');
  });

  it('refuses to escalate before reminding', async () => {
    const { user, fill, checkScreen } = await stage.openAs(stage.organization.admin, '/settings/reminders');
    await says('rappelée après 3 jours ouvrés, puis signalée aux administrateurs après 6');
    await user.click(await button('Modifier : Demandes qui attendent'));
    await fill(await screen.findByLabelText(/^Rappel après/), '7');
    await fill(screen.getByLabelText(/^Recours aux administrateurs après/), '7');
    await user.click(await button('Enregistrer'));
    await says('le recours après le rappel');
    await checkScreen();
    await fill(screen.getByLabelText(/^Recours aux administrateurs après/), '10');
    await user.click(await button('Enregistrer'));
    await says('rappelée après 7 jours ouvrés, puis signalée aux administrateurs après 10');
    await user.click(await button('Modifier : Récapitulatifs'));
    await pickOption(user, await screen.findByLabelText(/^Heure des récapitulatifs/), '7 h');
    await user.click(await button('Enregistrer'));
    await says('Les récapitulatifs partent à 7 h.');
    await checkScreen();
    await stage.reload();
    await says('rappelée après 7 jours ouvrés, puis signalée aux administrateurs après 10');
    await says('Les récapitulatifs partent à 7 h.');
  });

  it('says that a link no longer works', async () => {
    for (const path of ['/unsubscribe?token=nothing', '/unsubscribe']) {
      const { checkScreen } = await stage.open(path);
      await screen.findByRole('heading', { name: 'Ce lien ne sert plus' });
      await checkScreen();
    }
  });
});

describe('stand-ins', () => {
  it('are given decisions, which are taken back', async () => {
    const manager = await stage.organization.add('manager', 'Mona Manager');
    const lead = await stage.organization.add('team_lead', 'Lino Lead');
    const { user, fill, checkScreen } = await stage.openAs(manager, '/profile');
    await says('Aucun remplacement en cours ni prévu.');
    await user.click(await button('Désigner un remplaçant'));
    const form = await dialog();
    const field = (label: string) => within(form).getByLabelText(label);
    const save = async (part = form) => user.click(await button('Enregistrer', part));
    await save();
    await says('Veuillez remplir tous les champs obligatoires', form);
    expect(within(form).getAllByText('À remplir')).toHaveLength(2);
    // Deciding for someone else is for admins.
    expect(within(form).queryByLabelText('Qui s’absente')).toBeNull();
    await checkScreen();
    await pickOption(user, field('Qui remplace'), 'Lino Lead');
    await fill(field('Du'), typedDay(4));
    await fill(field('Au'), typedDay(0));
    await save();
    await says('La date de fin doit être après la date de début', form);
    await fill(field('Du'), typedDay(0));
    await fill(field('Au'), typedDay(4));
    await save();
    const given = await screen.findByRole('region', { name: 'À votre place' });
    await says('Lino Lead', given);
    await says('En cours', given);
    await checkScreen();

    // The same days again: the sentence says why not, and the form stays.
    await user.click(await button('Désigner un remplaçant'));
    const second = await dialog();
    await pickOption(user, within(second).getByLabelText('Qui remplace'), 'Lino Lead');
    await fill(within(second).getByLabelText('Du'), typedDay(3));
    await fill(within(second).getByLabelText('Au'), typedDay(9));
    await save(second);
    await says('Une autre délégation est déjà prévue sur ces dates.', second);
    expect(heldBy('Qui remplace', second)).toBe(lead.id);

    const standIn = await stage.openAs(lead, '/profile');
    await says('Mona Manager', await screen.findByRole('region', { name: 'Vous remplacez' }));
    expect(screen.queryByRole('button', { name: /^Mettre fin/ })).toBeNull();
    await standIn.checkScreen();

    const back = await stage.openAs(manager, '/profile');
    await back.user.click(await button('Mettre fin : Lino Lead remplace Mona Manager'));
    const sure = await question();
    await says(/Mettre fin au remplacement par Lino Lead\s\?/, sure);
    await says('Les prochaines demandes vous reviendront.', sure);
    await back.checkScreen();
    await back.user.click(await button('Mettre fin', sure));
    await says('Aucun remplacement en cours ni prévu.');
    await back.checkScreen();
  });

  it('are named by an admin for someone else, found from the palette', async () => {
    await stage.organization.add('manager', 'Zoë Nguyễn');
    await stage.organization.add('team_lead', 'Omar Diop');
    const { user, fill } = await stage.openAs(stage.organization.admin, '/dashboard');
    await says('Bonjour Alix');
    await user.keyboard('{Control>}k{/Control}');
    await fill(await screen.findByRole('combobox'), 'absence');
    await user.click(await screen.findByRole('option', { name: 'Pendant mon absence' }));
    await isAt('/profile#stand-ins');
    await user.click(await button('Désigner un remplaçant'));
    const form = await dialog();
    const field = (label: string) => within(form).getByLabelText(label);
    await pickOption(user, field('Qui remplace'), 'Zoë Nguyễn');
    // Nobody stands in for themselves.
    await pickOption(user, field('Qui s’absente'), 'Zoë Nguyễn');
    await waitFor(() => expect(heldBy('Qui remplace', form)).toBe(''));
    await pickOption(user, field('Qui remplace'), 'Omar Diop');
    await fill(field('Du'), typedDay(10));
    await fill(field('Au'), typedDay(12));
    await user.click(await button('Enregistrer', form));
    const others = await screen.findByRole('region', { name: 'Dans l’organisation' });
    await says('Omar Diop remplace Zoë Nguyễn', others);
    await says('À venir', others);
    await user.click(await button(/^Supprimer/, others));
    await user.click(await button('Supprimer', await question()));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Dans l’organisation' })).toBeNull());
  });
});

it.each([
  ['/hierarchy', 'Équipes'],
  ['/teams/my-teams', 'Équipes'],
  ['/organization', 'Organisation'],
])('the navigation shows at %s that the page belongs to %s', async (path, entry) => {
  await stage.openAs(stage.organization.admin, path);
  await waitFor(() => {
    const [navigation] = screen.getAllByRole('navigation', { name: 'Navigation principale' });
    const current = navigation?.querySelectorAll('[aria-current]') ?? [];
    expect([...current].map(({ textContent }) => textContent)).toEqual([entry]);
  });
});
