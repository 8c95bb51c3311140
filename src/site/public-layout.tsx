import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '#ui/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  // The first words of these pages are set in it, and they would jump if it came late.
  preload(frauncesUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skipToContent')} />
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
