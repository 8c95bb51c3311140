import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { leaveOf } from '#tests/support/leave.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';
import { todayInParis } from '#tests/support/today.ts';
import { wordsIn } from '#words/spoken.ts';

const stage = setScreenStage();
let ana: TestPerson;

beforeAll(async () => {
  ana = await stage.organization.add('employee', 'Ana Silva');
});

const day = (name: 'Du' | 'Au') => screen.getByRole<HTMLInputElement>('textbox', { name });
const chosen = () => [day('Du').value, day('Au').value];
const formIsThere = () => screen.findByRole('textbox', { name: 'Du' });

describe('asking for leave at a desk', () => {
  it('warns of nothing before a day was chosen, and sends nothing unseen', async () => {
    const person = await stage.organization.add('employee', 'Bruno Cerisier');
    const { user, answers, checkScreen } = await stage.openAs(person, '/requests/new');
    await screen.findByText('Choisissez vos jours dans le calendrier.');
    expect(screen.getAllByText(/Le décompte s’affiche dès que/)).toHaveLength(1);
    await checkScreen();
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    await screen.findByRole('list', { name: 'Le décompte, jour par jour' });
    expect(answers.timesAsked(leaveRequestsEndpoints.create)).toBe(0);
    const { json } = await stage.app.call('GET', '/leave-requests/my-requests', { token: person.token });
    expect(json).toEqual([]);
  });

  it('is walked with arrow keys, across months, and says each day in full', async () => {
    const { user, checkScreen } = await stage.openAs(ana, '/requests/new?from=2043-10-31');
    const saturday = await screen.findByRole('button', { name: /^samedi 31\soctobre 2043/ });
    saturday.focus();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('dimanche 1er\u00a0novembre 2043, férié\u00a0: Toussaint'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toContain('1er\u00a0décembre 2043'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toContain('1er\u00a0janvier 2044'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toContain('8\u00a0janvier 2044'));
    await user.keyboard('{Enter}{ArrowRight}');
    await waitFor(() => expect(focused()).toContain('9\u00a0janvier 2044'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toContain('10\u00a0janvier 2044'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toEqual(['08/01/2044', '10/01/2044']));
    await checkScreen();
  });

  it('reads dates in plain words, says what it understood, and takes them when told', async () => {
    const { user, fill, checkScreen } = await stage.openAs(ana, '/requests/new');
    const text = await screen.findByLabelText('Ou écrivez vos dates');
    await fill(text, 'du 13 juillet 2043 à midi au 17 juillet 2043');
    await screen.findByText('Compris : du lundi 13 juillet à midi au vendredi 17 juillet 2043.');
    await checkScreen();
    await user.click(screen.getByRole('button', { name: 'Choisir ces jours' }));
    await waitFor(() => expect(chosen()).toEqual(['13/07/2043', '17/07/2043']));
    await screen.findByRole('grid', { name: /^juillet 2043$/i });
    await screen.findAllByText(/^3,5\sjours/);
    await fill(text, 'vendredi ou lundi');
    await screen.findByText(/« ou » n’est pas compris\./);
    await checkScreen();
  });

  it('offers bridges within the balance, one press each', async () => {
    const { json } = await stage.app.call('GET', '/leave-planning/bridges', { token: ana.token });
    const [bridge] = json.bridges;
    const { user } = await stage.openAs(ana, '/requests/new');
    const rest = wordsIn('fr').periods.days(present(bridge?.restFrom), present(bridge?.restTo));
    await user.click(await screen.findByRole('button', { name: (name) => name.includes(rest) }));
    const typed = (date: string) => date.split('-').reverse().join('/');
    await waitFor(() =>
      expect(chosen()).toEqual([typed(present(bridge?.startDate)), typed(present(bridge?.endDate))]),
    );
  });

  it('leaves the former count to be read while the next is on its way', async () => {
    const { fill, answers, checkScreen } = await stage.openAs(ana, '/requests/new');
    await formIsThere();
    await fill(day('Du'), '13/07/2043');
    await fill(day('Au'), '16/07/2043');
    await screen.findByText('3 jours comptés');
    const letGo = answers.hold(leaveRequestsEndpoints.preview);
    await fill(day('Au'), '17/07/2043');
    const busy = () =>
      document.querySelector<HTMLElement>('dl[aria-busy=true]') ?? document.createElement('dl');
    await waitFor(() => within(busy()).getByText('3 jours comptés'));
    await checkScreen();
    letGo();
    await screen.findByText('4 jours comptés');
  });
});

describe('the calendar', () => {
  it('leaves the month before to be read while the next is on its way', async () => {
    const { user, answers, checkScreen } = await stage.openAs(ana, '/calendar?month=2043-07');
    await within(await screen.findByRole('grid')).findAllByText('14');
    const letGo = answers.hold(leaveRequestsEndpoints.teamCalendar);
    const next = screen.queryByRole('link', { name: 'Mois suivant' });
    await user.click(next ?? screen.getByRole('button', { name: 'Mois suivant' }));
    const stale = () => document.querySelector('[role=grid][aria-busy=true]');
    await waitFor(() => expect(stale()).not.toBeNull());
    await checkScreen();
    letGo();
    await waitFor(() => expect(stale()).toBeNull());
  });
});

describe('the queue', () => {
  it('is not for employees', async () => {
    for (const path of ['/approvals', '/approvals/history']) {
      await stage.openAs(ana, path);
      await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    }
  });

  it('says so when the connection is lost, and loses nothing', async () => {
    const maud = await stage.organization.add('manager', 'Maud Manager');
    const monday = addDays(todayInParis(), 70);
    const asked = { type: 'vacation', startDate: monday, endDate: addDays(monday, 4) };
    const { id } = await leaveOf(stage.app).file(ana, asked);
    const { user, answers } = await stage.openAs(maud, '/approvals');
    const approve = async () =>
      user.click((await screen.findAllByRole('button', { name: /^Approuver/ }))[0] as HTMLElement);
    await screen.findAllByText(/Congés payés, en jours ouvrés/);
    answers.setOffline(true);
    await approve();
    await screen.findAllByText(/la décision n’a pas été envoyée/);
    const stateOf = async () =>
      (await stage.app.call('GET', `/leave-requests/${id}`, { token: ana.token })).json.request.status;
    expect(await stateOf()).toBe('pending');
    answers.setOffline(false);
    await approve();
    await screen.findByText(/Rien n’attend de décision/);
    expect(await stateOf()).toBe('approved');
  });
});
