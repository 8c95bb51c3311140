import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendNewsletter } from '#server/actions/newsletter/send-issue.ts';
import { runIncidentCommand } from '#server/operator/incident-command.ts';
import { runNewsletterCommand } from '#server/operator/newsletter-command.ts';
import { eventually } from '#tests/support/eventually.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let folder: string;
let manifest: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'relache-letters-'));
  manifest = join(folder, 'site.json');
  const about = (title: string) => ({ title, description: `${title}, en bref.`, published: '2026-11-15' });
  const articles = [{ slug: 'jours-feries', fr: about('Les jours fériés'), en: about('Public holidays') }];
  await writeFile(manifest, JSON.stringify({ articles }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const day = 24 * 60 * 60 * 1000;
const send = async (...args: string[]) =>
  (await runNewsletterCommand(app.services, manifest, args)).join('\n');
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';
const mailsOf = async (email: string, subject: string) =>
  (await app.mailbox.to(email)).filter((mail) => mail.subject === subject);

async function subscribe(name: string, language: string): Promise<string> {
  const email = uniqueEmail(name);
  const headers = { 'accept-language': language };
  await app.call('POST', '/newsletter', { body: { email, consent: true }, headers });
  const link = /http\S+\/newsletter\?token=[\w-]+/.exec((await app.mailbox.waitFor(email)).text)?.[0] ?? '';
  await app.call('POST', '/newsletter/confirm', { body: { token: tokenOf(link) } });
  return email;
}

describe('a letter', () => {
  it('goes to those who confirmed, in their language, once, with a way out in each (M6)', async () => {
    const french = await subscribe('lectrice', 'fr');
    const english = await subscribe('reader', 'en');
    const unsure = uniqueEmail('indecise');
    await app.call('POST', '/newsletter', { body: { email: unsure, consent: true } });

    expect(await send('article', 'jours-feries')).toContain('1 reader (fr), 1 reader (en)');
    expect(await app.mailbox.to(french)).toHaveLength(1);

    expect(await send('article', 'jours-feries', '--send')).toContain('Queued article-jours-feries for 2');
    const [letter] = await eventually(async () => {
      const found = await mailsOf(french, 'Les jours fériés');
      return found.length > 0 && found;
    }, 'the letter in French');
    const translated = await app.mailbox.waitFor(english, 2);
    expect(translated.subject).toBe('Public holidays');
    expect(translated.html).toContain('/blog/jours-feries?lang=en');
    expect(letter?.html).toContain('Lire l’article');
    expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(await mailsOf(unsure, 'Les jours fériés')).toEqual([]);

    // Sent again, by a hasty operator or by a queue that lost its memory, it reaches nobody twice.
    await expect.poll(() => send('article', 'jours-feries', '--send')).toContain('has reached 2');
    const issueId = 'article-jours-feries';
    const readerId = /jours-feries\.([0-9a-f-]{36})@/.exec(letter?.headers['message-id'] ?? '')?.[1] ?? '';
    await sendNewsletter(app.services, { issueId, readerId });
    expect(await mailsOf(french, 'Les jours fériés')).toHaveLength(1);

    const oneClick = (url: string, body: string) =>
      fetch(url.replace(app.config.publicUrl, app.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    const url = /^<(.*)>$/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect((await oneClick(url, 'nothing=at-all')).status).toBe(400);
    expect((await oneClick(url, 'List-Unsubscribe=One-Click')).status).toBe(204);
    expect((await oneClick(url, 'List-Unsubscribe=One-Click')).status).toBe(410);
    const refused = await app.call('POST', '/newsletter/confirm', { body: { token: tokenOf(url) } });
    expect(refused.json).toMatchObject({ code: 'newsletter_link_invalid' });
    expect(refused.json.error).toContain('Ce lien ne sert plus');
  });

  it('waits for a week, and can be written in Markdown in both languages (M6)', async () => {
    const email = await subscribe('fidele', 'fr');
    const path = join(folder, 'ete-2027');
    await writeFile(`${path}.fr.md`, '# Préparer l’été\n\nPosez vos **congés** [ici](https://exemple.fr).\n');
    await expect(send('letter', path)).rejects.toThrow('in both languages');
    await writeFile(`${path}.en.md`, '# Summer ahead\n\nPlan your **leave**.\n');
    await expect(send('letter', path, '--send')).rejects.toThrow('one letter a week');
    app.advance(7 * day + 1);
    expect(await send('letter', path, '--send')).toContain('Queued letter-ete-2027');
    const [letter] = await eventually(async () => {
      const found = await mailsOf(email, 'Préparer l’été');
      return found.length > 0 && found;
    }, 'the second letter');
    expect(letter?.html).toMatch(/<strong[^>]*>congés<\/strong>/);
    expect(letter?.text).toContain('https://exemple.fr');
    // The link of any letter works, and so does the one that confirmed.
    const link = /\/newsletter\?leave=1&token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    expect((await app.call('POST', '/newsletter/unsubscribe', { body: { token: link } })).status).toBe(200);
  });

  it('is refused with the reason, and nothing is sent', async () => {
    await expect(send('article', 'no-such-article', '--send')).rejects.toThrow('jours-feries');
    await expect(send('postcard', 'x')).rejects.toThrow('Usage');
  });

  it('keeps its language whoever types the address again', async () => {
    const email = await subscribe('anglophone', 'en');
    await app.call('POST', '/newsletter', {
      body: { email, consent: true },
      headers: { 'accept-language': 'fr' },
    });
    app.advance(8 * day);
    await send('letter', join(folder, 'ete-2027'));
    const path = join(folder, 'rentree');
    await writeFile(`${path}.fr.md`, '# La rentrée\n\nBonjour.\n');
    await writeFile(`${path}.en.md`, '# Back to work\n\nHello.\n');
    await send('letter', path, '--send');
    expect((await app.mailbox.waitFor(email, 2)).subject).toBe('Back to work');
  });
});

describe('an incident', () => {
  const tell = (...args: string[]) => runIncidentCommand(app.services.incidents, app.services.now(), args);
  const shown = async (): Promise<{ id: string }[]> => (await app.call('GET', '/status')).json.incidents;

  it('is opened, followed and closed by a command, and shows at once (M7)', async () => {
    const words = ['--fr', 'Les e-mails partent en retard.', '--en', 'E-mails are late.'];
    const titles = ['--title-fr', 'Retards', '--title-en', 'Delays'];
    await expect(tell('open', 'retards', ...words, ...titles)).rejects.toThrow('--severity is missing');
    await expect(tell('open', 'Retards !', '--severity', 'minor')).rejects.toThrow('Usage');
    await tell('open', 'retards', '--severity', 'major', ...words, ...titles);
    await expect(tell('open', 'retards', '--severity', 'major', ...words, ...titles)).rejects.toThrow(
      'already',
    );
    expect(await shown()).toMatchObject([
      { id: 'retards', title: 'Retards', severity: 'major', status: 'investigating', updates: [] },
    ]);
    await expect(tell('update', 'retards', '--status', 'over', ...words)).rejects.toThrow('--status takes');
    await tell('update', 'retards', '--status', 'identified', ...words);
    expect(await tell('resolve', 'retards', '--fr', 'Tout est parti.', '--en', 'All sent.')).toEqual([
      'Resolved retards.',
    ]);
    expect(await shown()).toMatchObject([
      { status: 'resolved', updates: [{ status: 'identified' }, { message: 'Tout est parti.' }] },
    ]);
    expect(await tell('list')).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d {2}retards {2}major, resolved {2}Retards$/),
    ]);
    await expect(tell('resolve', 'inconnu', ...words)).rejects.toThrow('There is no incident inconnu');
    app.advance(120 * day);
    expect(await shown()).toEqual([]);
  });
});
