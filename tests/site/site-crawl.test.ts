// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/text/language.ts';
import { type HtmlPage, readHtml } from '#tests/support/read-html.ts';
import { kindOf, structuredDataProblems } from '#tests/support/structured-data.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Every public page as the server sends it, in both languages, and everything it links to. No browser: what is wrong
 * here is wrong for search engines and for readers without scripts as well.
 */
interface Crawled {
  readonly path: string;
  readonly language: Language;
  readonly status: number;
  readonly page: HtmlPage;
  readonly isPublic: boolean;
}

let app: TestApp;
let listed: string[];
const crawled = new Map<string, Crawled>();
/** Files and pages of the API: their answer only. */
const answers = new Map<string, number>();

const keyOf = (path: string, language: Language): string => `${language} ${path}`;
const at = (path: string, language: Language): string => `${path} (${language})`;

beforeAll(async () => {
  app = await startTestApp({ site: true, env: { WORKER: 'off' } });
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  await Promise.all(languages.map(crawl));
});
afterAll(() => app.close());

async function crawl(language: Language): Promise<void> {
  const waiting = [...listed, '/no-such-page'];
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const answer = await fetch(`${app.url}${path}?lang=${language}`, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const text = await answer.text();
    if (!isPage || path.startsWith('/api/')) {
      answers.set(keyOf(path, language), answer.status);
      continue;
    }
    const page = readHtml(text);
    const isPublic = page.elements.some(
      ({ tag, attributes }) => tag === 'link' && attributes.rel === 'canonical',
    );
    crawled.set(keyOf(path, language), { path, language, status: answer.status, page, isPublic });
    if (!isPublic && path !== '/no-such-page') continue;
    for (const { path: next } of linksOf(page, path)) {
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
}

/** Links and pictures within the site, each with its anchor. */
function linksOf(page: HtmlPage, from: string): { path: string; anchor: string }[] {
  return page.elements
    .flatMap(({ tag, attributes }) =>
      tag === 'img' ? [attributes.src] : tag === 'a' ? [attributes.href] : [],
    )
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, `${app.url}${from}`))
    .filter(({ origin }) => origin === app.url)
    .map(({ pathname, hash }) => ({ path: pathname, anchor: decodeURIComponent(hash.slice(1)) }));
}

const pages = (): Crawled[] => [...crawled.values()];
const publicPages = (): Crawled[] => pages().filter(({ isPublic }) => isPublic);
const contentOf = (page: HtmlPage, property: string): string | undefined =>
  page.elements.find(
    ({ tag, attributes }) => tag === 'meta' && [attributes.name, attributes.property].includes(property),
  )?.attributes.content;
const titleOf = (page: HtmlPage): string =>
  page.texts[page.elements.filter(({ tag }) => tag === 'title').length - 1]?.text ?? '';
/** Everything that is read or read aloud. */
const wordsOf = (page: HtmlPage): { text: string; language: string }[] => [
  ...page.texts,
  ...page.elements.flatMap(({ attributes }) =>
    ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
      attributes[name] ? [{ text: attributes[name], language: '' }] : [],
    ),
  ),
  { text: contentOf(page, 'description') ?? '', language: '' },
];

/** All that is wrong, by page, so that one run shows everything there is to mend. */
function found(check: (crawled: Crawled) => readonly string[], among = publicPages()): string[] {
  return among.flatMap((one) => check(one).map((problem) => `${at(one.path, one.language)}: ${problem}`));
}

