import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const run = promisify(execFile);

let app: TestApp;
let organization: TestOrganization;
/** Below the packages, where programs find them. */
let directory: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
  directory = await mkdtemp(resolve('node_modules/.cache/api-client-'));
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

/** The blocks of the guide in one language of programs, as somebody copies them from the page. */
async function blocksIn(language: string, of: string): Promise<string[]> {
  const guide = await readFile(`src/site/documentation/guides/integrations.${language}.mdx`, 'utf8');
  return [...guide.matchAll(new RegExp(`\`\`\`${of}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text);
}

const addressed = (text: string, key: string): string =>
  text.replaceAll('https://relache.example', app.url).replace(/Bearer (CLE|KEY)/, `Bearer ${key}`);

async function someoneWithKey() {
  const person = await organization.add('employee');
  return { person, ...(await makeKey(app, person, ['leave-request.file', 'leave-request.read'])) };
}

const requestsOf = async (token: string) =>
  (await app.call('GET', '/leave-requests/my-requests', { token })).json;

describe.each(languages)('the program of ten lines in %s', (language) => {
  it('asks for leave as it stands, once however often it runs', async () => {
    const { person, key } = await someoneWithKey();
    const blocks = await blocksIn(language, 'js');
    const program = blocks.find((one) => one.includes('/api/leave-requests')) ?? '';
    expect(
      program
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('//')),
    ).toHaveLength(10 - 1);
    const command = (await blocksIn(language, 'sh')).find((one) => one.startsWith('node ')) ?? '';
    await writeFile(join(directory, 'ask-for-leave.mjs'), addressed(program, key));
    const first = await run('bash', ['-c', command], { cwd: directory });
    const second = await run('bash', ['-c', command], { cwd: directory });
    expect(first.stdout).toMatch(/^[\w-]{36} pending 5\n$/);
    expect(second.stdout).toBe(first.stdout);
    expect(await requestsOf(person.token)).toMatchObject([
      { startDate: '2027-08-02', endDate: '2027-08-06', status: 'pending' },
    ]);
  });
});

describe('a client that is generated from the document', () => {
  it('compiles strictly, knows what does not exist, and does what the guide says', async () => {
    const { person, key } = await someoneWithKey();
    const shell = await blocksIn('en', 'sh');
    const generate = shell.find((one) => one.includes('openapi-typescript')) ?? '';
    const [, , given = ''] = /npx openapi-typescript (\S+) (.*)/.exec(generate) ?? [];
    expect(given).toContain('-o relache.ts');
    const { text } = await app.callAnything('GET', '/openapi.json');
    await writeFile(join(directory, 'openapi.json'), text);
    await run(
      process.execPath,
      [
        '--import',
        resolve('tests/support/older-typescript.mjs'),
        resolve('node_modules/openapi-typescript/bin/cli.js'),
        'openapi.json',
        ...given.trim().split(' '),
      ],
      { cwd: directory },
    );
    const [program = ''] = await blocksIn('en', 'ts');
    await writeFile(join(directory, 'package.json'), JSON.stringify({ type: 'module' }));
    const wrong = [
      '// @ts-expect-error: there is no such field',
      "export const odd: typeof form = { type: '', startDate: '', endDate: '', colour: '' };",
      '// @ts-expect-error: there is no such call',
      "await relache.GET('/leave-request', {});",
    ];
    await writeFile(join(directory, 'program.ts'), addressed(program, key));
    await writeFile(join(directory, 'wrong.ts'), [addressed(program, key), ...wrong].join('\n'));
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      types: [],
    };
    const files = ['program.ts', 'wrong.ts'];
    await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiled = await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], {
      cwd: directory,
    }).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'program.ts'], { cwd: directory });
    const [filed] = await requestsOf(person.token);
    expect(filed).toMatchObject({ startDate: '2027-09-06', endDate: '2027-09-10' });
    expect(stdout).toContain(`${filed?.id} pending`);
  }, 120_000);
});
