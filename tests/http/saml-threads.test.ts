import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestMetadata, largestResponse } from '#server/saml/message-sizes.ts';
import { SamlCompany } from '#tests/support/saml-company.ts';
import { type SamlProviderServer, startSamlProvider } from '#tests/support/saml-provider.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';

let app: TestApp;
let provider: SamlProviderServer;

beforeAll(async () => {
  app = await startTestApp({ threads: { file: await threadFile() } });
  provider = await startSamlProvider(() => app.services.now());
});
afterAll(async () => {
  await provider.close();
  await app.close();
});

const read = () => app.services.threads?.ends.done ?? 0;

describe('what providers write is read beside the main thread (I27, I28)', () => {
  it('metadata, a test and a login are each read there, and a forged answer is refused there', async () => {
    const company = await SamlCompany.found(app, provider);
    const person = await company.add('employee');
    await company.prove();
    const before = read();
    const id = await company.connect();
    expect(read()).toBe(before + 1);
    expect((await company.test(id)).json).toMatchObject({ next: 'tested', refusal: null });
    expect(read()).toBe(before + 2);
    await company.call('PUT', `/${id}/state`, { state: 'on' });
    expect((await company.logIn(person)).status).toBe(200);
    expect(read()).toBe(before + 3);
    const forged = (response: string) =>
      Buffer.from(
        Buffer.from(response, 'base64').toString().replaceAll(person.email, company.admin.email),
      ).toString('base64');
    expect((await company.logIn(person, {}, forged)).status).toBe(401);
    expect(read()).toBe(before + 4);
    expect((await company.shown(id))?.refusal).toMatchObject({ reason: 'signature' });
  });

  it('what is larger than a provider writes is refused before any thread looks at it', async () => {
    const company = await SamlCompany.found(app, provider);
    const id = await company.ready();
    const person = await company.add('employee');
    const before = read();
    const metadata = provider.metadata().padEnd(1024 * 1024);
    expect(metadata.length).toBeGreaterThan(largestMetadata);
    expect((await company.call('PUT', `/${id}`, company.form({ metadata }))).status).toBe(400);
    const padded = (response: string) => response.padEnd(8 * largestResponse, 'A');
    expect((await company.logIn(person, {}, padded)).status).toBe(401);
    expect(read()).toBe(before);
    expect((await company.logIn(person)).status).toBe(200);
  });
});
