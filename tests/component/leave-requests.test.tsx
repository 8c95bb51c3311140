import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { leaveOf } from '#tests/support/leave.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { button, dialog, heldBy, isAt, link, question, says } from '#tests/support/read-screen.ts';
import { type OpenScreen, setScreenStage } from '#tests/support/screen-stage.tsx';
import { todayInParis } from '#tests/support/today.ts';

const stage = setScreenStage({ name: 'Les Vergers' });
let manager: TestPerson;

beforeAll(async () => {
  manager = await stage.organization.add('manager', 'Maud Manager');
});

const filed = (person: TestPerson, form: object): Promise<{ id: string; version?: number }> =>
  leaveOf(stage.app).file(person, { type: 'vacation', ...form });

const requestsOf = async (person: TestPerson): Promise<{ id: string; startDate: string; status: string }[]> =>
  (await stage.app.call('GET', '/leave-requests/my-requests', { token: person.token })).json;

async function fillDates({ fill }: OpenScreen, start: string, end: string): Promise<void> {
  await fill(await screen.findByLabelText('Du'), start);
  await fill(screen.getByLabelText('Au'), end);
}

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'));

describe('an employee', () => {
  let ana: TestPerson;

  beforeAll(async () => {
    ana = await stage.organization.add('employee', 'Ana Prunier');
  });

  it('finds the draft again, loses the connection while sending, and has filed one request', async () => {
    const opened = await stage.openAs(ana, '/requests/new');
    await fillDates(opened, '13/07/2043', '16/07/2043');
    const [firstDay] = await screen.findAllByRole('group', { name: 'Premier jour' });
    await opened.user.click(within(firstDay as HTMLElement).getByLabelText('L’après-midi'));
    await opened.fill(screen.getByLabelText(/^Note/), 'Pont du 14 juillet');
    await says(/^2,5\sjours, il vous/);
    await waitFor(() => expect(keptDrafts()).not.toEqual([]));

    const { user, answers } = await stage.reload();
    await says('Brouillon repris');
    await waitFor(() => expect(heldBy(/^Note/)).toBe('Pont du 14 juillet'));
    await waitFor(() => expect(heldBy('Du')).toBe('13/07/2043'));
    await says(/^2,5\sjours, il vous/);

    // The request arrives and its answer is lost: the case in which trying again could file a second one.
    answers.lose(leaveRequestsEndpoints.create, 'after');
    await user.click(await button('Envoyer la demande'));
    await says('Erreur de connexion au serveur');
    await says('une seule demande sera créée');
    expect(await requestsOf(ana)).toHaveLength(1);

    const again = await stage.reload();
    await says('Brouillon repris');
    await says(/^2,5\sjours, il vous/);
    await again.user.click(await button('Envoyer la demande'));
    await isAt('/dashboard');
    await says('Demande envoyée');
    expect(await requestsOf(ana)).toHaveLength(1);
    await again.goTo('/requests/new');
    await screen.findByRole('heading', { name: 'Suivi rapide' });
    expect(screen.queryByText('Brouillon repris')).toBeNull();
    await again.checkScreen();
  });

  it('is told at the dates about an absence that holds them already', async () => {
    const opened = await stage.openAs(ana, '/requests/new');
    await fillDates(opened, '16/07/2043', '17/07/2043');
    await says('Une autre absence est déjà posée sur ces dates');
    await opened.checkScreen();
    await opened.fill(screen.getByLabelText('Au'), '01/07/2043');
    await says('La date de fin doit être après la date de début');
    await opened.checkScreen();
    await waitFor(() => expect(keptDrafts()).not.toEqual([]));
    const again = await stage.reload();
    await again.user.click(await button('Effacer'));
    await waitFor(() => expect(screen.queryByText('Brouillon repris')).toBeNull());
    await fillDates(again, '02/07/2043', '03/07/2043');
    await again.user.click(await button('Annuler'));
    await isAt('/dashboard');
    await waitFor(() => expect(keptDrafts()).toEqual([]));
  });

  it('edits it, reads in the history what changed, and withdraws it', async () => {
    const [{ id } = { id: '' }] = await requestsOf(ana);
    const { user, fill, checkScreen } = await stage.openAs(ana, `/requests/${id}`);
    await says('En attente');
    await checkScreen();
    await user.click(await link('Modifier'));
    await screen.findByRole('heading', { name: 'Modifier la demande' });
    await fill(await screen.findByLabelText('Au'), '17/07/2043');
    await says('3,5 jours comptés');
    await checkScreen();
    await user.click(await button('Enregistrer'));
    await isAt(`/requests/${id}`);
    await says('Modifiée par Ana Prunier');
    await says('Fin : jeudi 16 juillet 2043 → vendredi 17 juillet 2043');
    await checkScreen();

    await user.click(await button('Retirer la demande'));
    const sure = await question();
    await says('du lundi 13 juillet à midi', sure);
    await checkScreen();
    await user.click(await button('Retirer', sure));
    await says('Retirée par Ana Prunier');
    expect((await requestsOf(ana))[0]?.status).toBe('withdrawn');
  });
});

