// npm run screenshots: the pictures of the README and the guides, taken from the real application with its demo
// company. Writes the files and the part of the README that shows them. `npm run screenshots -- guides` takes those
// of the guides alone, or those that are named after it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { startDemoProviders } from './demo-providers.mjs';
import { startDemoServer } from './demo-server.mjs';
import { takeGuidePictures } from './guide-pictures.mjs';
import { packagedBrowser } from './packaged-browser.mjs';
import { installDependencies, requireNode, root } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
const { chromium } = await import('playwright-core');
const pictures = join(root, 'docs', 'pictures');
const providers = await startDemoProviders();
const { url, devLogin, stop } = await startDemoServer(providers.env);

/** Leave around the next 14 July, which shows what a count is for. */
const today = new Date();
const nationalDay = new Date(Date.UTC(today.getUTCFullYear(), 6, 14));
const summer = (nationalDay < today ? 1 : 0) + today.getUTCFullYear();

/** Every picture by name: who is logged in, where they are, on which screen. Those with a caption are in the README. */
const shots = [
  {
    name: 'dashboard',
    caption: 'The dashboard of a manager',
    as: 'Yann Le Goff',
    path: '/dashboard',
    width: 1280,
    height: 900,
  },
  {
    name: 'approvals',
    caption: 'Requests to decide, with what a decision needs',
    as: 'Yann Le Goff',
    path: '/approvals',
    width: 1280,
    height: 900,
  },
  {
    name: 'new-request-phone',
    caption: 'Asking for leave on a phone',
    as: 'Malo Tanguy',
    path: `/requests/new?type=vacation&from=${summer}-07-13&to=${summer}-07-17`,
    width: 360,
    height: 740,
  },
  {
    name: 'calendar',
    caption: 'Who is away this month',
    as: 'Yann Le Goff',
    path: '/calendar',
    width: 1280,
    height: 1000,
  },
  {
    name: 'timeline',
    caption: 'The same as a timeline, with who is in',
    as: 'Yann Le Goff',
    path: '/calendar?view=timeline',
    width: 1280,
    height: 1000,
  },
  {
    name: 'calculator',
    caption: 'Leave counted day by day, each day with its reason',
    path: '/documentation#calcul',
    width: 1280,
    height: 1000,
  },
  {
    name: 'balances',
    caption: 'One’s own counters, month by month',
    as: 'Malo Tanguy',
    path: '/balances',
    width: 1280,
    height: 900,
  },
  {
    name: 'leave-settings',
    caption: 'How leave is counted, shown before it changes',
    as: 'Hélène Kermarrec',
    path: '/settings',
    width: 1280,
    height: 900,
  },
  {
    name: 'subscription',
    caption: 'Seats, price and invoices',
    as: 'Hélène Kermarrec',
    path: '/subscription',
    width: 1280,
    height: 900,
  },
  { name: 'users', caption: 'People', as: 'Hélène Kermarrec', path: '/users', width: 1280, height: 800 },
  {
    name: 'hierarchy',
    as: 'Hélène Kermarrec',
    path: '/hierarchy',
    width: 1280,
    height: 640,
  },
  { name: 'landing', caption: 'The public site', path: '/', width: 1280, height: 800 },
  { name: 'teams-phone', as: 'Amina Benali', path: '/teams', width: 360, height: 740, theme: 'dark' },
];

const executablePath = browserEnvironment().CHROMIUM_PATH;
const packaged = executablePath ? null : await packagedBrowser();
const browser = await chromium.launch({
  executablePath: executablePath ?? packaged.executablePath,
  // In one process, the first window that closes takes the browser with it.
  args: [
    ...(packaged?.args ?? []).filter((one) => one !== '--single-process'),
    '--no-sandbox',
    '--disable-gpu',
  ],
});
const isForGuidesOnly = process.argv.includes('guides');
const only = isForGuidesOnly ? process.argv.slice(process.argv.indexOf('guides') + 1) : [];
await takeGuidePictures(browser, { baseURL: url, devLogin, summer, settle, only });
mkdirSync(pictures, { recursive: true });
const taken = [];
for (const shot of isForGuidesOnly ? [] : shots) {
  const { name, as, path, width, height, theme = 'light' } = shot;
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-FR',
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  if (as) {
    await page.goto(devLogin);
    await page.getByRole('button', { name: `Se connecter en tant que ${as}` }).click();
    await page.waitForURL('**/dashboard');
  }
  const answer = await page.goto(path);
  if (answer?.status() === 404) {
    console.log(`docs/pictures/${name}.png: left out, there is no page at ${path}`);
  } else {
    await settle(page);
    await page.screenshot({ path: join(pictures, `${name}.png`) });
    console.log(`docs/pictures/${name}.png`);
    taken.push(shot);
  }
  await context.close();
}
await browser.close();
await stop();
await providers.stop();
if (!isForGuidesOnly) showInReadme(taken.filter(({ caption }) => caption));

/** A page that follows what happens never stops asking: it is ready when nothing says that it is still loading. */
async function settle(page) {
  await page.locator('main h1').first().waitFor();
  // What asks once it is seen is told so with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // What lies below the fold loads when it is scrolled to.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy="true"], .animate-shimmer')].every(
      (part) => part.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** The first picture over the whole width, the others two by two below it. */
function showInReadme([first, ...others]) {
  const readme = join(root, 'README.md');
  const [begin, end] = ['<!-- pictures: npm run screenshots -->', '<!-- end of pictures -->'];
  const text = readFileSync(readme, 'utf8');
  if (!first || !text.includes(begin) || !text.includes(end))
    throw new Error('The README has no place for pictures.');
  const picture = ({ name, caption }) => `![${caption}](docs/pictures/${name}.png)`;
  const rows = [];
  for (let index = 0; index < others.length; index += 2)
    rows.push(others.slice(index, index + 2).map(picture));
  const widths = [0, 1].map((column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head, ...body] = rows;
  const table = head
    ? [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line), '']
    : [];
  const block = [begin, '', picture(first), '', ...table, end].join('\n');
  writeFileSync(
    readme,
    text.slice(0, text.indexOf(begin)) + block + text.slice(text.indexOf(end) + end.length),
  );
}
