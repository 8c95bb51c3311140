import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { below, product, strays } from '#tests/support/source-files.ts';

describe('arrows point down only', () => {
  it('domain stands on nothing but itself and Temporal', () => {
    expect(strays('src/domain/', [/^src\/domain\//, /^temporal-polyfill$/])).toEqual([]);
  });

  it('words stand on domain', () => {
    expect(strays('src/words/', [/^src\/(words|domain)\//])).toEqual([]);
  });

  it('contract stands on domain and zod', () => {
    expect(strays('src/contract/', [/^src\/(contract|domain)\//, /^zod$/])).toEqual([]);
  });

  it('application and site know nothing of the server', () => {
    const allowed = [/^src\/(app|site|ui|words|contract|domain)\//, /^(?!src\/|seed\/|node:)/];
    expect([...strays('src/app/', allowed), ...strays('src/site/', allowed)]).toEqual([]);
  });

  it('the design system knows no feature, no contract and no domain', () => {
    expect(strays('src/ui/', [/^src\/ui\//, /^(?!src\/|seed\/|node:)/])).toEqual([]);
  });

  it('a feature of the web does not reach into a sibling', () => {
    const crossing = below('src/app/features/').flatMap(({ path, imports }) => {
      const own = path.split('/').slice(0, 4).join('/');
      return imports
        .filter((one) => one.startsWith('src/app/features/') && !one.startsWith(`${own}/`))
        .map((one) => `${path} imports ${one}`);
    });
    expect(crossing).toEqual([]);
  });

  it('the store speaks SQL and knows neither actions nor HTTP', () => {
    const packages = /^(pg|drizzle-orm(\/.*)?|zod|graphile-worker|node:.*)$/;
    expect(
      strays('src/server/store/', [/^src\/server\/store\//, /^src\/(contract|domain)\//, packages]),
    ).toEqual([]);
  });

  it('actions know neither HTTP nor the job runner', () => {
    expect(
      strays('src/server/actions/', [/^(?!src\/server\/(http|jobs)\/)(?!fastify)(?!graphile-worker)/]),
    ).toEqual([]);
  });

  it('HTTP reaches the store through actions only', () => {
    const readings = ['connection-failure.ts', 'jobs.ts', 'live.ts', 'payment-events.ts'].map(
      (file) => new RegExp(`^src/server/store/${file}$`),
    );
    expect(strays('src/server/http/', [/^(?!src\/server\/store\/)/, ...readings])).toEqual([]);
  });

  it('SQL drivers stay in the store, the worker and the wiring', () => {
    const users = product.filter(({ imports }) =>
      imports.some((one) => one === 'pg' || one.startsWith('drizzle-orm')),
    );
    const elsewhere = users
      .map(({ path }) => path)
      .filter(
        (path) =>
          !/^src\/server\/(store\/|jobs\/(worker|shift)\.ts|wire\.ts|build-services\.ts|start\.ts|commands\.ts|threads\/task\.ts)/.test(
            path,
          ),
      );
    expect(elsewhere).toEqual([]);
  });
});

describe('a room knows where its code runs', () => {
  const inBrowser = /"DOM"/;
  const inNode = /"node"/;
  const unknown: Record<string, readonly RegExp[]> = {
    domain: [inBrowser, inNode],
    contract: [inBrowser, inNode],
    server: [inBrowser],
    ui: [inNode],
    app: [inNode],
    site: [inNode],
  };

  it.each(readdirSync('src'))('%s has types of its own', (room) => {
    const settings = readFileSync(`src/${room}/tsconfig.json`, 'utf8');
    for (const pattern of unknown[room] ?? [inBrowser, inNode]) expect(settings).not.toMatch(pattern);
    expect(readFileSync('tsconfig.json', 'utf8')).not.toMatch(/"(DOM|node)"/);
  });
});
