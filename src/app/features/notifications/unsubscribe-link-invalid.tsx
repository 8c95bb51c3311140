import { useTranslation } from 'react-i18next';
import { profileSectionPath } from '#app/navigation/profile-sections.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TideScene } from '#ui/scenes/tide.tsx';

export function UnsubscribeLinkInvalid() {
  const { t } = useTranslation('notifications');
  return (
    <div className="flex flex-col items-start gap-4">
      <TideScene className="w-44" />
      <h1 className="font-display text-3xl font-semibold tracking-tight">{t('unsubscribe.invalidTitle')}</h1>
      <p className="text-muted">{t('unsubscribe.invalid')}</p>
      <ButtonLink to={profileSectionPath('mails')}>{t('unsubscribe.toProfile')}</ButtonLink>
    </div>
  );
}
