import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { buttonClass } from '#ui/button.tsx';

/** The way to the page of the second factor, from where people look for it. */
export function SecurityLink() {
  const { t } = useTranslation('second-factors');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{t('openHint')}</p>
      <Link to={PAGES.security.path} className={buttonClass({ variant: 'secondary' })}>
        {t('open')}
      </Link>
    </div>
  );
}
