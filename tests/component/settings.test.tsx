import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { type OpenScreen, setScreenStage } from '#tests/support/screen-stage.tsx';

const stage = setScreenStage();

async function edit({ user }: OpenScreen, section: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Modifier\\s: ${section}$`) }));
  return within(await screen.findByRole('form', { name: new RegExp(`^Modification\\s: ${section}$`) }));
}

it('sections of the settings ask before edits are lost, and keep them when one stays', async () => {
  const opened = await stage.openAs(stage.organization.admin, '/settings');
  const { user, checkScreen } = opened;
  const editor = await edit(opened, 'Soldes');
  const refused = () => editor.getByRole('radio', { name: 'Refusée' });
  await user.click(refused());
  const question = async () => within(await screen.findByRole('alertdialog'));
  const answer = async (button: string) => {
    await user.click((await question()).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  await user.click(screen.getByRole('button', { name: /^Modifier\s: Décompte$/ }));
  (await question()).getByText('Quitter sans appliquer ?');
  await checkScreen();
  await answer('Annuler');
  expect(refused().getAttribute('aria-checked')).toBe('true');

  const present = () =>
    within(screen.getByRole('navigation', { name: 'Sections des réglages' })).getByRole('link', {
      name: 'Présence',
    });
  await user.click(present());
  await answer('Annuler');
  expect(refused().getAttribute('aria-checked')).toBe('true');
  expect(location.pathname).toBe('/settings');

  await user.click(present());
  await answer('Quitter sans appliquer');
  await waitFor(() => expect(location.pathname).toBe('/settings/coverage'));
});

it('sections of the settings keep what was typed when it could not be counted, and count it again', async () => {
  const opened = await stage.openAs(stage.organization.admin, '/settings');
  const { user, answers } = opened;
  const editor = await edit(opened, 'Lectures discutées');
  await editor.findByText('Rien n’est modifié.');
  answers.setOffline(true);
  const nothing = editor.getByRole('radio', { name: 'Il ne donne rien' });
  await user.click(nothing);
  const again = await editor.findByRole('button', { name: 'Réessayer' });
  expect(nothing.getAttribute('aria-checked')).toBe('true');
  answers.setOffline(false);
  await user.click(again);
  await editor.findAllByText(/Aucun solde ne change/);
  expect(nothing.getAttribute('aria-checked')).toBe('true');
  await user.click(editor.getByRole('button', { name: 'Appliquer' }));
  await screen.findByText(/Le congé supplémentaire de naissance ne donne pas de droits à congé\./);
});

it('the place of a company is set where its consequences are shown', async () => {
  const { admin } = await createTestOrganization(stage.app.services);
  const opened = await stage.openAs(admin, '/organization');
  const { user, checkScreen } = opened;
  await user.click(await screen.findByRole('link', { name: 'Les changer dans les réglages des congés' }));
  await waitFor(() => expect(`${location.pathname}${location.hash}`).toBe('/settings#place'));
  const editor = await edit(opened, 'Lieu et heure');
  await user.selectOptions(editor.getByLabelText('Zone des jours fériés'), 'alsace-moselle');
  await user.selectOptions(editor.getByLabelText('Fuseau horaire'), 'Indian/Reunion');
  await editor.findByLabelText('Le Vendredi saint est chômé');
  await editor.findByText(/soldes? change(nt)?|Aucun solde ne change/);
  await user.click(editor.getByRole('button', { name: 'Appliquer' }));
  await screen.findByText(/L’entreprise est en Alsace-Moselle, à l’heure de Reunion\./);
  await checkScreen();
  const { checkScreen: checkOrganization } = await stage.openAs(admin, '/organization');
  await screen.findByText(/Alsace-Moselle/);
  await screen.findByText(/Reunion/);
  await checkOrganization();
});

it('the page of the subscription says what went wrong, and fetches it again', async () => {
  const opened = await stage.openAs(stage.organization.admin, '/profile', { language: 'en' });
  const { user, answers, checkScreen } = opened;
  answers.fail(subscriptionEndpoints.usage);
  await opened.goTo('/subscription');
  await screen.findByText('The data could not be loaded');
  await checkScreen();
  answers.pass(subscriptionEndpoints.usage);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Price per user/);
  await screen.findAllByText(/€2\/month/);
  await checkScreen();
});
