import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The way to one's own connections, from where people look for what is theirs. */
export function ConnectionsLink() {
  const { t } = useTranslation('connections');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{t('openHint')}</p>
      <ButtonLink to={PAGES.connections.path} variant="secondary">
        {t('open')}
      </ButtonLink>
    </div>
  );
}
