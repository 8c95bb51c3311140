import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The frame of a page that a mail leads to: people came to do one thing, and nothing is sold to them there. */
export function QuietLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skipToContent')} />
      <header className="mx-auto flex w-full max-w-2xl items-center justify-between gap-4 px-4 py-3">
        <Link to={PAGES.dashboard.path} aria-label={t('openProduct')} className="rounded-md">
          <Logo name={t('productName')} />
        </Link>
        <LanguageSwitch short />
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}
