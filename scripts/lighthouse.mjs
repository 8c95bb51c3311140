// npm run lighthouse: Lighthouse's mobile profile over every public page, as a table for docs/benchmarks.md. Words after
// it name single pages: `npm run lighthouse -- / /pricing`. It wants a machine that does nothing else. Not part of the
// installation: two hundred packages that nothing else needs are fetched on the first run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { startDemoServer } from './demo-server.mjs';
import { packagedBrowser } from './packaged-browser.mjs';
import { installDependencies, requireNode, root } from './prepare.mjs';

const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const rounds = 3;

requireNode();
await installDependencies();
await buildIfStale();
const { lighthouse, launch } = await fetchLighthouse();
const { url, stop } = await startDemoServer();
const wanted = process.argv.slice(2);
const paths = wanted.length > 0 ? wanted : await publicPages();

console.log(`| page | ${categories.join(' | ')} | first paint | largest paint | blocked | shift |`);
console.log(`| --- |${' --- |'.repeat(categories.length + 4)}`);
for (const path of paths) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await look(path));
  // The one in the middle: what else the machine does makes some runs worse, and none better.
  runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const { categories: scores, audits } = runs[Math.floor(rounds / 2)];
  const shown = (id) => audits[id].displayValue ?? '';
  const cells = [
    ...categories.map((id) => Math.round((scores[id].score ?? 0) * 100)),
    shown('first-contentful-paint'),
    shown('largest-contentful-paint'),
    shown('total-blocking-time'),
    shown('cumulative-layout-shift'),
  ];
  console.log(`| \`${path}\` | ${cells.join(' | ')} |`);
}
await stop();

async function fetchLighthouse() {
  const place = join(root, 'node_modules', '.cache', `lighthouse-${version}`);
  const packages = join(place, 'node_modules');
  if (!existsSync(join(packages, 'lighthouse'))) {
    console.log('Fetching Lighthouse (once)…');
    const args = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--prefix',
      place,
      `lighthouse@${version}`,
    ];
    const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('Lighthouse could not be fetched.');
  }
  const from = (path) => import(pathToFileURL(join(packages, path)).href);
  const [{ default: run }, launcher] = await Promise.all([
    from('lighthouse/core/index.js'),
    from('chrome-launcher/dist/index.js'),
  ]);
  return { lighthouse: run, launch: launcher.launch };
}

async function publicPages() {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

async function look(path) {
  const packaged = browserEnvironment().CHROMIUM_PATH ? null : await packagedBrowser();
  const chromePath = browserEnvironment().CHROMIUM_PATH ?? packaged.executablePath;
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu'];
  const browser = await launch({ chromePath, chromeFlags });
  try {
    const { lhr } = await lighthouse(`${url}${path}`, { port: browser.port, logLevel: 'error' });
    return lhr;
  } finally {
    browser.kill();
  }
}
