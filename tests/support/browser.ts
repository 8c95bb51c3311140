import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { clockShift, shiftDate } from './moved-clock.ts';
import type { TestApp } from './test-app.ts';

/** How long a page took to use what it fetched ahead says how busy the machine is, and nothing of the page. */
const tellsOfTime = /was preloaded using link preload but not used within a few seconds/;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'fr-FR' | 'en-GB';
  readonly theme?: 'light' | 'dark';
  /** A profile that nobody had before and nobody has after: to move its time, or to weigh what it loads. */
  readonly ownProfile?: boolean;
  /** Where the reader is; Paris unless said otherwise. */
  readonly timeZone?: string;
  /** How far this reader's clock is ahead of everyone else's. */
  readonly clockAheadMs?: number;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails on accessibility violations of the page as it stands, and on anything the console complained about. */
  readonly checkPage: () => Promise<void>;
  /** Takes a complaint of the console out of the account, where it is what the test is about. */
  readonly expectComplaint: (pattern: RegExp) => void;
  readonly leave: () => Promise<void>;
}

/**
 * Profiles that somebody left, emptied, by site and language: what they have loaded of the application stays, and
 * saves its next reader a third of the time.
 */
const left = new WeakMap<Browser, Map<string, BrowserContext[]>>();

function leftIn(browser: Browser, key: string): BrowserContext[] {
  const ofBrowser = left.get(browser) ?? new Map<string, BrowserContext[]>();
  left.set(browser, ofBrowser);
  const contexts = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, contexts);
  return contexts;
}

/** Takes away whatever the person before could have left: storage, cookies, open pages, what they allowed. */
async function empty(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.setOffline(false);
  const debug = await context.newCDPSession(page);
  await Promise.all(context.pages().map((each) => (each === page ? null : each.close())));
  // Away from the application first, which would write again what is taken from it.
  await page.goto('about:blank');
  await debug.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers',
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.close();
}

async function newProfile(
  browser: Browser,
  options: BrowserContextOptions,
  clockAheadMs: number,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const shift = clockShift.milliseconds() + clockAheadMs;
  if (shift !== 0) await context.addInitScript(shiftDate, shift);
  return context;
}

/** One person in front of one browser, with a profile of their own. */
export async function visit(browser: Browser, baseURL: string, options: VisitOptions = {}): Promise<Visitor> {
  const { width = 1280, height = 800, language = 'fr-FR', theme = 'light', clockAheadMs = 0 } = options;
  const { ownProfile = clockAheadMs !== 0, timeZone = 'Europe/Paris' } = options;
  const idle = leftIn(browser, `${baseURL} ${language} ${timeZone}`);
  const context =
    (ownProfile ? undefined : idle.pop()) ??
    (await newProfile(browser, { baseURL, locale: language, timezoneId: timeZone }, clockAheadMs));
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !tellsOfTime.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    page,
    context,
    checkPage: async () => {
      // Through the debugger, not as a script of the page: its policy stays in force during the test.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
      const violations = await page.evaluate(async () => {
        // The only frame there is, around a mail, runs no script: axe could not look inside, and would complain.
        const options = { resultTypes: ['violations'], iframes: false };
        // biome-ignore lint/suspicious/noExplicitAny: axe lives on the window of the page under test
        const { violations } = await (window as any).axe.run(document, options);
        return (violations as { id: string; help: string; nodes: { html: string }[] }[]).map(
          ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' | ')}`,
        );
      });
      expect(violations, page.url()).toEqual([]);
      expect(complaints, page.url()).toEqual([]);
    },
    expectComplaint: (pattern) => {
      const index = complaints.findIndex((complaint) => pattern.test(complaint));
      expect(complaints[index], `a complaint like ${pattern}`).toBeDefined();
      complaints.splice(index, 1);
    },
    leave: async () => {
      if (ownProfile || page.isClosed()) return context.close();
      await empty(context, page, new URL(baseURL).origin);
      idle.push(context);
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
export async function enterAs({ page }: Visitor, app: Pick<TestApp, 'call'>, token: string): Promise<void> {
  const { json } = await app.call('GET', '/auth/me', { token });
  const kept = {
    auth_token: token,
    user: JSON.stringify(json.user),
    organization: JSON.stringify(json.organization),
  };
  // Any answer of the same origin has its storage; this one is the lightest.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}
