import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { passkeysEndpoints } from '#contract/passkeys.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';

export type Passkey = EndpointAnswer<typeof passkeysEndpoints.make>;

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('passkeys');
  const instants = useInstants();
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
        <KeyRound className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {synced && <Badge tone="neutral">{t('synced')}</Badge>}
        </p>
        <p className="text-sm text-muted">{t('created', { when: instants.instant(createdAt) })}</p>
        <p className="text-sm text-muted">
          {lastUsedAt ? t('lastUsed', { when: instants.instant(lastUsedAt) }) : t('neverUsed')}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={t('rename.openNamed', { name })} onClick={onRename}>
          {t('rename.open')}
        </Button>
        <Button
          variant="dangerQuiet"
          size="sm"
          aria-label={t('remove.openNamed', { name })}
          onClick={onRemove}
        >
          {t('remove.open')}
        </Button>
      </div>
    </li>
  );
}
