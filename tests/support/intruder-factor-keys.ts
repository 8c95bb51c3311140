import { sendRecoveryNotice } from '#server/actions/login-policy/send-recovery-notice.ts';
import { sendProofCode } from '#server/actions/second-factors/send-proof-code.ts';
import { codeOf, enrol } from './authenticator.ts';
import { dead, type Key, loginLinkOf } from './intruder-key.ts';
import type { KeyStage } from './intruder-key-stage.ts';
import type { TestOrganization } from './organizations.ts';
import { TestBrowser } from './passkeys.ts';
import { present } from './present.ts';

/** What stands for a second factor, or between it and the first; what proves who is there, and what names a browser. */
export async function factorKeys(stage: KeyStage, organization: TestOrganization): Promise<Key[]> {
  return [
    ...(await ticketKeys(stage, organization)),
    ...(await mailCodeKeys(stage, organization)),
    ...(await recoveryKeys(stage, organization)),
    ...(await browserKeys(stage, organization)),
  ];
}

async function ticketKeys({ app, ...stage }: KeyStage, organization: TestOrganization): Promise<Key[]> {
  const enrolled = async () => {
    const person = await organization.add('admin');
    const factors = await enrol(app, person);
    const { ticket } = (
      await app.call('POST', '/auth/verify', { body: { token: await loginLinkOf(app, person.email) } })
    ).json;
    const give = (code: string, trust = false) =>
      app.call('POST', '/auth/second-factor', { body: { ticket, code, trust } });
    return { ...factors, person, ticket: ticket as string, give };
  };
  const [fresh, used, old] = [await enrolled(), await enrolled(), await enrolled()];
  const [spent = '', left = ''] = used.recoveryCodes;
  const finished = await used.give(spent, true);
  const device = /relache_device_\w+=([\w-]+)/.exec(finished.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const cookie = `relache_device_${used.person.id.slice(0, 8)}=${device}`;
  await stage.owner.query(
    "update login_tickets set expires_at = now() - interval '1 year' where user_id = $1",
    [old.person.id],
  );
  const code = codeOf(fresh.secret, app.services.now());
  return [
    {
      kind: 'a ticket that waits for its second factor',
      token: fresh.ticket,
      opens: ['second factor'],
      proves: () => fresh.give(codeOf(fresh.secret, app.services.now())),
    },
    dead('a ticket that became a session', used.ticket),
    dead('a ticket that is too old', old.ticket),
    dead('the key of an app', fresh.secret),
    dead('a code of somebody’s app', code),
    dead('a recovery code', left),
    dead('a recovery code that was used', spent),
    {
      kind: 'a trusted device',
      token: device,
      opens: [],
      // A device stands for the second factor of its person, beside a link that is good, and for nothing else.
      proves: async () => {
        const body = { token: await loginLinkOf(app, used.person.email) };
        const opened = await app.call('POST', '/auth/verify', { body, headers: { cookie } });
        return { status: opened.json.user?.id === used.person.id ? 200 : 401 };
      },
    },
  ];
}

async function mailCodeKeys({ app }: KeyStage, organization: TestOrganization): Promise<Key[]> {
  const person = await organization.add('admin');
  const { json: sessions } = await app.call('GET', '/auth/sessions', { token: person.token });
  const sessionId = present(sessions[0]).id;
  await sendProofCode(app.services, { organizationId: organization.id, userId: person.id, sessionId });
  const code = /\b(\d{6})\b/.exec((await app.mailbox.waitFor(person.email)).text)?.[1] ?? '';
  return [
    {
      kind: 'a code by mail',
      token: code,
      opens: [],
      proves: () => app.call('POST', '/auth/step-up', { token: person.token, body: { code } }),
    },
  ];
}

async function recoveryKeys({ app }: KeyStage, organization: TestOrganization): Promise<Key[]> {
  const second = await organization.add('admin');
  const asked = async () => {
    const person = await organization.add('employee');
    await enrol(app, person);
    const body = { userId: person.id };
    const { token } = organization.admin;
    const { json } = await app.call('POST', '/organization/recoveries', { token, body });
    const { id } = present(json.recoveries.find((one) => one.person.id === person.id));
    await app.call('POST', `/organization/recoveries/${id}/confirm`, { token: second.token });
    await sendRecoveryNotice(app.services, { organizationId: organization.id, recoveryId: id });
    const mail = await app.mailbox.waitFor(person.email);
    const stop = /\/stop-recovery\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    return { stop, stops: () => app.call('POST', '/auth/recovery/stop', { body: { token: stop } }) };
  };
  const [waiting, stopped] = [await asked(), await asked()];
  await stopped.stops();
  return [
    { kind: 'a link that stops a recovery', token: waiting.stop, opens: ['recovery'], proves: waiting.stops },
    dead('a link that stopped a recovery', stopped.stop),
  ];
}

async function browserKeys({ app }: KeyStage, organization: TestOrganization): Promise<Key[]> {
  const person = await organization.add('admin');
  const browser = new TestBrowser(app);
  const { token } = person;
  await browser.makePasskey(token);
  await browser.logIn();
  const known = browser.cookie.split('=')[1] ?? '';
  const asked = new TestBrowser(app);
  const { json: options } = await asked.call('POST', '/auth/passkeys/login/options');
  const answer = browser.device.answer(options);
  return [
    dead('the name of a known browser', known),
    dead('the name of a browser that was asked', asked.cookie.split('=')[1] ?? ''),
    dead('a question to a passkey', options.challenge),
    {
      kind: 'the name of a passkey',
      token: answer.id,
      opens: [],
      proves: () => browser.logIn(),
    },
    dead('the owner of a passkey', answer.userHandle),
  ];
}
