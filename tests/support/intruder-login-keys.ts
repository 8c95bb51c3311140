import { TestCompany } from './company-login.ts';
import { dead, type Key } from './intruder-key.ts';
import type { KeyStage } from './intruder-key-stage.ts';
import type { TestOrganization } from './organizations.ts';
import { TestBrowser } from './passkeys.ts';
import { present } from './present.ts';
import { of, SamlCompany } from './saml-company.ts';

const stateIn = (url: string): string => new URL(url).searchParams.get('state') ?? '';

/** What a company's provider sends people back with, and what a company keeps for that. */
export async function loginKeys(stage: KeyStage, { admin }: TestOrganization): Promise<Key[]> {
  return [...(await oidcKeys(stage)), ...(await samlKeys(stage)), ...(await domainKeys(stage, admin.token))];
}

async function oidcKeys(stage: KeyStage): Promise<Key[]> {
  const { app, provider } = stage;
  const company = await TestCompany.found(stage);
  await company.ready();
  const { email } = company.admin;
  const begin = async () => {
    const browser = new TestBrowser(app);
    const { url } = (await browser.call('POST', '/auth/magic-link', { body: { email } })).json;
    return {
      state: stateIn(url),
      finish: async () => {
        const answer = await provider.visit(url);
        return browser.call('POST', '/auth/company-login/finish', { body: { answer } });
      },
    };
  };
  const [fresh, used, old] = [await begin(), await begin(), await begin()];
  await used.finish();
  await stage.age('login_attempts', 'state_hash', old.state);
  return [
    { kind: 'a state of OpenID Connect', token: fresh.state, opens: [], proves: fresh.finish },
    dead('a state of OpenID Connect that came back', used.state),
    dead('a state of OpenID Connect that is too old', old.state),
    dead('the secret of a company login', provider.clientSecret),
  ];
}

async function samlKeys({ app, saml }: KeyStage): Promise<Key[]> {
  const company = await SamlCompany.found(app, saml);
  await company.ready();
  const { admin } = company;
  const begin = async () => {
    const browser = new TestBrowser(app);
    const question = await company.ask(admin.email, browser);
    return {
      ...question,
      finish: async () => {
        await company.post(question, saml.answer(question, of(admin)));
        const body = { answer: `state=${question.relayState}` };
        return browser.call('POST', '/auth/company-login/finish', { body });
      },
    };
  };
  const [fresh, used] = [await begin(), await begin()];
  await used.finish();
  return [
    { kind: 'a relay state of SAML', token: fresh.relayState, opens: [], proves: fresh.finish },
    dead('a relay state of SAML that came back', used.relayState),
    dead('the name of a question by SAML', fresh.id),
  ];
}

async function domainKeys({ app }: KeyStage, token: string): Promise<Key[]> {
  const body = { domain: `d${crypto.randomUUID()}.example.org` };
  const { json } = await app.call('POST', '/organization/domains', { token, body });
  const { value } = present(json.domains.at(-1)).record;
  return [dead('the record of a domain', present(value.split('=').at(-1)))];
}
