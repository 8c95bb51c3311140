import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { delegationsEndpoints } from '#contract/delegations.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useKept } from '#web/use-kept.ts';
import { type Delegation, groupDelegations } from './delegation.ts';
import { DelegationRow } from './delegation-row.tsx';
import { mayGiveFor } from './may-give-for.ts';
import { NameDelegateDialog } from './name-delegate-dialog.tsx';
import { usePeriodPhrase } from './use-period-phrase.ts';

type Open = { dialog: 'name' } | { dialog: 'end'; delegation: Delegation };

/** Who decides in one's place while one is away, and for whom one does. For those who decide on leave. */
export function DelegationsCard({ user }: { user: StoredUser }) {
  const { t } = useTranslation('delegations');
  const list = useQuery(endpointQuery(delegationsEndpoints.list, {}));
  const [open, setOpen] = useKept<Open | null>('delegations.open', null);
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

type EndDelegationDialogProps = { delegation: Delegation; own: boolean; onClose: () => void };

/** One that has begun is ended, one to come is removed. */
function EndDelegationDialog({ delegation, own, onClose }: EndDelegationDialogProps) {
  const { t } = useTranslation('delegations');
  const toast = useToast();
  const sentence = useErrorSentence();
  const phrase = usePeriodPhrase();
  const words = {
    user: delegation.user.name,
    delegate: delegation.delegate.name,
    period: phrase(delegation),
  };
  const stage = delegation.active ? 'running' : 'coming';
  const end = useWrite(delegationsEndpoints.end, {
    onSuccess: () => {
      toast({ title: t(`end.${stage}.done`, words) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`end.${stage}.title`, words)}
      consequence={t(`end.${stage}.${own ? 'ownConsequence' : 'consequence'}`, words)}
      confirmLabel={t(`end.${stage}.confirm`)}
      busyLabel={end.isPending && t(`end.${stage}.ending`)}
      error={end.isError ? sentence(end.error, t('end.failed')) : undefined}
      onConfirm={() => end.mutate({ params: { id: delegation.id } })}
    />
  );
}
