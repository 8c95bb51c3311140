import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { authEndpoints, type sessionSchema } from '#contract/auth.ts';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { PageTitle } from '#web/document/page-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { SessionRow } from './session-row.tsx';

type Session = z.infer<typeof sessionSchema>;

/** What is about to be closed: one session, or all but this one. */
type Target = Session | 'others';

export function SessionsPage() {
  const { t } = useTranslation(['sessions', 'common']);
  const queryClient = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  const sessions = useQuery(endpointQuery(authEndpoints.listSessions, {}));
  const [target, setTarget] = useState<Target | null>(null);

  const revocation = useMutation({
    mutationFn: async (what: Target) => {
      if (what === 'others') await call(authEndpoints.revokeOtherSessions, {});
      else await call(authEndpoints.revokeSession, { params: { id: what.id } });
    },
    onSuccess: (_, what) => {
      setTarget(null);
      toast({ title: what === 'others' ? t('sessions:othersClosed') : t('sessions:closed') });
      return queryClient.invalidateQueries({ queryKey: endpointKey(authEndpoints.listSessions) });
    },
  });

  const ask = (what: Target) => {
    revocation.reset();
    setTarget(what);
  };
  const hasOthers = sessions.data?.some((session) => !session.current) ?? false;

  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('common:pages.sessions')} />
      <PageHeader
        title={t('common:pages.sessions')}
        lead={t('sessions:lead')}
        actions={
          hasOthers && (
            <Button variant="secondary" onClick={() => ask('others')}>
              {t('sessions:closeOthers')}
            </Button>
          )
        }
      />
      {sessions.isPending && (
        <LoadingArea label={t('sessions:loading')}>
          <div className={`${cardClass} flex flex-col gap-3 p-5`}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {sessions.isError && (
        <LoadError
          error={sessions.error}
          otherwise={t('sessions:loadFailed')}
          onRetry={() => sessions.refetch()}
          retrying={sessions.isRefetching}
        />
      )}
      {sessions.data && (
        <ul className={`${cardClass} divide-y divide-line`}>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onClose={() => ask(session)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={target !== null}
        onOpenChange={(open) => !open && setTarget(null)}
        title={
          target === 'others' || target === null
            ? t('sessions:confirmOthers.title')
            : t('sessions:confirmOne.title', { device: target.device })
        }
        consequence={target === 'others' ? t('sessions:confirmOthers.text') : t('sessions:confirmOne.text')}
        confirmLabel={target === 'others' ? t('sessions:closeOthers') : t('sessions:close')}
        busyLabel={revocation.isPending && t('sessions:closing')}
        error={revocation.isError ? sentence(revocation.error) : undefined}
        onConfirm={() => target && revocation.mutate(target)}
      />
    </div>
  );
}
