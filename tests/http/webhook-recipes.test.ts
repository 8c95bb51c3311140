import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookMessageSchemas } from '#contract/webhook-messages.ts';
import { languages } from '#domain/text/language.ts';
import { eventTypes } from '#domain/webhooks/event-types.ts';
import { sampleMessages } from '#domain/webhooks/samples.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { eventually } from '#tests/support/eventually.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Received, WebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { subscribeProgram } from '#tests/support/webhooks.ts';

const run = promisify(execFile);

let app: TestApp;
let company: LeaveCompany;
let receiver: WebhookReceiver;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createLeaveCompany(app);
  receiver = await WebhookReceiver.start();
});
afterEach(() => receiver.die());

const got = (count: number) =>
  eventually(async () => receiver.received.length >= count || null, `${count} messages`);

/** The part of the guide under a heading, as it is read on the page. */
async function recipe(language: string, heading: string): Promise<string> {
  const guide = await readFile(`src/site/documentation/guides/integrations.${language}.mdx`, 'utf8');
  return guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
}

const blocksIn = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block);

describe.each(languages)('the recipe for Zapier in %s', (language) => {
  it('tests the key, subscribes, shows samples of what then comes, and unsubscribes', async () => {
    const { key } = await makeKey(app, company.admin, ['webhook.manage'], { kind: 'organization' });
    const commands = blocksIn(await recipe(language, 'Zapier'), 'sh')
      .join('\n')
      .split(/\n(?=#)/);
    expect(commands).toHaveLength(4);
    let id = 'ID';
    const answers: unknown[] = [];
    for (const [place, command] of commands.entries()) {
      const mine = command
        .replaceAll('https://relache.example', app.url)
        .replace(/Bearer (CLE|KEY)/, `Bearer ${key}`)
        .replace('https://hooks.zapier.com/hooks/catch/1/abc', receiver.url)
        .replace('/ID', `/${id}`)
        .replace('curl ', 'curl --silent --show-error --fail ');
      const answer = JSON.parse((await run('sh', ['-c', mine])).stdout);
      answers.push(answer);
      if (place !== 1) continue;
      id = answer.id;
      const { json: request } = await fileLeave(app, company.ines);
      await actOn(app, company.manager, request, 'approve');
      await got(1);
    }
    expect(answers[0]).toEqual([]);
    expect(answers[2]).toEqual([receiver.received[0]?.message]);
    expect(answers[3]).toEqual({ success: true });
  });
});

describe('the recipe for Make', () => {
  it('learns the shape from a test, and filters by the type', async () => {
    const { id } = await subscribeProgram(app, company.admin, receiver.url);
    await app.call('POST', `/webhook-endpoints/${id}/test`, { token: company.admin.token });
    await got(1);
    expect(receiver.received[0]?.message).toMatchObject({ type: 'webhook.test', data: { id, sequence: 1 } });
    expect(await recipe('fr', 'Make')).toContain('`leave_request.approved`');
    const { json: request } = await fileLeave(app, company.ines);
    await actOn(app, company.manager, request, 'approve');
    await got(3);
    const kept = receiver.messages.filter(({ type }) => type === 'leave_request.approved');
    expect(kept.map(({ data }) => data.id)).toEqual([request.id]);
  });
});

describe.each(languages)('the recipe for n8n in %s', (language) => {
  it('checks the signature in a code node, and refuses what was changed on its way', async () => {
    const { secret } = await subscribeProgram(app, company.admin, receiver.url);
    await fileLeave(app, company.ines);
    await got(1);
    const [code = ''] = blocksIn(await recipe(language, 'n8n'), 'js');
    const node = ({ headers, raw }: Received) =>
      runInNewContext(`(() => {${code}})()`, {
        require: createRequire(import.meta.url),
        Buffer,
        $env: { WEBHOOK_SECRET: secret },
        $input: { first: () => ({ json: { headers, rawBody: raw } }) },
      });
    const [first] = receiver.received;
    if (!first) throw new Error('nothing came');
    expect(JSON.parse(JSON.stringify(node(first)))).toEqual([{ json: first.message }]);
    expect(() => node({ ...first, raw: first.raw.replace('pending', 'approved') })).toThrow('signature');
  });
});

it('the samples and the guide show what the OpenAPI document says', async () => {
  for (const type of eventTypes) {
    expect(webhookMessageSchemas[type].parse(sampleMessages[type]), type).toEqual(sampleMessages[type]);
  }
  for (const language of languages) {
    const [shown = ''] = blocksIn(await recipe(language, 'Webhooks'), 'json');
    expect(JSON.parse(shown)).toEqual(sampleMessages['leave_request.approved']);
  }
});
