import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { rememberContrast } from './contrast-memory.ts';
import { eventually } from './eventually.ts';
import { layoutFaults } from './layout-faults.ts';
import { clockShift, shiftDate } from './moved-clock.ts';
import type { Calls } from './test-app.ts';

/** How long a page took to use what it fetched ahead says how busy the machine is, and nothing of the page. */
const tellsOfTime = /was preloaded using link preload but not used within a few seconds/;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Texts whose contrast was found good, whichever page they were on. */
const goodContrasts = new Set<string>();

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'fr-FR' | 'en-GB';
  readonly theme?: 'light' | 'dark';
  /** A profile that nobody had before and nobody has after: to move its time, or to weigh what it loads. */
  readonly ownProfile?: boolean;
  /** Whether the application may install itself: a worker would answer in the place of what tests meet. */
  readonly installs?: boolean;
  /** Where the reader is; Paris unless said otherwise. */
  readonly timeZone?: string;
  /** How far this reader's clock is ahead of everyone else's. */
  readonly clockAheadMs?: number;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails on accessibility violations and faults of layout of the page as it stands, and on complaints of the console. */
  readonly checkPage: () => Promise<void>;
  /** Takes a complaint of the console out of the account, where it is what the test is about; missing, it is told. */
  readonly expectComplaint: (pattern: RegExp) => void;
  readonly leave: () => Promise<void>;
}

/**
 * Profiles that somebody left, emptied, by site and language: what they have loaded of the application stays, and
 * saves its next reader a third of the time.
 */
const left = new WeakMap<Browser, Map<string, BrowserContext[]>>();
/**
 * Of each profile, a page that nobody looks at. It keeps the process alive in which all pages of the site run, so that
 * the next reader finds its scripts compiled.
 */
const keepers = new WeakMap<BrowserContext, Page>();

function leftIn(browser: Browser, key: string): BrowserContext[] {
  const ofBrowser = left.get(browser) ?? new Map<string, BrowserContext[]>();
  left.set(browser, ofBrowser);
  const contexts = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, contexts);
  return contexts;
}

/** Pages that somebody may be looking at. */
export const openPages = (context: BrowserContext): Page[] =>
  context.pages().filter((page) => page !== keepers.get(context));

/** Takes away whatever the person before could have left: storage, cookies, open pages, what they allowed. */
async function empty(context: BrowserContext, keeper: Page, origin: string): Promise<void> {
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  // The application first, which would write again what is taken from it.
  await Promise.all(openPages(context).map((page) => page.close()));
  const debug = await context.newCDPSession(keeper);
  await debug.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers',
  });
  await debug.detach();
  // Its process has a copy, which hears of that in its own time.
  await keeper.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await context.clearPermissions();
}

async function newProfile(
  browser: Browser,
  options: BrowserContextOptions,
  clockAheadMs: number,
  installs: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!installs)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const shift = clockShift.milliseconds() + clockAheadMs;
  if (shift !== 0) await context.addInitScript(shiftDate, shift);
  return context;
}

/** Any answer of the site has its storage and its process; this one is the lightest. */
const lightest = '/favicon.svg';

async function keepOpen(context: BrowserContext): Promise<void> {
  const keeper = await context.newPage();
  await keeper.goto(lightest);
  keepers.set(context, keeper);
}

