import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { decisionBatchesEndpoints } from '#contract/decision-batches.ts';
import { liveEndpoints } from '#contract/live.ts';
import { fromToday, leaveOf, week } from '#tests/support/leave.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { button, dialog, heldBy, isAt, pickOption, question, says } from '#tests/support/read-screen.ts';
import type { ScreenAnswers } from '#tests/support/screen-answers.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';

const stage = setScreenStage();

interface Workshop {
  readonly admin: TestPerson;
  readonly maud: TestPerson;
  readonly emma: TestPerson;
  readonly paul: TestPerson;
}

/** An admin, a manager, and the two employees of her team. */
async function workshop(): Promise<Workshop> {
  const { admin, add } = await createTestOrganization(stage.app.services);
  const maud = await add('manager', 'Maud Manager');
  const emma = await add('employee', 'Emma Martin');
  const paul = await add('employee', 'Paul Petit');
  const team = { name: 'Atelier', managerId: maud.id, userIds: [emma.id, paul.id] };
  for (const body of [team, { name: 'Bureau' }])
    await stage.app.call('POST', '/teams', { token: admin.token, body });
  return { admin, maud, emma, paul };
}

const row = (name: string) => screen.findByRole('article', { name });
/** What stands beside the list, of the request that has the focus. */
const details = (name: string) => screen.findByRole('region', { name });
const queue = () =>
  screen.queryAllByRole('article').map((article) => article.querySelector('h3 a')?.textContent);
const queueIs = (...names: string[]) => waitFor(() => expect(queue()).toEqual(names));
const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement?.querySelector('h3 a')?.textContent).toBe(name));

describe('the queue', () => {
  it('shows what a decision rests on, urgent requests first', async () => {
    const { maud, emma, paul } = await workshop();
    const leave = leaveOf(stage.app);
    await leave.file(emma, { ...week(0), note: 'Un mariage à Nantes.' });
    await leave.file(paul, fromToday(stage.app.services.now()));
    const away = await leave.file(paul, week(0));
    await leave.approve(maud, away.id);
    const { user, checkScreen } = await stage.openAs(maud, '/approvals');
    await says('1 demande urgente');
    await queueIs('Paul Petit', 'Emma Martin');
    const emmas = await row('Emma Martin');
    await says('1 absent', emmas);
    await says(/Reste .* j/, emmas);
    await user.click(within(emmas).getByRole('link', { name: 'Emma Martin' }));
    const request = await details('Emma Martin');
    await says('Du lundi 3 septembre au vendredi 7 septembre 2040', request);
    await says('5 jours comptés', request);
    await says(/Attend depuis 1\sjour/, request);
    await says('Un mariage à Nantes.', request);
    await says('Paul Petit', await within(request).findByRole('list', { name: /^Absents de l’équipe/ }));
    await says('Congés payés, en jours ouvrés', request);
    const proof = () => within(request).queryByRole('list', { name: 'Décompte jour par jour' });
    expect(proof()).toBeNull();
    await user.click(within(request).getByRole('button', { name: 'Décompte jour par jour' }));
    await waitFor(() => expect(proof()?.textContent).toMatch(/^lundi 3\sseptembre/));
    await checkScreen();
  });

  it('approves and refuses in place, a refusal with its reason', async () => {
    const { maud, emma, paul } = await workshop();
    const leave = leaveOf(stage.app);
    await leave.file(paul, week(0));
    await leave.file(emma, week(0));
    const { user, fill, checkScreen } = await stage.openAs(maud, '/approvals');
    await user.click(await button(/^Approuver/, await row('Paul Petit')));
    await says('Demande de Paul Petit approuvée');
    await queueIs('Emma Martin');
    await focusIsOn('Emma Martin');

    await user.click(await button(/^Refuser/, await row('Emma Martin')));
    const refusal = await dialog('Refuser la demande d’Emma Martin');
    await user.click(await button('Refuser', refusal));
    await says('À remplir', refusal);
    await user.click(await button('Cette période est chargée', refusal));
    await waitFor(() =>
      expect(heldBy(/^Motif du refus/, refusal)).toBe(
        'Cette période est chargée\u00a0: proposez d’autres dates.',
      ),
    );
    await fill(within(refusal).getByLabelText(/^Motif du refus/), 'Deux personnes sont déjà à Nantes.');
    await checkScreen();
    await user.click(await button('Refuser', refusal));
    await says('Rien n’attend de décision');
    await says('Aucune demande n’attend.');
    await checkScreen();

    // The sentence is offered again the next time.
    await leave.file(emma, week(1));
    const again = await stage.reload();
    await again.user.click(await button(/^Refuser/, await row('Emma Martin')));
    const next = await dialog();
    await again.user.click(await button('Deux personnes sont déjà à Nantes.', next));
    await waitFor(() => expect(heldBy(/^Motif du refus/, next)).toBe('Deux personnes sont déjà à Nantes.'));
    await again.user.keyboard('{Escape}');
    await again.user.click(await button(/^Approuver/, await row('Emma Martin')));
    await says('Rien n’attend de décision');
  });

  it('decides several at once and tells what became of each', async () => {
    const { admin, maud, emma, paul } = await workshop();
    const leave = leaveOf(stage.app);
    await leave.file(emma, week(5));
    const late = await leave.file(paul, week(6));
    await leave.file(emma, week(7));
    // The page does not hear of it: otherwise the request would be gone before it is decided.
    const meets = (answers: ScreenAnswers) => void answers.hold(liveEndpoints.listen);
    const { user, checkScreen } = await stage.openAs(maud, '/approvals', { meets });
    await user.click(await screen.findByLabelText('Tout sélectionner'));
    await says('3 demandes sélectionnées');
    // Somebody else was quicker.
    await leave.reject(admin, late.id, 'Inventaire.');
    await user.click(await button('Approuver la sélection'));
    const sure = await question('Approuver 3 demandes');
    await says(/Emma Martin et Paul Petit|Paul Petit et Emma Martin/, sure);
    await user.click(await button('Approuver', sure));
    await says('2 demandes approuvées.');
    await says('1 demande n’a pas été traitée');
    await says(/Paul Petit, .*la demande est/);
    await says('Rien n’attend de décision');
    await checkScreen();

    await leave.file(emma, week(5 + 10));
    await leave.file(paul, week(6 + 10));
    const again = await stage.reload();
    await again.user.click(await screen.findByLabelText('Tout sélectionner'));
    await again.user.click(await button('Refuser la sélection'));
    const refusal = await dialog('Refuser 2 demandes');
    await again.fill(within(refusal).getByLabelText(/^Motif du refus/), 'Fermeture annuelle.');
    await again.user.click(await button('Refuser', refusal));
    await says('2 demandes refusées.');
  });

  it('follows what was begun to its end, though the look at it fails at first', async () => {
    const { maud, emma, paul } = await workshop();
    const leave = leaveOf(stage.app);
    await leave.file(emma, week(20));
    await leave.file(paul, week(21));
    const meets = (answers: ScreenAnswers) => void answers.hold(liveEndpoints.listen);
    const { user, answers } = await stage.openAs(maud, '/approvals', { meets });
    await user.click(await screen.findByLabelText('Tout sélectionner'));
    await user.click(await button('Approuver la sélection'));
    const sure = await question('Approuver 2 demandes');
    answers.fail(decisionBatchesEndpoints.list);
    await user.click(await button('Approuver', sure));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    answers.pass(decisionBatchesEndpoints.list);
    await says('2 demandes approuvées.');
  });

  it('leaves one’s own requests and those of a higher level to others', async () => {
    const { admin, maud } = await workshop();
    const leave = leaveOf(stage.app);
    await leave.file(maud, week(8));
    await leave.file(admin, week(8));
    const { user, checkScreen } = await stage.openAs(maud, '/approvals');
    await user.click(within(await row('Maud Manager')).getByRole('link'));
    await says('Votre demande', await details('Maud Manager'));
    await user.click(within(await row('Alix Admin')).getByRole('link'));
    await says('d’un niveau supérieur', await details('Alix Admin'));
    await says('2 attendent la décision d’une autre personne que vous.');
    await checkScreen();
    expect(screen.queryAllByRole('button', { name: /^Approuver/ })).toEqual([]);
  });
});

