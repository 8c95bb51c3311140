import { expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { writeMail } from './compose.ts';
import { jsx, type Markup } from './markup/jsx-runtime.ts';
import { LoginLinkMail } from './templates/login-link.tsx';
import { NewsletterLetter } from './templates/newsletter-letter.tsx';
import { TeamDigestMail } from './templates/team-digest.tsx';

const publicUrl = 'https://relache.test';
const hostile = `<img src=x onerror="a()"> O'Neil & "Fils" </td></style><script>b()</script>`;

const element = (tag: string, props: object, ...children: Markup[]) => jsx(tag, { ...props, children });
/** What stands between the tags of the body, without the part that only lists of mails show. */
const shownIn = (html: string): string =>
  html.replace(/^.*<\/head>/s, '').replace(/<div style="display:none.*?<\/div><\/div>/s, '');

it('takes nothing that people wrote for markup, in texts and in attributes', () => {
  const { html, text } = writeMail(
    LoginLinkMail({ language: 'fr', publicUrl, name: hostile, url: `${publicUrl}/?a=1&b="><script>` }),
  );
  expect(html).not.toMatch(/<(script|img)/);
  expect(html).toContain('href="https://relache.test/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  expect(shownIn(html).match(/<\/td>/g)).toHaveLength(shownIn(html).match(/<td/g)?.length ?? 0);
  expect(text).toContain(`${publicUrl}/?a=1&b="><script>`);
  const whole = writeMail(element('p', { title: hostile }, hostile));
  expect(whole.text).toBe(hostile);
  expect(whole.html).toContain('&lt;script&gt;b()&lt;/script&gt;</p>');
});

it('refuses a sheet that would end before it seems to', () => {
  expect(() => writeMail(jsx('style', { children: '</style>' }))).toThrow();
  expect(writeMail(jsx('style', { children: 'a > b { color: red }' })).html).toContain('<style>a > b');
});

it('says a label and its value in one line, and a value of several lines below its label', () => {
  const row = (label: string, ...value: Markup[]) =>
    element(
      'tr',
      { 'data-line-in-text': 'true' },
      element('td', {}, element('div', {}, label)),
      element('td', {}, element('div', {}, ...value)),
    );
  const table = element('table', {}, row('Type', 'Vacances'), row('Note', 'un', element('br', {}), 'deux'));
  expect(writeMail(table).text.trim()).toBe('Type – Vacances\nNote\nun\ndeux');
});

it('says in its text what its page shows: blocks apart, links with their address, nothing twice', () => {
  const link = (href: string, shown: string) => element('a', { href }, shown);
  const mail = [
    element('div', { 'data-skip-in-text': 'true' }, 'seen in lists only'),
    element('p', {}, 'Bonjour ', element('strong', {}, 'Zoé'), ',', element('br', {}), ' deux\n  lignes'),
    element('h2', {}, 'Titre'),
    element('p', {}, link('https://a.test/x', 'Ouvrir'), ' ou ', link('https://b.test', 'https://b.test')),
    element('ul', {}, element('li', {}, 'un'), element('li', {}, 'deux', element('br', {}), 'suite')),
    element('hr', {}),
    element('table', {}, element('td', {}, element('div', {}, 'clé')), element('td', {}, 'valeur')),
    [null, false, undefined, 3],
  ];
  expect(writeMail(mail).text).toBe(
    [
      'Bonjour Zoé,\ndeux lignes',
      '',
      '\nTITRE',
      '',
      'Ouvrir https://a.test/x ou https://b.test',
      '',
      ' * un\n * deux\n   suite',
      '',
      '-'.repeat(40),
      '',
      'clé\nvaleur',
      '',
      '3',
    ].join('\n'),
  );
});

it('lists everyone of a large team once, in both parts', () => {
  const people = Array.from({ length: 1_000 }, (_, place) => `Personne n°${place}.`);
  const { html, text } = writeMail(
    TeamDigestMail({
      language: 'fr',
      publicUrl,
      unsubscribeUrl: `${publicUrl}/unsubscribe`,
      kind: 'team-digest',
      recipient: 'Inès Roche',
      teams: ['Atelier'],
      monday: plainDate('2026-06-01'),
      thisWeek: people.map((title, place) => ({ id: String(place), title, details: ['Congés payés'] })),
      nextWeek: [],
    }),
  );
  for (const part of [shownIn(html), text]) {
    expect(part.match(/Personne n°\d+\./g)).toEqual(people);
    expect(part.match(/Congés payés/g)).toHaveLength(people.length);
  }
});

it('writes a letter from Markdown, where markup and addresses that run something are plain words', () => {
  const words = [
    'Posez **vos** [congés](https://exemple.fr/?a=1&b=2)&nbsp;!',
    '- un\n- deux',
    '<b>gras</b> [non](javascript:alert(1)) et \\*étoiles\\*',
  ].join('\n\n');
  const { html, text } = writeMail(
    NewsletterLetter({
      language: 'fr',
      publicUrl,
      leaveUrl: publicUrl,
      letter: { subject: 'Été', words, path: null },
    }),
  );
  expect(html).toContain('<strong style="font-weight:bold">vos</strong>');
  expect(html).toContain('href="https://exemple.fr/?a=1&amp;b=2"');
  expect(html).toContain('&lt;b&gt;gras&lt;/b&gt; non et *étoiles*');
  expect(html).not.toContain('javascript:');
  expect(text).toContain('Posez vos congés https://exemple.fr/?a=1&b=2\u00a0!\n\n * un\n * deux\n\n');
});
