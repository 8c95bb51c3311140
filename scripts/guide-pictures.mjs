// The pictures of the guides: each screen in both languages and both themes, small enough to be read along.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const place = join(root, 'src/site/documentation/pictures');
/** As src/site/documentation/guides/picture-size.ts says; a test compares them. */
const size = { width: 960, height: 640, scale: 1.5 };
/** Higher than any picture: what lies below the fold loads when it is scrolled to. */
const viewport = { width: 1216, height: 1500 };
const mostBytes = 60_000;
const languages = [
  { language: 'fr', locale: 'fr-FR', loginAs: (name) => `Se connecter en tant que ${name}` },
  { language: 'en', locale: 'en-GB', loginAs: (name) => `Log in as ${name}` },
];

/**
 * What a guide shows, by the name its words call it. `prepare` brings the screen to the point they speak of, `from`
 * is where the picture begins: the heading of the page, unless something further down matters more.
 */
const shotsOf = (summer) => [
  {
    as: 'Yann Le Goff',
    shots: [
      { name: 'dashboard', path: '/dashboard' },
      { name: 'approvals', path: '/approvals' },
      { name: 'calendar', path: '/calendar', from: (page) => page.locator('main h2').first() },
      {
        name: 'timeline',
        path: '/calendar?view=timeline',
        from: (page) => page.getByRole('button', { name: /^(Tout replier|Collapse all|Fold)/ }),
      },
    ],
  },
  {
    as: 'Malo Tanguy',
    shots: [
      {
        name: 'new-request',
        path: `/requests/new?type=vacation&from=${summer}-07-13&to=${summer}-07-17`,
        from: (page) => page.locator('main form').first(),
      },
      { name: 'balances', path: '/balances' },
    ],
  },
  {
    as: 'Hélène Kermarrec',
    shots: [
      { name: 'settings', path: '/settings' },
      {
        name: 'settings-preview',
        path: '/settings',
        prepare: previewSettings,
        from: (page) => page.locator('main form'),
      },
      {
        name: 'import',
        path: '/balances/import',
        prepare: pasteBalances,
        from: (page) => page.locator('main h2').first(),
      },
      { name: 'sheet', path: '/users', prepare: openSheet },
      { name: 'subscription', path: '/subscription' },
      { name: 'webhooks', path: '/webhooks', prepare: addWebhooks },
      { name: 'connections', path: '/connections', prepare: connectBoth },
      {
        name: 'connections-own',
        path: '/connections',
        prepare: connectBoth,
        from: (page) => page.locator('#connections-own'),
      },
      {
        name: 'connections-teams',
        path: '/connections',
        prepare: openTeamsForm,
        from: (page) => page.getByRole('dialog'),
      },
    ],
  },
];

export async function takeGuidePictures(browser, { baseURL, devLogin, summer, settle, only = [] }) {
  mkdirSync(place, { recursive: true });
  for (const { language, locale, loginAs } of languages) {
    for (const { as, shots } of shotsOf(summer)) {
      const context = await browser.newContext({
        baseURL,
        locale,
        viewport,
        deviceScaleFactor: size.scale,
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Paris',
      });
      const page = await context.newPage();
      await page.goto(devLogin);
      await page.getByRole('button', { name: loginAs(as) }).click();
      await page.waitForURL('**/dashboard');
      for (const { name, path, prepare, from = (shown) => shown.locator('main h1').first() } of shots) {
        if (only.length > 0 && !only.includes(name)) continue;
        await page.goto(path);
        await settle(page);
        await dismissBanner(page);
        await prepare?.(page, settle);
        for (const theme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme: theme });
          const file = `${name}.${language}.${theme}.webp`;
          writeFileSync(join(place, file), await smallPicture(page, from(page)));
          console.log(`pictures/${file}`);
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await context.close();
    }
  }
}

/** The browser's own encoder, as good as the size allows. */
async function smallPicture(page, first) {
  const [main, start] = await Promise.all([page.locator('main').boundingBox(), first.boundingBox()]);
  const isDialog = (await first.getAttribute('role')) === 'dialog';
  const middle = isDialog ? start.x + start.width / 2 : main.x + main.width / 2;
  const clip = {
    x: Math.max(0, middle - size.width / 2),
    y: Math.max(0, start.y - 18),
    width: size.width,
    height: size.height,
    scale: size.scale,
  };
  const debuggerSession = await page.context().newCDPSession(page);
  try {
    for (let quality = 82; quality >= 40; quality -= 6) {
      const { data } = await debuggerSession.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip,
        captureBeyondViewport: true,
      });
      const picture = Buffer.from(data, 'base64');
      if (picture.length <= mostBytes) return picture;
    }
  } finally {
    await debuggerSession.detach();
  }
  throw new Error(`${page.url()} does not fit into ${mostBytes} bytes.`);
}

/** The demo company is on trial, which the guides do not speak of on every page. */
async function dismissBanner(page) {
  const button = page.getByRole('button', { name: /^(Masquer|Fermer|Hide|Dismiss|Close)/ }).first();
  if (await button.isVisible()) await button.click();
}

async function previewSettings(page) {
  await page.getByRole('button', { name: /^(Modifier : Décompte|Edit: Counting)/ }).click();
  await page.getByRole('radio', { name: 'Jours ouvrables' }).check();
  await page.getByText(/soldes? changent?|balances? changes?/).waitFor();
}

async function pasteBalances(page) {
  await page
    .getByRole('textbox')
    .first()
    .fill(
      [
        'NOM\tPrénom\tCP N-1\tCP N\tRTT',
        'TANGUY\tMalo\t7,5\t10,42\t3',
        'LE GOFF\tYann\t4\t10,42\t5',
        'BENALI\tAmina\t0\t8,33\t2,5',
      ].join('\n'),
    );
  await page.getByRole('combobox').first().waitFor();
}

/** Two programs; the second language finds them there. */
async function addWebhooks(page) {
  const opener = page.getByRole('button', { name: /^(Ajouter un webhook|Add a webhook)/ });
  await opener.waitFor();
  if (await page.getByText('hooks.zapier.com').first().isVisible()) return;
  for (const [url, every] of [
    ['https://hooks.zapier.com/hooks/catch/184213/bq7d2f/', false],
    ['https://n8n.example.org/webhook/relache', true],
  ]) {
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(url);
    if (every) await dialog.getByRole('button', { name: /^(Tout choisir|Choose all)/ }).click();
    else await dialog.getByRole('checkbox', { name: /^(Demande validée|Request approved)/ }).check();
    await dialog.getByRole('button', { name: /^(Ajouter|Add)$/ }).click();
    await page.getByRole('button', { name: /^(Terminé|Done)/ }).click();
  }
}

const cardOf = (page, name) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

/** Slack for the company, a calendar for oneself; the second language, and the second picture, find them there. */
async function connectBoth(page, settle) {
  for (const name of ['Slack', /^Google (Agenda|Calendar)/]) {
    const card = cardOf(page, name);
    const button = card.getByRole('button', { name: /^(Relier|Connect)$/ });
    await card.waitFor();
    if (!(await button.isVisible())) continue;
    await button.click();
    await page.waitForURL('**/connections');
    await card.getByText(/^(En service|In use)$/).waitFor();
  }
  await settle(page);
}

async function openTeamsForm(page) {
  const card = cardOf(page, /^Microsoft Teams/);
  await card.getByRole('button', { name: /^(Relier|Connect)/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function openSheet(page, settle) {
  await page.getByRole('link', { name: 'Malo Tanguy' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Malo Tanguy' }).waitFor();
  await settle(page);
}
