import { Trans, useTranslation } from 'react-i18next';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

type StopMailsProps = {
  kind: StoppableMail;
  email: string;
  stopping: boolean;
  error: unknown;
  onStop: () => void;
};

export function StopMails({ kind, email, stopping, error, onStop }: StopMailsProps) {
  const { t } = useTranslation('notifications');
  const sentence = useErrorSentence();
  return (
    <>
      <h1 className="font-display text-3xl font-semibold tracking-tight">{t('unsubscribe.askTitle')}</h1>
      {error != null && <Banner tone="error" title={sentence(error)} />}
      <div className="flex flex-col gap-2">
        <p>
          <Trans
            t={t}
            i18nKey="unsubscribe.what"
            values={{ email, kind: t(`kinds.${kind}.name`) }}
            components={{ strong: <strong className="wrap-anywhere" /> }}
          />
        </p>
        <p className="text-muted">
          {t(`kinds.${kind}.hint`)} {t('unsubscribe.others')}
        </p>
      </div>
      <Button size="lg" busyLabel={stopping && t('unsubscribe.stopping')} onClick={onStop}>
        {t('unsubscribe.stop')}
      </Button>
    </>
  );
}
