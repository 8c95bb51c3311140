import CirclePlus from 'lucide-react/icons/circle-plus';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyKind } from '#domain/api-keys/key-format.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ApiKey } from './api-key.ts';
import { KeyRow } from './key-row.tsx';

export type KeyDialog =
  | { dialog: 'new'; kind: KeyKind }
  | { dialog: 'calls' | 'rotate' | 'revoke'; apiKey: ApiKey };

type KeySectionProps = {
  kind: KeyKind;
  keys: readonly ApiKey[];
  /** Without any, it is known that there is none. */
  isWhole: boolean;
  onOpen: (dialog: KeyDialog) => void;
};

export function KeySection({ kind, keys, isWhole, onOpen }: KeySectionProps) {
  const { t } = useTranslation('api-keys');
  const headingId = useId();
  const isEmpty = keys.length === 0 && isWhole;
  const add = (
    <Button
      variant={kind === 'personal' ? 'primary' : 'secondary'}
      icon={<CirclePlus className="size-5" aria-hidden="true" />}
      onClick={() => onOpen({ dialog: 'new', kind })}
    >
      {t(kind === 'personal' ? 'add.openPersonal' : 'add.openOrganization')}
    </Button>
  );
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={headingId} className="text-lg font-semibold">
            {t(kind === 'personal' ? 'personalTitle' : 'organizationTitle')}
          </h2>
          <p className="mt-1 text-muted">{t(kind === 'personal' ? 'personalLead' : 'organizationLead')}</p>
        </div>
        {!isEmpty && add}
      </div>
      {isEmpty ? (
        <div className={cardClass}>
          <EmptyState scene="tide" title={t('emptyTitle')} action={add} headingLevel={3}>
            {t('empty')}
          </EmptyState>
        </div>
      ) : keys.length === 0 ? null : (
        <ul aria-labelledby={headingId} className={`${cardClass} divide-y divide-line`}>
          {keys.map((apiKey) => (
            <KeyRow
              key={apiKey.id}
              apiKey={apiKey}
              onCalls={() => onOpen({ dialog: 'calls', apiKey })}
              onRotate={() => onOpen({ dialog: 'rotate', apiKey })}
              onRevoke={() => onOpen({ dialog: 'revoke', apiKey })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
