import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

export function LinkSent({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const { t } = useTranslation('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid size-12 place-items-center rounded-md bg-sea-soft text-sea">
        <MailCheck className="size-6" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl font-semibold tracking-tight">
        {t('sent.title')}
      </h1>
      <p>
        <Trans
          t={t}
          i18nKey="sent.text"
          values={{ email }}
          components={{ strong: <strong className="wrap-anywhere" /> }}
        />
      </p>
      <p className="text-muted">{t('sent.advice')}</p>
      <Button variant="secondary" onClick={onOtherAddress}>
        {t('sent.otherAddress')}
      </Button>
    </div>
  );
}