/** One person in front of one browser, with a profile of their own. */
export async function visit(browser: Browser, baseURL: string, options: VisitOptions = {}): Promise<Visitor> {
  const { width = 1280, height = 800, language = 'fr-FR', theme = 'light', clockAheadMs = 0 } = options;
  const { installs = false, timeZone = 'Europe/Paris' } = options;
  const { ownProfile = clockAheadMs !== 0 || installs } = options;
  const idle = leftIn(browser, `${baseURL} ${language} ${timeZone}`);
  const context =
    (ownProfile ? undefined : idle.pop()) ??
    (await newProfile(browser, { baseURL, locale: language, timezoneId: timeZone }, clockAheadMs, installs));
  context.setDefaultTimeout(15_000);
  if (!ownProfile && !keepers.has(context)) await keepOpen(context);
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  const awaited: RegExp[] = [];
  let hasLeft = false;
  const hear = (complaint: string): void => {
    const index = awaited.findIndex((pattern) => pattern.test(complaint));
    if (index === -1) complaints.push(complaint);
    else awaited.splice(index, 1);
  };
  /** The console may complain after the page has shown what it complains about. */
  const hearTheLast = () =>
    eventually(async () => awaited.length === 0, `complaints like ${awaited.join(', ')}`);
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !tellsOfTime.test(message.text())) hear(message.text());
  });
  page.on('pageerror', (error) => hear(String(error)));
  return {
    page,
    context,
    checkPage: async () => {
      // Through the debugger, not as a script of the page: its policy stays in force during the test.
      if (!(await page.evaluate(() => 'axe' in window))) {
        await page.evaluate(axeSource);
        await page.evaluate(rememberContrast, [...goodContrasts]);
      }
      const { violations, newlyGood } = await page.evaluate(async () => {
        // biome-ignore lint/suspicious/noExplicitAny: axe lives on the window of the page under test
        const { axe, forgetLooks, newlyPassed } = window as any;
        // As it stands, not as it is on its way to: what fades in is too pale until it is there.
        const ends = document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .filter(({ playState }) => playState === 'running');
        await Promise.allSettled(ends.map(({ finished }) => finished));
        forgetLooks();
        // The only frame there is, around a mail, runs no script: axe could not look inside, and would complain.
        // What it would load ahead is for rules about sound and about turning the screen, of which there is none.
        const { violations } = await axe.run(document, {
          resultTypes: ['violations'],
          iframes: false,
          preload: false,
        });
        return {
          newlyGood: newlyPassed() as string[],
          violations: (violations as { id: string; help: string; nodes: { html: string }[] }[]).map(
            ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' | ')}`,
          ),
        };
      });
      for (const good of newlyGood) goodContrasts.add(good);
      expect(violations, [page.url(), ...violations].join('\n')).toEqual([]);
      const faults = await page.evaluate(layoutFaults);
      expect(faults, [page.url(), ...faults].join('\n')).toEqual([]);
      await hearTheLast();
      expect(complaints, page.url()).toEqual([]);
    },
    expectComplaint: (pattern) => {
      const index = complaints.findIndex((complaint) => pattern.test(complaint));
      if (index === -1) awaited.push(pattern);
      else complaints.splice(index, 1);
    },
    leave: async () => {
      // Who left may not take the profile from its next reader.
      if (hasLeft) return;
      hasLeft = true;
      const keeper = keepers.get(context);
      try {
        await hearTheLast();
      } finally {
        if (!keeper || page.isClosed()) await context.close();
        else {
          await empty(context, keeper, new URL(baseURL).origin);
          idle.push(context);
        }
      }
    },
  };
}

/** Opens a document and waits until all of it that can come alive has done so. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  // What has nothing to do by itself waits for someone to touch it.
  await page.waitForFunction(() => {
    const isTaken = (part: Element | null) =>
      part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    const root = document.getElementById('root');
    const waiting = [...document.querySelectorAll('[data-island]:not([data-alive])')];
    if (root && !isTaken(root.querySelector('main'))) waiting.push(root);
    for (const part of waiting) part.dispatchEvent(new Event('pointerdown'));
    return waiting.length === 0;
  });
}

/** The document gets no answers ahead, so that the page asks for each by itself and a test can meet them one by one. */
export async function askOneByOne(page: Page): Promise<void> {
  await page.route('**/api/together**', (route) => route.fulfill({ json: [] }));
}

/** What stands on the page and around it, without its scripts: those say the same to everybody. */
export function drawnOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.outerHTML;
  });
}

/** Gives a browser the session that a login would have given it. */
export async function enterAs(
  { page, context }: Pick<Visitor, 'page' | 'context'>,
  app: Calls,
  token: string,
): Promise<void> {
  const { json } = await app.call('GET', '/auth/me', { token });
  const kept = {
    auth_token: token,
    user: JSON.stringify(json.user),
    organization: JSON.stringify(json.organization),
  };
  const keeper = page.url() === 'about:blank' ? keepers.get(context) : undefined;
  // Away from the application, which would notice that somebody else came in beside it.
  if (!keeper) await page.goto(lightest);
  await (keeper ?? page).evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}
