import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { ApiKey } from './api-key.ts';

type KeyRowProps = { apiKey: ApiKey; onCalls: () => void; onRotate: () => void; onRevoke: () => void };

const tones = { live: 'approved', resting: 'pending', expired: 'neutral', revoked: 'rejected' } as const;

export function KeyRow({ apiKey, onCalls, onRotate, onRevoke }: KeyRowProps) {
  const { t } = useTranslation('api-keys');
  const instants = useInstants();
  const formats = useFormats();
  const { name, state, addresses, previousEndsAt, expiresAt, lastUsedAt } = apiKey;
  const isOver = state === 'revoked' || state === 'expired';
  const facts = [
    t('made', { when: instants.day(apiKey.createdAt), name: apiKey.maker.name }),
    expiresAt ? t('expires', { when: instants.day(expiresAt) }) : t('noEnd'),
    ...(addresses.length > 0 ? [t('from', { addresses: formats.list(addresses) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
        <KeyRound className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted">{t('hint', { hint: apiKey.hint })}</p>
        <p className="text-sm wrap-anywhere text-muted">{facts.join(' · ')}</p>
        <p className="text-sm text-muted">
          {lastUsedAt ? t('used', { when: instants.shortInstant(lastUsedAt) }) : t('neverUsed')}
        </p>
        {previousEndsAt && !isOver && (
          <p className="text-sm text-muted">
            {t('overlap', { when: instants.shortInstant(previousEndsAt) })}
          </p>
        )}
        {state === 'resting' && <p className="text-sm text-coral">{t('restingWhy')}</p>}
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer py-1 text-sea">
            {t('rights', { count: apiKey.scopes.length })}
          </summary>
          <ul className="list-disc pl-5 text-muted">
            {apiKey.scopes.map((scope) => (
              <li key={scope}>{t(`scopes.${scope}`)}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={t('calls.openNamed', { name })} onClick={onCalls}>
          {t('calls.open')}
        </Button>
        {!isOver && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('rotate.openNamed', { name })}
            onClick={onRotate}
          >
            {t('rotate.open')}
          </Button>
        )}
        {state !== 'revoked' && (
          <Button
            variant="dangerQuiet"
            size="sm"
            aria-label={t('revoke.openNamed', { name })}
            onClick={onRevoke}
          >
            {t('revoke.open')}
          </Button>
        )}
      </div>
    </li>
  );
}