describe('the history', () => {
  it('keeps its filters in the address', async () => {
    const { maud, emma, paul } = await workshop();
    const leave = leaveOf(stage.app);
    for (const [number, person] of [emma, paul, emma, paul, emma].entries()) {
      const { id } = await leave.file(person, week(number));
      if (number % 2 === 0) await leave.approve(maud, id);
      else await leave.reject(maud, id, 'Inventaire.');
    }
    const { user, checkScreen } = await stage.openAs(maud, '/approvals');
    await user.click(await screen.findByRole('link', { name: 'Tout voir' }));
    await screen.findByRole('heading', { name: 'Historique des demandes' });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
    await checkScreen();
    await user.selectOptions(screen.getByLabelText('Statut'), 'Refusé');
    await isAt(/status=rejected/);
    const inTable = (text: string) => within(screen.getByRole('table')).queryAllByText(text).length;
    await waitFor(() => expect(inTable('Approuvé')).toBe(0));
    await pickOption(user, screen.getByRole('combobox', { name: 'Équipe' }), 'Atelier');
    await isAt(/status=rejected.*team=|team=.*status=rejected/);
    await waitFor(() => expect([inTable('Approuvé'), inTable('Refusé')]).toEqual([0, 2]));
    const again = await stage.reload();
    await waitFor(() => expect([inTable('Approuvé'), inTable('Refusé')]).toEqual([0, 2]));
    await pickOption(again.user, screen.getByRole('combobox', { name: 'Équipe' }), 'Bureau');
    await says('Aucune demande ne correspond à ces filtres.');
    await again.user.click(await button('Effacer les filtres'));
    await waitFor(() => expect(inTable('Approuvé')).toBe(3));
  });
});
