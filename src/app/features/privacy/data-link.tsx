import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { buttonClass } from '#ui/button.tsx';

/** The way to what is kept about oneself, from the profile. */
export function DataLink() {
  const { t } = useTranslation('privacy');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{t('open.text')}</p>
      <Link to={PAGES.myData.path} className={buttonClass({ variant: 'secondary' })}>
        {t('open.action')}
      </Link>
    </div>
  );
}
