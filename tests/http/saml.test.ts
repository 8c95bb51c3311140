import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '#tests/support/passkeys.ts';
import {
  posted,
  type SamlAnswer,
  signedResponse,
  unsignedResponse,
  usualAnswer,
} from '#tests/support/saml-answers.ts';
import { finish, of, postAnswer, SamlCompany } from '#tests/support/saml-company.ts';
import { type SamlProviderServer, startSamlProvider } from '#tests/support/saml-provider.ts';
import { selfSigned } from '#tests/support/self-signed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let provider: SamlProviderServer;

beforeAll(async () => {
  app = await startTestApp();
  provider = await startSamlProvider(() => app.services.now());
});
afterAll(async () => {
  await provider.close();
  await app.close();
});

const minute = 60_000;
const founded = () => SamlCompany.found(app, provider);

async function inUse() {
  const company = await founded();
  const person = await company.add('employee', 'Nour Employée');
  const id = await company.ready();
  return { company, person, id };
}

describe('a login by SAML (I27, I28)', () => {
  it('opens a session in the browser that was sent away, and says how', async () => {
    const { company, person } = await inUse();
    const { status, json } = await company.logIn(person);
    expect([status, json.user.id]).toEqual([200, person.id]);
    const sessions = await app.call('GET', '/auth/sessions', { token: json.token });
    const current = sessions.json.find((session: { current: boolean }) => session.current);
    expect([current?.method, current?.via]).toEqual(['company', 'Annuaire']);
  });

  it('knows them by their subject from then on, whatever address comes with it', async () => {
    const { company, person } = await inUse();
    await company.logIn(person);
    const { json } = await company.logIn(person, { address: 'elsewhere@other.example' });
    expect(json.user.id).toBe(person.id);
  });

  it('leads the browser on to a page, without a session and without a cookie', async () => {
    const { company, person } = await inUse();
    const question = await company.ask(person.email);
    const answered = await company.post(question, provider.answer(question, of(person)));
    expect([answered.status, answered.headers.get('set-cookie')]).toEqual([303, null]);
    expect(answered.headers.get('location')).toBe(`/login/company?state=${question.relayState}`);
  });

  const hour = 60 * minute;
  const moved = (milliseconds: number) => new Date(app.services.now().getTime() + milliseconds);
  const rewritten = (change: (xml: string) => string) => (response: string) =>
    posted(change(Buffer.from(response, 'base64').toString()));
  const wrapped = rewritten((xml) => {
    const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
    const bare = assertion
      .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
      .replace(/ID="[^"]+"/, 'ID="_evil"');
    return xml.replace(assertion, bare.replace(/sub-[\w-]+/, 'sub-chief') + assertion);
  });
  const bomb = `<!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(500)}">]>`;

  type Case = readonly [
    what: string,
    reason: string,
    changes: () => Partial<SamlAnswer>,
    twist?: (response: string) => string,
  ];
  const cases: readonly Case[] = [
    ['for another audience', 'audience', () => ({ audience: 'https://elsewhere.example' })],
    ['for another recipient', 'recipient', () => ({ recipient: 'https://elsewhere.example/answer' })],
    ['of another issuer', 'issuer', () => ({ issuer: 'https://elsewhere.example' })],
    ['to a question nobody asked', 'unasked', () => ({ inResponseTo: '_unknown' })],
    ['expired', 'too_late', () => ({ begin: moved(-2 * hour), end: moved(-hour) })],
    ['from the future', 'too_early', () => ({ begin: moved(hour), end: moved(2 * hour) })],
    ['tampered with', 'signature', () => ({}), rewritten((xml) => xml.replace(/sub-[\w-]+/, 'sub-chief'))],
    ['wrapped', 'signature', () => ({}), wrapped],
    [
      'unsigned',
      'unsigned',
      () => ({}),
      rewritten((xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, '')),
    ],
    [
      'with a comment in its name',
      'answer',
      () => ({}),
      rewritten((xml) => xml.replace('sub-', 'sub<!-- -->-')),
    ],
    [
      'with entities in entities',
      'answer',
      () => ({}),
      rewritten((xml) => bomb + xml.replace('sub-', '&b;sub-')),
    ],
    ['no answer at all', 'answer', () => ({}), () => 'x'],
    ['a refusal', 'provider', () => ({ status: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed' })],
  ];
  it.each(cases.map(([what, reason, changes, twist]) => ({ what, reason, changes, twist })))(
    'is refused when the answer is $what, and admins read why',
    async ({ reason, changes, twist }) => {
      const { company, person, id } = await inUse();
      const { status, json } = await company.logIn(person, changes(), twist);
      expect([status, json.code, json.token]).toEqual([401, 'company_login_refused', undefined]);
      expect((await company.shown(id))?.refusal?.reason).toBe(reason);
    },
  );

  it('is refused when it is signed with SHA-1, or by a key that is not in the metadata', async () => {
    const { company, person, id } = await inUse();
    const weak = await company.logIn(person, {}, undefined, { algorithm: 'sha1' });
    expect([weak.status, (await company.shown(id))?.refusal?.reason]).toEqual([401, 'weak_signature']);
    const browser = new TestBrowser(app);
    const question = await company.ask(person.email, browser);
    const said = usualAnswer(question, { issuer: provider.entityId, ...of(person) }, app.services.now());
    await company.post(question, posted(signedResponse(unsignedResponse(said), selfSigned())));
    expect((await finish(browser, question)).status).toBe(401);
    expect((await company.shown(id))?.refusal?.reason).toBe('signature');
  });

  it('is good once: neither the answer nor the question is taken again', async () => {
    const { company, person } = await inUse();
    const browser = new TestBrowser(app);
    const question = await company.ask(person.email, browser);
    const answer = provider.answer(question, of(person));
    await company.post(question, answer);
    await company.post(question, provider.answer(question, { ...of(person), subject: 'sub-chief' }));
    const { json } = await finish(browser, question);
    expect(json.user.id).toBe(person.id);
    await company.post(question, answer);
    expect((await finish(browser, question)).json.code).toBe('company_login_refused');
    // The old answer to a new question.
    const next = await company.ask(person.email, browser);
    await company.post(next, answer);
    expect((await finish(browser, next)).status).toBe(401);
  });

  it('opens nothing in another browser, nor after ten minutes, nor unasked', async () => {
    const { company, person } = await inUse();
    const browser = new TestBrowser(app);
    const question = await company.ask(person.email, browser);
    await company.post(question, provider.answer(question, of(person)));
    expect((await finish(new TestBrowser(app), question)).status).toBe(401);
    const late = await company.ask(person.email, browser);
    const answer = provider.answer(late, of(person));
    app.advance(11 * minute);
    await company.post(late, answer);
    expect((await finish(browser, late)).status).toBe(401);
    const unasked = { ...late, relayState: '', id: '' };
    const response = provider.answer(unasked, of(person));
    expect((await company.post(unasked, response)).status).toBe(303);
    expect((await company.post({ ...unasked, relayState: 'A'.repeat(64) }, response)).status).toBe(303);
  });

  it('is not taken at the address of another connection, nor of another company', async () => {
    const { company, person } = await inUse();
    const { company: other } = await inUse();
    const browser = new TestBrowser(app);
    const question = await company.ask(person.email, browser);
    const elsewhere = await other.ask(`x@${other.domain}`);
    const answer = provider.answer(question, { ...of(person), recipient: elsewhere.answersTo });
    await company.post({ ...question, answersTo: elsewhere.answersTo }, answer);
    expect((await finish(browser, question)).status).toBe(401);
    // What its own provider says of somebody else's address opens nothing either.
    const stolen = await other.logIn({ ...person, email: `x@${other.domain}` }, { address: person.email });
    expect([stolen.status, stolen.json.code]).toEqual([401, 'company_login_unknown']);
  });

  it('links nobody outside a proven domain, nobody unknown, nobody who has left', async () => {
    const { company, person, id } = await inUse();
    const outside = await company.logIn(person, { address: `nour@${company.domain}.evil.example` });
    expect([outside.json.code, (await company.shown(id))?.refusal?.reason]).toEqual([
      'company_login_unknown',
      'domain_unproven',
    ]);
    const unknown = await company.logIn(person, { address: `personne@${company.domain}` });
    expect([unknown.json.code, (await company.shown(id))?.refusal?.reason]).toEqual([
      'company_login_unknown',
      'unknown_person',
    ]);
    await company.logIn(person);
    await app.call('DELETE', `/users/${person.id}`, { token: company.admin.token });
    expect((await company.logIn(person)).status).toBe(401);
  });

  it('reads no body that is too large, and no other form', async () => {
    const { company, person } = await inUse();
    const question = await company.ask(person.email);
    expect((await company.post(question, 'A'.repeat(200 * 1024))).status).toBe(413);
    const json = await fetch(question.answersTo, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(400);
    const nowhere = await postAnswer(app, '/api/auth/saml/a/b/answer', {
      SAMLResponse: 'x',
      RelayState: 'x',
    });
    expect(nowhere.status).toBe(404);
  });
});
