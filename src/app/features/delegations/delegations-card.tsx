import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '#app/api/endpoint-query.ts';
import { LoadError } from '#app/api/load-error.tsx';
import type { StoredUser } from '#app/api/stored-session.ts';
import { delegationsEndpoints } from '#contract/delegations.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { type Delegation, groupDelegations } from './delegation.ts';
import { DelegationRow } from './delegation-row.tsx';
import { EndDelegationDialog } from './end-delegation-dialog.tsx';
import { mayGiveFor } from './may-give-for.ts';
import { NameDelegateDialog } from './name-delegate-dialog.tsx';

type Open = { dialog: 'name' } | { dialog: 'end'; delegation: Delegation };

/** Who decides in one's place while one is away, and for whom one does. For those who decide on leave. */
export function DelegationsCard({ user }: { user: StoredUser }) {
  const { t } = useTranslation('delegations');
  const list = useQuery(endpointQuery(delegationsEndpoints.list, {}));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Card
      title={t('title')}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setOpen({ dialog: 'name' })}>
          {t('add.open')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('lead')}</p>
        {list.isPending && (
          <LoadingArea label={t('loading')}>
            <Skeleton className="h-12 w-full" />
          </LoadingArea>
        )}
        {list.isError && (
          <LoadError
            error={list.error}
            otherwise={t('loadFailed')}
            onRetry={() => list.refetch()}
            retrying={list.isRefetching}
          />
        )}
        {list.data?.length === 0 && <p>{t('none')}</p>}
        {groupDelegations(list.data ?? [], user.id).map(({ group, delegations }) => (
          <section key={group} aria-label={t(`groups.${group}`)}>
            <h3 className="text-sm font-medium">{t(`groups.${group}`)}</h3>
            <ul className="divide-y divide-line">
              {delegations.map((delegation) => (
                <DelegationRow
                  key={delegation.id}
                  delegation={delegation}
                  group={group}
                  onEnd={
                    mayGiveFor(user, delegation.user.id)
                      ? () => setOpen({ dialog: 'end', delegation })
                      : undefined
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {open?.dialog === 'name' && <NameDelegateDialog user={user} onClose={close} />}
      {open?.dialog === 'end' && (
        <EndDelegationDialog
          delegation={open.delegation}
          own={open.delegation.user.id === user.id}
          onClose={close}
        />
      )}
    </Card>
  );
}
