import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { below, product, sources, strays, target } from '#tests/support/source-files.ts';

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

  it('application and site know nothing of the server, and nothing of each other', () => {
    const shared = [/^src\/(web|ui|words|contract|domain)\//, /^(?!src\/|seed\/|node:)/];
    expect(strays('src/app/', [...shared, /^src\/app\//])).toEqual([]);
    expect(strays('src/site/', [...shared, /^src\/site\//])).toEqual([]);
    expect(strays('src/web/', shared)).toEqual([]);
  });

  it('the site has no router, and its documents fetch no React by themselves', () => {
    const ofSite = below('src/site/', 'src/web/');
    const routed = ofSite.filter(({ imports }) => imports.some((one) => one.startsWith('react-router')));
    expect(routed.map(({ path }) => path)).toEqual([]);
    const start = new Set(['src/site/scripts/site.ts']);
    for (const path of start) {
      const text = product.find((file) => file.path === path)?.text ?? '';
      for (const [, specifier = ''] of text.matchAll(/^import (?!type)[^;]*?'([^']+)';/gm)) {
        start.add(target(path, specifier));
      }
    }
    expect(start.size).toBeGreaterThan(5);
    expect([...start].filter((path) => !path.startsWith('src/'))).toEqual([]);
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

  it('the server knows no page, and the tests beside its code draw none', () => {
    const known = [/^src\/(server|contract|words|domain)\//, /^(?!src\/)/];
    const beside = sources.filter(({ path }) => path.startsWith('src/server/'));
    expect(strays('src/server/', known, beside)).toEqual([]);
    // The demo company is made by actions, on request.
    expect(strays('src/server/', [/^(?!seed\/)/])).toEqual([
      'src/server/wire.ts imports seed/demo-company.ts',
    ]);
    expect(strays('seed/', [/^(seed\/|node:)/, /^src\/(server\/(actions|store|services)|domain)\b/])).toEqual(
      [],
    );
  });

  it('the service worker stands on the contract', () => {
    expect(strays('src/worker/', [/^src\/(worker|contract|domain)\//])).toEqual([]);
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
    web: [inNode],
  };

  it.each(readdirSync('src'))('%s has types of its own', (room) => {
    const settings = readFileSync(`src/${room}/tsconfig.json`, 'utf8');
    for (const pattern of unknown[room] ?? [inBrowser, inNode]) expect(settings).not.toMatch(pattern);
    expect(readFileSync('tsconfig.json', 'utf8')).not.toMatch(/"(DOM|node)"/);
  });
});
