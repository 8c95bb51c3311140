import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { packagedBrowser } from '../../scripts/packaged-browser.mjs';
import { openPages } from './browser.ts';

const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * A whole browser loads the pages of its address bar for every new profile, which costs more than most tests do.
 * The list replaces the driver's own, so what tests need of that one stands here again.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

let launched: Promise<Browser> | undefined;

/**
 * One for all the files of a worker: what its profiles have loaded of the application stays from one to the next.
 * It ends with the worker.
 */
export function openBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/** What a file's last test does: nobody is left in front of a page that the next file's server would hear from. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  const busy = browser.contexts().filter((context) => openPages(context).length > 0);
  await Promise.all(busy.map((context) => context.close()));
}

/** CHROMIUM_PATH, then the system's Chromium, then the one that npm brought: a browser on every machine. */
async function launch(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, ...systemBrowsers].find((path) => path && existsSync(path));
  // The packaged one is given arguments of ours too: its own are meant for places where one page is all there is, and
  // take its protection from foreign sites away.
  const executablePath = installed ?? (await packagedBrowser()).executablePath;
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // All pages of a profile share what was compiled for one of them.
    '--process-per-site',
    `--disable-features=${unwanted.join(',')}`,
  ];
  return chromium.launch({ executablePath, args });
}
