import type { ClientConfig } from 'pg';
import { type Browser, chromium, type Page } from 'playwright-core';
import { packagedBrowser } from '../scripts/packaged-browser.mjs';
import { type CalendarCompany, calendarYear } from './calendar-company.ts';
import { listen } from './processes.ts';
import { printTable } from './table.ts';

const tooLong = 50;
const settling = 2_000;

interface Walk {
  readonly what: string;
  readonly scale: string;
  /** Pixels a frame, and how many frames. */
  readonly down: number;
  readonly right: number;
  readonly frames: number;
}

const walks: readonly Walk[] = [
  { what: 'down a year, like a wheel', scale: 'year', down: 60, right: 0, frames: 300 },
  { what: 'down a year, as fast as the bar is dragged', scale: 'year', down: 900, right: 0, frames: 38 },
  { what: 'along a year', scale: 'year', down: 0, right: 12, frames: 120 },
  { what: 'along a quarter', scale: 'quarter', down: 0, right: 8, frames: 80 },
  { what: 'across a year, both ways at once', scale: 'year', down: 80, right: 6, frames: 200 },
];

async function launch(): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH;
  const args = ['--no-sandbox', '--disable-gpu'];
  if (installed) return chromium.launch({ executablePath: installed, args });
  const packaged = await packagedBrowser();
  return chromium.launch({
    executablePath: packaged.executablePath,
    args: [...packaged.args, ...args],
  });
}

/** How long each frame takes while a script scrolls the timeline of a large company, in a real browser. */
export async function measureFrames(
  connection: ClientConfig,
  { adminToken, organizationId }: CalendarCompany,
): Promise<void> {
  const server = await listen('bench/app-server.ts', {
    BENCH_CONNECTION: JSON.stringify(connection),
    BENCH_ORGANIZATION: organizationId,
    BENCH_SITE: 'build/web',
  });
  const browser = await launch();
  try {
    const base = `http://localhost:${server.port}`;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
    await enter(page, base, adminToken);
    const lines: string[][] = [];
    for (const walk of walks) lines.push([walk.what, ...(await framesOf(page, base, walk))]);
    printTable([
      [
        'timeline of 1,000 people',
        'frames',
        'median',
        '95 %',
        'longest',
        'own CPU, mean',
        `over ${tooLong} ms`,
        'rows drawn',
      ],
      ...lines,
    ]);
  } finally {
    await browser.close();
    server.stop();
  }
}

async function enter(page: Page, base: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const me = await (await fetch(`${base}/api/auth/me`, { headers })).json();
  await page.goto(`${base}/favicon.svg`);
  await page.evaluate(
    ([key, user, organization]) => {
      localStorage.setItem('auth_token', key ?? '');
      localStorage.setItem('user', user ?? '');
      localStorage.setItem('organization', organization ?? '');
    },
    [token, JSON.stringify(me.user), JSON.stringify(me.organization)],
  );
}

async function framesOf(page: Page, base: string, walk: Walk): Promise<string[]> {
  await page.goto(`${base}/calendar?view=timeline&scale=${walk.scale}&pending=1&from=${calendarYear}-01-01`);
  await page.getByRole('grid').locator('[data-bar]').first().waitFor();
  // What comes after the page, such as the lists beside it, is no part of scrolling.
  await page.waitForTimeout(settling);
  const { durations, rows } = await scroll(page, walk);
  const browser = page.context().browser();
  await page.evaluate(() => document.querySelector('[role="grid"]')?.parentElement?.scrollTo(0, 0));
  await browser?.startTracing(page, { categories: ['toplevel'] });
  await scroll(page, walk);
  const trace = await browser?.stopTracing();
  const cpu = mainThreadTime(trace ? JSON.parse(trace.toString()).traceEvents : []) / durations.length;
  durations.sort((a, b) => a - b);
  const at = (share: number): string =>
    `${(durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0).toFixed(0)} ms`;
  const over = durations.filter((duration) => duration > tooLong).length;
  return [
    String(durations.length),
    at(0.5),
    at(0.95),
    at(1),
    `${cpu.toFixed(0)} ms`,
    `${((100 * over) / durations.length).toFixed(1)} %`,
    String(rows),
  ];
}

function scroll(page: Page, walk: Walk): Promise<{ durations: number[]; rows: number }> {
  return page.evaluate(async ({ down, right, frames }) => {
    const scroller = document.querySelector('[role="grid"]')?.parentElement;
    if (!scroller) throw new Error('There is no timeline.');
    scroller.scrollLeft = 0;
    const durations: number[] = [];
    let before = await new Promise<number>(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame += 1) {
      scroller.scrollTop += down;
      scroller.scrollLeft += right;
      const now = await new Promise<number>(requestAnimationFrame);
      durations.push(now - before);
      before = now;
    }
    return { durations, rows: document.querySelectorAll('[role="grid"] [role="row"]').length };
  }, walk);
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  /** Microseconds of the thread itself, however busy the machine is. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds that the pages' own threads worked. */
function mainThreadTime(events: readonly TraceEvent[]): number {
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(key),
  );
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(key(event)),
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
