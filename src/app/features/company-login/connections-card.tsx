import CirclePlus from 'lucide-react/icons/circle-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import type { Connections, DescribedConnection } from './connection.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { SamlDialog } from './saml-dialog.tsx';
import { useCopyWords } from './use-copy-words.ts';

type ConnectionsCardProps = { listed: Connections; isDomainProven: boolean };

export function ConnectionsCard({ listed, isDomainProven }: ConnectionsCardProps) {
  const { t } = useTranslation('company-login');
  const words = useCopyWords();
  const [open, setOpen] = useState<DescribedConnection | 'oidc' | 'saml' | null>(null);
  const { connections, most, returnAddress, swornBy } = listed;
  const edited = typeof open === 'object' ? open : null;
  const kind = typeof open === 'object' ? open?.kind : open;
  return (
    <Card title={t('connections.title')}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('connections.lead')}</p>
        {!isDomainProven && <Banner tone="info" title={t('connections.domainFirst')} />}
        <CopyField label={t('connections.returnAddress')} value={returnAddress} words={words} />
        {connections.length > 0 && (
          <ul
            aria-label={t('connections.title')}
            className="divide-y divide-line rounded-md border border-line"
          >
            {connections.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                swornBy={swornBy.filter(({ connectionId }) => connectionId === connection.id)}
                onEdit={() => setOpen(connection)}
              />
            ))}
          </ul>
        )}
        {connections.length < most && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={<CirclePlus className="size-5" aria-hidden="true" />}
              onClick={() => setOpen('oidc')}
            >
              {t('connections.add')}
            </Button>
            <Button
              variant="secondary"
              icon={<CirclePlus className="size-5" aria-hidden="true" />}
              onClick={() => setOpen('saml')}
            >
              {t('saml.add')}
            </Button>
          </div>
        )}
      </div>
      {open && kind === 'saml' && <SamlDialog connection={edited} onClose={() => setOpen(null)} />}
      {open && kind === 'oidc' && (
        <ConnectionDialog connection={edited} returnAddress={returnAddress} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
