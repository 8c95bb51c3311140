import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Browser, BrowserContext } from 'playwright-core';
import { migrate } from '#server/store/migrate.ts';
import { openBrowser } from '#tests/support/browser-process.ts';
import { insertCalendarCompany } from './calendar-company.ts';
import { inFolder, listen, startCluster } from './processes.ts';
import { printTable } from './table.ts';
import { drawWaterfalls, type Waterfall } from './waterfall.ts';

/** Pages where people wait, and how many names have to stand there: what one comes for. */
const screens = [
  { what: 'calendar', path: '/calendar', names: 8 },
  { what: 'dashboard', path: '/dashboard', names: 3 },
  { what: 'approvals', path: '/approvals', names: 3 },
  { what: 'new request', path: '/requests/new', names: 8 },
] as const;

type Screen = (typeof screens)[number];

const people = 50;
const settling = 2_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Visits after which a browser keeps compiled scripts as well. */
const visitsToWarm = 2;

interface Build {
  readonly label: string;
  readonly directory: string;
}

interface Measured {
  readonly empty: number[];
  readonly full: number[];
  requests: number;
  kilobytes: number;
  waterfall: Waterfall | null;
}

/** From navigation to names, with nothing in the browser's cache and with everything, for one build or two in turn. */
export async function benchScreens(options: readonly string[] = []): Promise<void> {
  const against = given('--against', options);
  const picture = given('--picture', options);
  const only = given('--only', options);
  const wanted = screens.filter(({ what }) => only === undefined || what === only);
  const builds: Build[] = [
    ...(against ? [{ label: 'before', directory: resolve(against) }] : []),
    { label: against ? 'after' : 'this build', directory: resolve('.') },
  ];
  for (const { directory } of builds) {
    if (!existsSync(join(directory, 'build/web/site.json'))) throw new Error(`${directory} is not built.`);
  }
  const browser = await openBrowser();
  try {
    await inFolder(async (folder) => {
      const visitors = [];
      for (const build of builds) visitors.push(await open(build, join(folder, build.label)));
      try {
        const results = new Map<string, Measured>();
        for (const screen of wanted) {
          for (let round = 0; round < rounds; round += 1) {
            for (const [index, build] of builds.entries()) {
              const visitor = visitors[index];
              if (visitor) await measure(browser, visitor, screen, resultOf(results, build, screen));
            }
          }
        }
        report(wanted, builds, results);
        if (picture) {
          const shown = builds.flatMap((build) => resultOf(results, build, screens[0]).waterfall ?? []);
          writeFileSync(picture, drawWaterfalls(shown));
        }
      } finally {
        for (const { stop } of visitors) await stop();
      }
    });
  } finally {
    await browser.close();
  }
}

function given(name: string, options: readonly string[]): string | undefined {
  const place = options.indexOf(name);
  return place < 0 ? undefined : options[place + 1];
}

interface Visitor {
  readonly label: string;
  readonly base: string;
  readonly kept: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** A build with a database of its own, in which the same company is. */
async function open({ label, directory }: Build, folder: string): Promise<Visitor> {
  // Started by root, the database runs as somebody else, who has to pass.
  mkdirSync(folder, { mode: 0o711 });
  const database = await startCluster(folder);
  await migrate(database.connection, join(directory, 'src/server/store/migrations'));
  const { adminToken } = await insertCalendarCompany(database.connection as ClientConfig, people);
  const server = await listen(
    join(directory, 'bench/app-server.ts'),
    { BENCH_CONNECTION: JSON.stringify(database.connection), BENCH_SITE: 'build/web' },
    directory,
  );
  const base = `http://localhost:${server.port}`;
  const headers = { authorization: `Bearer ${adminToken}` };
  const me = await (await fetch(`${base}/api/auth/me`, { headers })).json();
  const kept = {
    auth_token: adminToken,
    user: JSON.stringify(me.user),
    organization: JSON.stringify(me.organization),
  };
  return {
    label,
    base,
    kept,
    stop: async () => {
      server.stop();
      await database.stop();
    },
  };
}

function resultOf(results: Map<string, Measured>, { label }: Build, { what }: Screen): Measured {
  const key = `${label} ${what}`;
  const found = results.get(key) ?? { empty: [], full: [], requests: 0, kilobytes: 0, waterfall: null };
  results.set(key, found);
  return found;
}

async function measure(browser: Browser, visitor: Visitor, screen: Screen, result: Measured): Promise<void> {
  const context = await browser.newContext({
    baseURL: visitor.base,
    viewport: { width: 1280, height: 900 },
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    await page.goto('/favicon.svg');
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, visitor.kept);
    await page.close();
    const isFirst = result.waterfall === null;
    const first = await namesOn(context, screen, isFirst ? settling : 0);
    result.empty.push(first.at);
    if (isFirst) {
      result.requests = first.rows.length;
      result.kilobytes = first.bytes / 1000;
      result.waterfall = { title: `${screen.path}, ${visitor.label}`, namesAt: first.at, rows: first.rows };
    }
    for (let visit = 0; visit < visitsToWarm; visit += 1) await namesOn(context, screen, 0);
    result.full.push((await namesOn(context, screen, 0)).at);
  } finally {
    await context.close();
  }
}

/** Told by the page itself: to be asked, it would have to load the driver's own code while it draws. */
const announced = 'The names stand at';

/** As text: what compiles this file adds calls to functions, which a page does not know. */
const lookFor = (names: number): string => `{
  const look = () => {
    const told = document.querySelector('main')?.textContent?.match(/Nom \\d{4}/g)?.length ?? 0;
    if (told >= ${names}) console.debug('${announced} ' + performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** Opens the page in a tab of its own and tells when the names stood there, and what was fetched until all was quiet. */
async function namesOn(context: BrowserContext, { path, names }: Screen, settle: number) {
  const page = await context.newPage();
  let bytes = 0;
  if (settle > 0) {
    const debug = await context.newCDPSession(page);
    await debug.send('Network.enable');
    debug.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
  }
  await page.addInitScript({ content: lookFor(names) });
  const [said] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith(announced)),
    page.goto(path),
  ]).catch((cause) => {
    throw new Error(`${page.url()} shows no ${names} names.`, { cause });
  });
  const at = Number(said.text().slice(announced.length));
  // What comes after the names belongs to the visit as well.
  await page.waitForTimeout(settle);
  const rows = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, startTime, responseEnd } = entry as PerformanceResourceTiming;
        return { name: new URL(name).pathname, start: startTime, end: responseEnd };
      },
    ),
  );
  await page.close();
  return { at, rows, bytes };
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

function report(wanted: readonly Screen[], builds: readonly Build[], results: Map<string, Measured>): void {
  const lines = wanted.flatMap((screen) => {
    const measured = builds.map((build) => ({ build, result: resultOf(results, build, screen) }));
    const [reference] = measured;
    return measured.map(({ build, result }) => {
      const ratio = (which: 'empty' | 'full') =>
        `${median(result[which]).toFixed(0)} ms (${(median(result[which]) / median(reference?.result[which] ?? [])).toFixed(2)})`;
      return [
        screen.what,
        build.label,
        ratio('empty'),
        ratio('full'),
        String(result.requests),
        result.kilobytes.toFixed(0),
      ];
    });
  });
  printTable([['names on screen', 'build', 'empty cache', 'full cache', 'requests', 'kB'], ...lines]);
}
