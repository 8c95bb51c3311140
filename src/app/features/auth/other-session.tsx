import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DEFAULT_DESTINATION } from '#app/frame/session/destination.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { OpenedSession } from '#web/api/stored-session.ts';

type OtherSessionProps = {
  /** Null when this browser has only the key to it. */
  session: OpenedSession | null;
  busy: boolean;
  onReplace: () => void;
};

/**
 * I6: a link that someone else sent must not put its account in the place of the one that is open. Whose link it is stays
 * unsaid: who opens it on purpose knows.
 */
export function OtherSession({ session, busy, onReplace }: OtherSessionProps) {
  const { t } = useTranslation('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid size-12 place-items-center rounded-md bg-sea-soft text-sea">
        <UserRoundCheck className="size-6" aria-hidden="true" />
      </span>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-3xl font-semibold tracking-tight outline-none"
      >
        {t('otherSession.title')}
      </h1>
      <p>
        <Trans
          t={t}
          i18nKey={session ? 'otherSession.text' : 'otherSession.nameless'}
          values={{ name: session?.user.name, organization: session?.organization.name }}
          components={{ strong: <strong className="wrap-anywhere" /> }}
        />
      </p>
      <p className="text-muted">{t('otherSession.advice')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={DEFAULT_DESTINATION} replace>
          {t('otherSession.stay')}
        </ButtonLink>
        <Button variant="secondary" busyLabel={busy && t('otherSession.replacing')} onClick={onReplace}>
          {t('otherSession.replace')}
        </Button>
      </div>
    </div>
  );
}
