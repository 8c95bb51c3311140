import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeysEndpoints } from '#contract/api-keys.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointMeta } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { useKept } from '#web/use-kept.ts';
import type { ToldApiKey } from './api-key.ts';
import { AssistantHelp } from './assistant-help.tsx';
import { KeyCallsDialog } from './key-calls-dialog.tsx';
import { type KeyDialog, KeySection } from './key-section.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';
import { ToldKeyDialog } from './told-key.tsx';

const PER_PAGE = 50;

/** Doors for programs: one's own and, for admins, those of the organisation. */
export function ApiKeysPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['api-keys', 'pages']);
  const found = useInfiniteQuery({
    queryKey: endpointKey(apiKeysEndpoints.list, { query: { limit: PER_PAGE } }),
    meta: endpointMeta(apiKeysEndpoints.list),
    queryFn: ({ pageParam, signal }) =>
      call(apiKeysEndpoints.list, { query: { limit: PER_PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PER_PAGE ? page.at(-1)?.id : undefined),
  });
  const keys = found.data?.pages.flat() ?? [];
  const [open, setOpen] = useKept<KeyDialog | null>('keys.open', null);
  const [told, setTold] = useState<ToldApiKey | null>(null);
  const close = () => setOpen(null);
  const show = (key: ToldApiKey) => {
    setTold(key);
    close();
  };
  const kinds = can(user, 'api-key.organization')
    ? (['personal', 'organization'] as const)
    : (['personal'] as const);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:apiKeys.name')} />
      <PageHeader title={t('pages:apiKeys.name')} lead={t('api-keys:lead')} />
      {told && <ToldKeyDialog key={told.key} told={told} onClose={() => setTold(null)} />}
      {found.isPending && (
        <LoadingArea label={t('api-keys:loading')}>
          <div className={`${cardClass} flex flex-col gap-3 p-5`}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {found.isError && (
        <LoadError
          error={found.error}
          otherwise={t('api-keys:loadFailed')}
          onRetry={() => (found.data ? found.fetchNextPage() : found.refetch())}
          retrying={found.isRefetching}
        />
      )}
      {found.data &&
        kinds.map((kind) => (
          <KeySection
            key={kind}
            kind={kind}
            keys={keys.filter((one) => one.kind === kind)}
            // One's own come first: of the others nothing is known before these have been read to their end.
            isWhole={kind === 'personal' || !found.hasNextPage}
            onOpen={setOpen}
          />
        ))}
      {found.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busyLabel={found.isFetchingNextPage && t('api-keys:loading')}
            onClick={() => found.fetchNextPage()}
          >
            {t('api-keys:more')}
          </Button>
        </div>
      )}
      <AssistantHelp />
      <p>
        <a href={`${PAGES.documentation.path}#api-reference`} className="link">
          {t('api-keys:documentation')}
        </a>
      </p>
      {open?.dialog === 'new' && (
        <NewKeyDialog user={user} kind={open.kind} onCreated={show} onClose={close} />
      )}
      {open?.dialog === 'calls' && <KeyCallsDialog apiKey={open.apiKey} onClose={close} />}
      {open?.dialog === 'rotate' && <RotateKeyDialog apiKey={open.apiKey} onRotated={show} onClose={close} />}
      {open?.dialog === 'revoke' && (
        <RevokeKeyDialog
          apiKey={open.apiKey}
          onRevoked={() => {
            if (told?.id === open.apiKey.id) setTold(null);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
