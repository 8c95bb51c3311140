import { SITE_ORIGIN } from '#contract/site-origin.ts';
import { type Language, languages } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';

export interface PagePlace {
  readonly publicUrl: string;
  readonly path: string;
  readonly language: Language;
  /** Whether the address itself names the language. */
  readonly isAsked: boolean;
}

/** A built page with all that only its address can tell: where it is, and where it is in the other language. */
export function withAddress(html: string, place: PagePlace): string {
  const { publicUrl, path, language, isAsked } = place;
  const plain = `${publicUrl}${path}`;
  const inLanguage = (each: Language): string => `${plain}?lang=${each}`;
  // Each address names itself: to a search engine, one page in two languages is two pages.
  const self = isAsked ? inLanguage(language) : plain;
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  const tags = [
    `<link rel="canonical" href="${self}">`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${inLanguage(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${plain}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Relâche',
      'og:title': title,
      'og:description': description ?? title,
      'og:url': self,
      'og:locale': wordsIn(language).locale.replace('-', '_'),
      'og:image': `${publicUrl}${pictureOf(path, language)}`,
    }).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html.replaceAll(SITE_ORIGIN, publicUrl).replace('</head>', `${tags.join('')}</head>`);
}

/** The picture that a link to this page is shown with, made by the build. */
export function pictureOf(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/pictures/${name}.${language}.png`;
}
