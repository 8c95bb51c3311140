import type { FastifyInstance } from 'fastify';
import { type Language, languages } from '#domain/text/language.ts';
import { writtenIn } from '#words/written.ts';
import { escapedText } from './escaped-text.ts';
import { languageOfPage } from './request-language.ts';

interface ArticleAbout {
  readonly title: string;
  readonly description: string;
  readonly published: string;
}

export type ListedArticle = { readonly slug: string } & Readonly<Record<Language, ArticleAbout>>;

interface SiteFiles {
  readonly publicUrl: string;
  readonly pages: readonly string[];
  readonly articles: readonly ListedArticle[];
}

/** Pages that are for people who were sent there, not for those who search. */
const unlisted = ['/login', '/unsubscribe'];

/** What machines read of the site: what may be crawled, which pages there are, which articles are new. */
export function mountSiteFiles(app: FastifyInstance, files: SiteFiles): void {
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    ...unlisted.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${files.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = sitemapOf(files);
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap),
  );
  app.get('/blog/rss.xml', { schema: { hide: true } }, (request, reply) => {
    const { lang } = request.query as Record<string, unknown>;
    const language = languageOfPage(request.headers, lang);
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('vary', 'accept-language, cookie')
      .header('cache-control', 'public, max-age=3600')
      .send(feedOf(files, language));
  });
}

export function sitemapOf({ publicUrl, pages }: Pick<SiteFiles, 'publicUrl' | 'pages'>): string {
  const entries = pages
    .filter((path) => !unlisted.includes(path))
    .sort()
    .map((path) => {
      const address = `${publicUrl}${path}`;
      const others = languages.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
      );
      return `<url><loc>${address}</loc>${others.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function feedOf({ publicUrl, articles }: SiteFiles, language: Language): string {
  const { title, description } = writtenIn(language).pages.blog;
  const items = articles.map((article) => {
    const about = article[language];
    const address = `${publicUrl}/blog/${article.slug}?lang=${language}`;
    const day = new Date(`${about.published}T08:00:00Z`).toUTCString();
    return [
      '<item>',
      `<title>${escapedText(about.title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${day}</pubDate>`,
      `<description>${escapedText(about.description)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapedText(title)}</title><link>${publicUrl}/blog</link>`,
    `<description>${escapedText(description)}</description><language>${language}</language>`,
    `<atom:link href="${publicUrl}/blog/rss.xml?lang=${language}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