describe('a request between two people', () => {
  let bruno: TestPerson;

  beforeAll(async () => {
    bruno = await stage.organization.add('employee', 'Bruno Cerisier');
  });

  it('keeps what was typed when it changed meanwhile', async () => {
    const { id, version } = await filed(bruno, { startDate: '2040-03-05', endDate: '2040-03-07' });
    const { user, fill, checkScreen } = await stage.openAs(bruno, `/requests/${id}/edit`);
    await fill(await screen.findByLabelText(/^Note/), 'Écrit sur cet écran');
    const elsewhere = { type: 'personal', startDate: '2040-03-05', endDate: '2040-03-06', version };
    await stage.app.call('PUT', `/leave-requests/${id}`, { token: bruno.token, body: elsewhere });
    await user.click(await button('Enregistrer'));
    await says('Cette demande a changé entre-temps');
    await says('Congé personnel, du lundi 5 mars au mardi 6 mars 2040');
    expect(heldBy(/^Note/)).toBe('Écrit sur cet écran');
    await checkScreen();
    await user.click(await button('Enregistrer ma saisie'));
    await isAt(`/requests/${id}`);
    await says('Écrit sur cet écran');
  });

  it('is approved, asked to be cancelled, and cancelled', async () => {
    const { id } = await filed(bruno, { startDate: '2040-05-14', endDate: '2040-05-18' });
    await leaveOf(stage.app).approve(manager, id);
    const employee = await stage.openAs(bruno, `/requests/${id}`);
    await employee.user.click(await button('Demander l’annulation'));
    const asking = await dialog();
    await employee.fill(within(asking).getByLabelText(/^Motif/), 'Le voyage est reporté');
    await employee.checkScreen();
    await employee.user.click(await button('Demander l’annulation', asking));
    await says('Annulation demandée par Bruno Cerisier');

    const { user, checkScreen } = await stage.openAs(manager, `/requests/${id}`);
    await says('Bruno Cerisier demande l’annulation de ce congé');
    await says('Le voyage est reporté');
    await checkScreen();
    await user.click(await button('Accepter l’annulation'));
    await user.click(await button('Accepter l’annulation', await dialog()));
    await says('Annulée par Maud Manager');
    expect((await requestsOf(bruno)).find((request) => request.id === id)?.status).toBe('cancelled');
  });

  it('is recorded for someone who is ill, from a link', async () => {
    const monday = mondayOf(addDays(todayInParis(), 7));
    const address = `/requests/new?type=sick&from=${monday}&to=${addDays(monday, 1)}&for=${bruno.id}`;
    const { user, checkScreen } = await stage.openAs(manager, address);
    await says('L’absence est approuvée aussitôt, et Bruno Cerisier');
    await says('sans effet sur les soldes');
    await isAt('/requests/new');
    await checkScreen();
    await user.click(await button('Enregistrer l’absence'));
    await says('Absence enregistrée pour Bruno Cerisier');
    const held = (await requestsOf(bruno)).map(({ startDate, status }) => [startDate, status]);
    expect(held).toContainEqual([monday, 'approved']);
  });

  it('says plainly that there is none at an address that names none', async () => {
    const { checkScreen } = await stage.openAs(bruno, '/requests/00000000-0000-4000-8000-000000000000');
    await says('Demande introuvable');
    await checkScreen();
  });
});
