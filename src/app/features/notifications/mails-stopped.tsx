import MailX from 'lucide-react/icons/mail-x';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { profileSectionPath } from '#app/navigation/profile-sections.ts';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';
import { ButtonLink } from '#ui/button.tsx';

export function MailsStopped({ kind, email }: { kind: StoppableMail; email: string }) {
  const { t } = useTranslation('notifications');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid size-12 place-items-center rounded-md bg-sea-soft text-sea">
        <MailX className="size-6" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl font-semibold tracking-tight">
        {t('unsubscribe.doneTitle')}
      </h1>
      <p>
        <Trans
          t={t}
          i18nKey="unsubscribe.done"
          values={{ email, kind: t(`kinds.${kind}.name`) }}
          components={{ strong: <strong className="wrap-anywhere" /> }}
        />
      </p>
      <p className="text-muted">{t('unsubscribe.undo')}</p>
      <ButtonLink to={profileSectionPath('mails')} variant="secondary">
        {t('unsubscribe.toProfile')}
      </ButtonLink>
    </div>
  );
}
