import { useQuery } from '@tanstack/react-query';
import CirclePlus from 'lucide-react/icons/circle-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { directoriesEndpoints } from '#contract/directories.ts';
import { PAGES } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import type { ConnectedDirectory, ToldDirectory } from './directory.ts';
import { DirectoryEvents } from './directory-events.tsx';
import { DirectoryRow } from './directory-row.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { ToldToken } from './told-token.tsx';

type Open = { dialog: 'connect' } | { dialog: 'disconnect'; directory: ConnectedDirectory };

/** Directories that tell who is there. */
export function DirectoriesPage() {
  const { t } = useTranslation(['directories', 'pages']);
  const listed = useQuery(endpointQuery(directoriesEndpoints.list, {}));
  const [open, setOpen] = useState<Open | null>(null);
  const [told, setTold] = useState<ToldDirectory | null>(null);
  const close = () => setOpen(null);
  const directories = listed.data?.directories ?? [];
  const add = (
    <Button
      icon={<CirclePlus className="size-5" aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'connect' })}
    >
      {t('connect.open')}
    </Button>
  );
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:directories.name')} />
      <PageHeader
        title={t('pages:directories.name')}
        lead={t('lead')}
        actions={directories.length > 0 && add}
      />
      {told && <ToldToken key={told.id} told={told} onClose={() => setTold(null)} />}
      {listed.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} flex flex-col gap-3 p-5`}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {listed.isError && (
        <LoadError
          error={listed.error}
          otherwise={t('loadFailed')}
          onRetry={() => listed.refetch()}
          retrying={listed.isRefetching}
        />
      )}
      {listed.data && directories.length === 0 && (
        <div className={cardClass}>
          <EmptyState scene="tide" title={t('empty')} action={add}>
            {t('emptyText')}
          </EmptyState>
        </div>
      )}
      {directories.length > 0 && (
        <ul aria-label={t('pages:directories.name')} className={`${cardClass} divide-y divide-line`}>
          {directories.map((directory) => (
            <DirectoryRow
              key={directory.id}
              directory={directory}
              onDisconnect={() => setOpen({ dialog: 'disconnect', directory })}
            />
          ))}
        </ul>
      )}
      {listed.data && directories.length > 0 && (
        <CardBoundary>
          <DirectoryEvents events={listed.data.events} />
        </CardBoundary>
      )}
      <p>
        <a href={`${PAGES.documentation.path}#integrations`} className="link">
          {t('guides')}
        </a>
      </p>
      {open?.dialog === 'connect' && (
        <ConnectDialog
          onConnected={(directory) => {
            setTold(directory);
            close();
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'disconnect' && (
        <DisconnectDialog
          directory={open.directory}
          onDisconnected={() => {
            if (told?.id === open.directory.id) setTold(null);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
