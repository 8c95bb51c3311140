import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operatorFields } from '#contract/operator.ts';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, '/srv/relache');
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

const folder = mkdtempSync(join(tmpdir(), 'relache-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const operatorFile = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const operator = Object.fromEntries(operatorFields.map((field) => [field, `Une valeur pour ${field}`]));

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://relache:secret@db/relache',
  SMTP_URL: 'smtps://user:secret@mail.example.fr',
  PUBLIC_URL: 'https://conges.example.fr/',
  MAIL_FROM: 'Relâche <conges@example.fr>',
  OPERATOR_FILE: operatorFile('operator.json', operator),
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('readConfig', () => {
  it('needs nothing in local mode', () => {
    const config = readConfig({}, '/srv/relache');
    expect(config).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded', directory: '/srv/relache/data/postgres' },
      mail: { kind: 'outbox', directory: '/srv/relache/data/outbox' },
      payments: { kind: 'sandbox' },
    });
  });

  it('lists all that production lacks in one message', () => {
    const problems = problemsOf({ APP_ENV: 'production' });
    for (const name of [
      'DATABASE_URL',
      'SMTP_URL',
      'PUBLIC_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'MAIL_FROM',
      '/srv/relache/data/operator.json',
    ]) {
      expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
    }
    expect(problems).toHaveLength(7);
  });

  it('accepts a complete production environment and drops the trailing slash of the address', () => {
    expect(readConfig(production, '/').publicUrl).toBe('https://conges.example.fr');
  });

  it('refuses a production whose operator is not known in full, naming what is missing', () => {
    const withFile = (name: string, content: unknown) =>
      problemsOf({ ...production, OPERATOR_FILE: operatorFile(name, content) });
    expect(withFile('whole.json', operator)).toEqual([]);
    const { courts: _, ...without } = operator;
    const [missing] = withFile('less.json', { ...without, host: ' ', capital: 3 });
    expect(missing).toMatch(/less\.json lacks capital, host, courts:/);
    expect(withFile('more.json', { ...operator, slogan: 'x' })[0]).toContain('nobody reads: slogan');
    expect(withFile('broken.json', '{')[0]).toContain('is not a JSON object');
    expect(withFile('list.json', [])[0]).toContain('is not a JSON object');
  });

  it('takes the embedded database in production only when it is asked for', () => {
    const { DATABASE_URL: _, ...withoutDatabase } = production;
    expect(problemsOf(withoutDatabase)).toHaveLength(1);
    expect(readConfig({ ...withoutDatabase, EMBEDDED_DATABASE: 'on' }, '/srv').database.kind).toBe(
      'embedded',
    );
  });

  it('takes Stripe’s keys, and what is for tests in local mode only', () => {
    expect(readConfig({ ...production, STRIPE_AUTOMATIC_TAX: 'on' }, '/').payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_x',
      webhookSecret: 'whsec_x',
      apiBase: null,
      automaticTax: true,
    });
    const forTests = { STRIPE_API_BASE: 'http://127.0.0.1:4010', TODAY_OFFSET_DAYS: '15' };
    expect(readConfig(forTests, '/')).toMatchObject({ daysAhead: 15 });
    expect(problemsOf({ ...production, ...forTests })).toHaveLength(2);
    expect(problemsOf({ TODAY_OFFSET_DAYS: '-3' })).toHaveLength(1);
  });

  it('tells every malformed value at once', () => {
    const problems = problemsOf({
      PORT: 'http',
      APP_ENV: 'staging',
      DATABASE_URL: 'mysql://db',
      SMTP_URL: 'mail.example.fr',
      WORKER: 'yes',
      STRIPE_SECRET_KEY: 'sk',
    });
    expect(problems).toHaveLength(6);
  });

  it('takes a key for secrets and hosts inside, and names what is neither', () => {
    const SECRETS_KEY = Buffer.alloc(32, 1).toString('base64');
    const { secretsKeys, webhookHosts } = readConfig(
      { SECRETS_KEY, WEBHOOK_ALLOWED_HOSTS: 'n8n:5678, Outils.Lan' },
      '/srv/relache',
    );
    expect(secretsKeys.map((key) => key.toString('base64'))).toEqual([SECRETS_KEY]);
    expect(webhookHosts).toEqual(['n8n:5678', 'outils.lan']);
    expect(problemsOf({ SECRETS_KEY: 'court', WEBHOOK_ALLOWED_HOSTS: 'http://n8n/' })).toEqual([
      'SECRETS_KEY takes 32 bytes in base64 (openssl rand -base64 32), or several with commas',
      'WEBHOOK_ALLOWED_HOSTS names "http://n8n/"; it takes names of hosts, or name:port',
    ]);
  });
});