describe('the public site', () => {
  it('was found', () => {
    expect(listed.length).toBeGreaterThan(20);
    expect(publicPages().length).toBeGreaterThanOrEqual(listed.length * 2);
    const missing = listed.filter((path) =>
      languages.some((language) => !crawled.get(keyOf(path, language))),
    );
    expect(missing).toEqual([]);
  });

  it('has no dead link and no dead anchor', () => {
    const dead = found(
      ({ path, language, page }) =>
        linksOf(page, path).flatMap((link) => {
          const target = crawled.get(keyOf(link.path, language));
          const status = target?.status ?? answers.get(keyOf(link.path, language));
          if (status !== 200 && link.path !== path) return [`${link.path} answers ${status}`];
          if (link.anchor === '' || !target?.isPublic) return [];
          const ids = target.page.elements.map(({ attributes }) => attributes.id);
          return ids.includes(link.anchor) ? [] : [`${link.path} has no #${link.anchor}`];
        }),
      [...publicPages(), ...pages().filter(({ path }) => path === '/no-such-page')],
    );
    expect([...new Set(dead)]).toEqual([]);
  });

  it('links outside over https alone', () => {
    const plain = found(({ page }) =>
      page.elements.flatMap(({ tag, attributes: { href = '' } }) =>
        tag === 'a' && /^http:/.test(href) && !href.startsWith(app.url) ? [href] : [],
      ),
    );
    expect(plain).toEqual([]);
  });

  it('gives each page a title, a description, one main heading, and pictures words', () => {
    const wrong = found(({ page, language }) => {
      const headings = page.elements.filter(({ tag }) => tag === 'h1').length;
      const mute = page.elements.filter(
        ({ tag, attributes }) =>
          (tag === 'img' && attributes.alt === undefined) ||
          (tag === 'svg' &&
            attributes.role === 'img' &&
            !attributes['aria-label'] &&
            !attributes['aria-labelledby']),
      );
      const html = page.elements.find(({ tag }) => tag === 'html');
      return [
        ...(titleOf(page).length > 3 ? [] : ['no title']),
        ...((contentOf(page, 'description') ?? '').length > 20 ? [] : ['no description']),
        ...(headings === 1 ? [] : [`${headings} main headings`]),
        ...mute.map(({ tag }) => `<${tag}> without words`),
        ...(html?.attributes.lang === language ? [] : [`lang is ${html?.attributes.lang}`]),
      ];
    });
    expect(wrong).toEqual([]);
    for (const language of languages) {
      const titles = publicPages()
        .filter((one) => one.language === language)
        .map(({ page }) => titleOf(page));
      expect(new Set(titles).size, `titles in ${language}`).toBe(titles.length);
    }
  });

  it('names its own address, and itself in each language', () => {
    const wrong = found(({ page, path, language }) => {
      const links = page.elements.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
      const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
      const others = links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map((link) => [link.hreflang, link.href]);
      const own = `${app.config.publicUrl}${path}`;
      const wanted = [...languages.map((each) => [each, `${own}?lang=${each}`]), ['x-default', own]];
      return [
        ...(canonical.join() === `${own}?lang=${language}` ? [] : [`canonical ${canonical.join()}`]),
        ...(JSON.stringify(others) === JSON.stringify(wanted) ? [] : [`hreflang ${JSON.stringify(others)}`]),
        ...(contentOf(page, 'og:url') === canonical[0] ? [] : ['og:url']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('is shown with a picture where it is linked to', async () => {
    const wrong = await Promise.all(
      publicPages().map(async ({ path, language, page }) => {
        const address = contentOf(page, 'og:image') ?? '';
        const answer = await fetch(address.replace(app.config.publicUrl, app.url));
        const bytes = Buffer.from(await answer.arrayBuffer());
        const isPng =
          bytes.subarray(1, 4).toString() === 'PNG' && answer.headers.get('content-type') === 'image/png';
        const size = isPng ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : '';
        return answer.status === 200 && size === '1200x630'
          ? []
          : [`${at(path, language)}: ${address} ${answer.status} ${size}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('tells machines what they need to know', () => {
    const scripts = ({ page }: Crawled) =>
      page.scripts.filter(({ type }) => type === 'application/ld+json').map(({ content }) => content);
    expect(found((one) => scripts(one).flatMap(structuredDataProblems))).toEqual([]);
    const wanted = (path: string): string[] => {
      if (path === '/features') return ['SoftwareApplication'];
      if (path === '/pricing') return ['Product', 'FAQPage'];
      return path.startsWith('/blog/') ? ['BlogPosting', 'BreadcrumbList'] : [];
    };
    const lacking = found((one) => {
      const kinds = scripts(one).map((content) => kindOf(content).replace(/^Article$/, 'BlogPosting'));
      return wanted(one.path).filter((kind) => !kinds.includes(kind));
    });
    expect(lacking).toEqual([]);
    const elsewhere = found((one) =>
      scripts(one).flatMap((content) => content.match(/https?:\/\/[^"\\]*\.invalid[^"\\]*/g) ?? []),
    );
    expect(elsewhere).toEqual([]);
  });
});

describe('in each language', () => {
  /** Sentences that are the same in both languages for a reason; names are short enough not to need one. */
  const sameInBoth = new Set<string>([]);
  const isName = (text: string): boolean =>
    text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length < 3;

  it('the site shows no key, no placeholder and nothing undefined', () => {
    const raw =
      /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|^(?:[a-z][\w-]*:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/;
    const address = /\.(fr|com|org|eu|localhost|ics|csv|xlsx)$/;
    const wrong = found(({ page }) =>
      wordsOf(page).flatMap(({ text }) => (raw.test(text) && !address.test(text) ? [text] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('no sentence of one language stands in the other', () => {
    const untranslated = publicPages()
      .filter(({ language }) => language === 'fr')
      .flatMap(({ path, page }) => {
        const other = crawled.get(keyOf(path, 'en'));
        const english = new Set(other ? wordsOf(other.page).map(({ text }) => text) : []);
        return wordsOf(page)
          .filter(({ text, language }) => english.has(text) && language !== 'en')
          .filter(({ text }) => !isName(text) && !sameInBoth.has(text))
          .map(({ text }) => `${path}: ${text}`);
      });
    expect([...new Set(untranslated)]).toEqual([]);
    const foreign = {
      fr: /\b(the|and|with|your|you|from|this|that|which|are|has)\b/gi,
      en: /\b(le|la|les|des|une|vous|votre|dans|avec|sont|qui)\b/gi,
    };
    const mixed = found(({ page, language }) =>
      wordsOf(page)
        .filter(({ language: named }) => named === '' || named === language)
        .map(({ text }) => text.replaceAll(/[«“][^»”]*[»”]/g, ''))
        .filter((text) => (text.match(foreign[language]) ?? []).length > 2),
    );
    expect(mixed).toEqual([]);
  });

  it('French is set as French is', () => {
    const wrong = found(
      ({ page }) =>
        wordsOf(page)
          .filter(({ language }) => language !== 'en')
          .flatMap(
            ({ text }) => text.match(/.{0,30}(?: [:;?!»€%](?!\w)|« |\p{L}[?!]|\p{L}'\p{L}).{0,15}/gu) ?? [],
          ),
      publicPages().filter(({ language }) => language === 'fr'),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});
