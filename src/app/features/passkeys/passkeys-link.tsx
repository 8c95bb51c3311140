import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The way to one's passkeys, from where people look for them. */
export function PasskeysLink() {
  const { t } = useTranslation('passkeys');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{t('profileHint')}</p>
      <ButtonLink variant="secondary" to={PAGES.sessions.path}>
        {t('manage')}
      </ButtonLink>
    </div>
  );
}
