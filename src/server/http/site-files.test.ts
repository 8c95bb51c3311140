import { describe, expect, it } from 'vitest';
import { feedOf, sitemapOf } from './site-files.ts';
import { withAddress } from './site-head.ts';

const publicUrl = 'https://conges.exemple.fr';
const page =
  '<html><head><title>Tarifs · Relâche</title><meta name="description" content="Deux euros"/></head><body>' +
  '<script type="application/ld+json">{"url":"https://relache.invalid/pricing"}</script></body></html>';

describe('what a page tells of its address', () => {
  it('names itself, and itself in both languages', () => {
    const html = withAddress(page, { publicUrl, path: '/pricing', language: 'fr', isAsked: false });
    expect(html).toContain('<link rel="canonical" href="https://conges.exemple.fr/pricing">');
    expect(html).toContain('hreflang="en" href="https://conges.exemple.fr/pricing?lang=en"');
    expect(html).toContain('<meta property="og:title" content="Tarifs · Relâche">');
    expect(html).toContain('<meta property="og:description" content="Deux euros">');
    expect(html).toContain('content="https://conges.exemple.fr/pictures/pricing.fr.png"');
    expect(html).toContain('{"url":"https://conges.exemple.fr/pricing"}');
  });

  it('names the language when the address does', () => {
    const html = withAddress(page, { publicUrl, path: '/pricing', language: 'en', isAsked: true });
    expect(html).toContain('<link rel="canonical" href="https://conges.exemple.fr/pricing?lang=en">');
  });
});

describe('the lists for machines', () => {
  it('leave out pages that nobody searches for', () => {
    const sitemap = sitemapOf({ publicUrl, pages: ['/', '/login', '/blog'] });
    expect([...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
      'https://conges.exemple.fr/',
      'https://conges.exemple.fr/blog',
    ]);
  });

  it('feed the articles with their days, and escape what XML would read', () => {
    const about = { title: 'R&D <ou> "RTT"', description: 'Un', published: '2026-11-15' };
    const feed = feedOf({ publicUrl, pages: [], articles: [{ slug: 'rtt', fr: about, en: about }] }, 'fr');
    expect(feed).toContain('<title>R&amp;D &lt;ou&gt; &quot;RTT&quot;</title>');
    expect(feed).toContain('<pubDate>Sun, 15 Nov 2026 08:00:00 GMT</pubDate>');
    expect(feed).toContain('<link>https://conges.exemple.fr/blog/rtt?lang=fr</link>');
  });
});
