// npm run screenshots: the pictures of the README and the guides, taken from the real application.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, root } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
const { chromium } = await import('playwright-core');
const pictures = join(root, 'docs', 'pictures');
const data = mkdtempSync(join(tmpdir(), 'relache-pictures-'));
// Started by root, the database runs as somebody else, who has to pass.
chmodSync(data, 0o711);
const port = 3900 + (process.pid % 90);
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: join(data, 'data') },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve, reject) => {
  server.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve());
  server.on('exit', () => reject(new Error('The server did not start.')));
});

/** Every picture by name: who is logged in, where they are, on which screen. */
const shots = [
  { name: 'calculator', path: '/documentation#calcul', width: 1280, height: 1000 },
  { name: 'users', as: 'Hélène Kermarrec', path: '/users', width: 1280, height: 800 },
  { name: 'hierarchy', as: 'Hélène Kermarrec', path: '/hierarchy', width: 1280, height: 640 },
  { name: 'teams-phone', as: 'Amina Benali', path: '/teams', width: 360, height: 740, theme: 'dark' },
];

const executablePath = browserEnvironment().CHROMIUM_PATH;
const packaged = executablePath ? null : (await import('@sparticuz/chromium')).default;
const browser = await chromium.launch({
  executablePath: executablePath ?? (await packaged.executablePath()),
  args: [...(packaged?.args ?? []), '--no-sandbox', '--disable-gpu'],
});
mkdirSync(pictures, { recursive: true });
for (const { name, as, path, width, height, theme = 'light' } of shots) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  if (as) {
    await page.goto('/dev-login');
    await page.getByRole('button', { name: `Se connecter en tant que ${as}` }).click();
    await page.waitForURL('**/dashboard');
  }
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await context.close();
}
await browser.close();
server.removeAllListeners('exit').kill('SIGTERM');
await new Promise((resolve) => server.on('exit', resolve));
rmSync(data, { recursive: true, force: true });
