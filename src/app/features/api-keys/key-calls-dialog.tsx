import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiKeysEndpoints } from '#contract/api-keys.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import type { ApiKey } from './api-key.ts';

/** What a key was used for lately. */
export function KeyCallsDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const instants = useInstants();
  const calls = useQuery(endpointQuery(apiKeysEndpoints.calls, { params: { id: apiKey.id } }));
  const title = t('calls.title', { name: apiKey.name });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('calls.lead')}
      width="lg"
    >
      {calls.isPending && (
        <LoadingArea label={t('calls.loading')}>
          <Skeleton className="h-5 w-2/3" />
        </LoadingArea>
      )}
      {calls.isError && (
        <LoadError
          error={calls.error}
          otherwise={t('calls.loadFailed')}
          onRetry={() => calls.refetch()}
          retrying={calls.isRefetching}
        />
      )}
      {calls.data?.length === 0 && <p className="text-muted">{t('calls.empty')}</p>}
      {calls.data && calls.data.length > 0 && (
        <Table
          caption={title}
          rowKey={({ id }) => id}
          rows={calls.data}
          columns={[
            {
              key: 'call',
              header: t('calls.call'),
              rowHeader: true,
              cell: ({ method, path }) => (
                <code className="text-sm wrap-anywhere">{`${method} ${path}`}</code>
              ),
            },
            { key: 'at', header: t('calls.at'), cell: ({ at }) => instants.shortInstant(at) },
            { key: 'status', header: t('calls.status'), cell: ({ status }) => status },
          ]}
        />
      )}
    </Dialog>
  );
}
