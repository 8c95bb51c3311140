import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { existingPages, PAGES } from '#web/navigation/pages.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { PublicHeader } from './public-header.tsx';

const footerPages = existingPages(['documentation', 'status', 'contact']);

export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skipToContent')} />
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <footer className="mt-auto border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-muted sm:px-6">
          <p>{t('footer')}</p>
          <nav aria-label={t('footerLinks')}>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {footerPages.map((name) => (
                <li key={name}>
                  <Link to={PAGES[name].path} className="underline underline-offset-4 hover:text-ink">
                    {t(`pages.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </footer>
    </div>
  );
}
