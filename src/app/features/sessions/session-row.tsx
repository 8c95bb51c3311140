import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { sessionSchema } from '#contract/auth.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';

/** How it was opened, as texts are named. */
const ways = { mail: 'mail', 'mail+code': 'code', passkey: 'passkey', company: 'company' } as const;

type SessionRowProps = { session: z.infer<typeof sessionSchema>; onClose: () => void };

export function SessionRow({ session, onClose }: SessionRowProps) {
  const { t } = useTranslation('sessions');
  const instants = useInstants();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
        <MonitorSmartphone className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-words">{session.device}</span>
          {session.current && <Badge tone="approved">{t('current')}</Badge>}
          {session.notified && <Badge tone="neutral">{t('notified')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t(session.method ? `openedBy.${ways[session.method]}` : 'opened', {
            when: instants.instant(session.createdAt),
            via: session.via ?? t('viaCompany'),
          })}
        </p>
        <p className="text-sm text-muted">
          {session.address
            ? t('lastSeenFrom', { when: instants.instant(session.lastSeenAt), address: session.address })
            : t('lastSeen', { when: instants.instant(session.lastSeenAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="dangerQuiet"
          size="sm"
          className="ml-auto"
          aria-label={t('closeNamed', { device: session.device })}
          onClick={onClose}
        >
          {t('close')}
        </Button>
      )}
    </li>
  );
}
