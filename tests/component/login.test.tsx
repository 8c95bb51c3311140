import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openTestSession } from '#tests/support/organizations.ts';
import { button, dialog, heldBy, isAt, question, says } from '#tests/support/read-screen.ts';
import { type OpenScreen, setScreenStage } from '#tests/support/screen-stage.tsx';

const stage = setScreenStage({ name: 'Les Vergers de l’Est' });

const statusOf = async (token: string) => (await stage.app.call('GET', '/auth/me', { token })).status;
const tokenIsGone = () => waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull());

describe('the page of logging in', () => {
  const send = async ({ user, fill }: OpenScreen, address: string) => {
    await fill(await screen.findByLabelText(/^Adresse e-mail/), address);
    await user.keyboard('{Enter}');
  };

  it('lets the person take another address', async () => {
    const opened = await stage.open('/login');
    await send(opened, 'mauvaise@exemple.fr');
    await opened.user.click(await button('Utiliser une autre adresse'));
    await screen.findByLabelText(/^Adresse e-mail/);
  });

  it('says what is wrong with an address and keeps what was typed', async () => {
    const opened = await stage.open('/login');
    await send(opened, 'a@b');
    await says('Veuillez entrer une adresse email valide');
    expect(heldBy(/^Adresse e-mail/)).toBe('a@b');
    await opened.checkScreen();
  });
});

describe('a session', () => {
  it('ends with the logout button, on this device and on the server', async () => {
    const person = await stage.organization.add('manager', 'Paul Roy');
    const { user } = await stage.openAs(person, '/dashboard');
    await says('Bonjour');
    const [account] = await screen.findAllByRole('button', { name: /Compte de Paul Roy/ });
    await user.click(account as HTMLElement);
    await says(/^Manager$/, await dialog('Votre compte'));
    const [leave] = await screen.findAllByRole('button', { name: 'Se déconnecter' });
    await user.click(leave as HTMLElement);
    await isAt(/^\/login/);
    await tokenIsGone();
    await waitFor(async () => expect(await statusOf(person.token)).toBe(401));
  });

  it('that ended elsewhere leads to the login page', async () => {
    const person = await stage.organization.add('employee');
    const { goTo, expectComplaint } = await stage.openAs(person, '/dashboard');
    await says('Bonjour');
    expectComplaint(/answered 401: the stored session is cleared/);
    await stage.app.call('POST', '/auth/logout', { token: person.token });
    await goTo('/sessions');
    await isAt(/^\/login/);
    await tokenIsGone();
  });

  it('can be seen and ended from another device', async () => {
    const { app, organization } = stage;
    const person = await organization.add('employee');
    const phone = await openTestSession(app.services, organization.id, person.id);
    const { user, checkScreen } = await stage.openAs(person, '/sessions');
    await screen.findByRole('heading', { name: 'Mes connexions', level: 1 });
    await says('test');
    await checkScreen();
    await user.click(await button('Fermer toutes les autres'));
    await user.click(await button('Fermer toutes les autres', await question()));
    await says('Les autres connexions sont fermées');
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(person.token)).toBe(200);
  });
});

it.each(['/dashboard', '/sessions'])('%s asks a stranger to log in', async (path) => {
  await stage.open(path);
  await isAt(/^\/login/);
  await screen.findByLabelText(/^Adresse e-mail/);
});
