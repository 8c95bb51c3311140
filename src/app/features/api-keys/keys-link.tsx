import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { buttonClass } from '#ui/button.tsx';

/** The way to the page of keys, from where people look for it. */
export function KeysLink({ text }: { text: string }) {
  const { t } = useTranslation('api-keys');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{text}</p>
      <Link to={PAGES.apiKeys.path} className={buttonClass({ variant: 'secondary' })}>
        {t('open')}
      </Link>
    </div>
  );
}
