import { PAGES } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { createPrerenderTexts } from '#web/i18n/prerender.ts';

export function manifestPath(language: Language): string {
  return `/app.${language}.webmanifest`;
}

const paper = '#fbf8f3';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to know to keep the application among its own. */
export function appManifest(language: Language) {
  const t = createPrerenderTexts(language).getFixedT(language, ['app', 'common']);
  const shortcut = (name: string, { path }: { path: string }) => ({
    name,
    url: path,
    icons: [icon(192, 'any')],
  });
  return {
    id: PAGES.dashboard.path,
    name: t('app:install.name'),
    short_name: t('common:productName'),
    description: t('app:install.description'),
    lang: language,
    dir: 'ltr',
    start_url: PAGES.dashboard.path,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['business', 'productivity'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      shortcut(t('app:install.newRequest'), PAGES.newRequest),
      shortcut(t('app:install.calendar'), PAGES.calendar),
      shortcut(t('app:install.approvals'), PAGES.approvals),
    ],
  };
}
