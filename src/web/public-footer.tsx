import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Link } from '#ui/link.tsx';
import { Here } from './here.ts';
import { LanguageSwitch } from './language-switch.tsx';

const columns = [
  { key: 'product', pages: ['features', 'pricing', 'demo', 'freeTrial', 'login'] },
  { key: 'help', pages: ['documentation', 'blog', 'status', 'contact'] },
  { key: 'company', pages: ['about', 'careers'] },
  { key: 'legal', pages: ['legalNotice', 'privacy', 'terms', 'dataProcessing'] },
] as const;

export function PublicFooter() {
  const { t } = useTranslation('common');
  const isHome = useContext(Here) === PAGES.home.path;
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-10 text-sm text-muted sm:px-6">
        <nav aria-label={t('footerLinks')} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {columns.map(({ key, pages }) => (
            <div key={key}>
              <p className="font-semibold text-ink">{t(`footerColumns.${key}`)}</p>
              <ul className="mt-2 flex flex-col">
                {pages.map((name) => (
                  <li key={name}>
                    <Link
                      to={PAGES[name].path}
                      className="inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline"
                    >
                      {t(`pages.${name}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>{t('footer')}</p>
          {/* Everywhere else it stands in the header. */}
          {isHome && <LanguageSwitch />}
        </div>
      </div>
    </footer>
  );
}
