import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Link } from '#ui/link.tsx';
import { DeckchairScene } from '#ui/scenes/deckchair.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';

const waysOut = [
  ['dashboard', 'pages:dashboard.name'],
  ['home', 'common:pages.home'],
  ['freeTrial', 'common:pages.freeTrial'],
  ['status', 'common:pages.status'],
  ['documentation', 'common:pages.documentation'],
  ['contact', 'common:pages.contact'],
] as const;

export function NotFoundPage() {
  const { t } = useTranslation(['not-found', 'common', 'pages']);
  return (
    <PublicLayout>
      <PageTitle title={t('not-found:title')} isUnlisted />
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-5 px-4 py-12 text-center">
        <DeckchairScene className="w-64 max-w-full" />
        <h1 className="font-display text-4xl font-semibold tracking-tight">{t('not-found:title')}</h1>
        <p className="text-muted">{t('not-found:explanation')}</p>
        <nav aria-label={t('not-found:waysOut')}>
          <ul className="flex flex-wrap justify-center gap-x-6 gap-y-3">
            {waysOut.map(([page, name]) => (
              <li key={page}>
                <Link to={PAGES[page].path} className="link">
                  {t(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PublicLayout>
  );
}
