import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { authEndpoints, type sessionSchema } from '#contract/auth.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { endStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { SessionRow } from './session-row.tsx';

type Session = z.infer<typeof sessionSchema>;

/** What is about to be closed: one session, all but this one, or all. */
type Target = Session | 'others' | 'all';

/** Where the person is logged in, and how to end it there. */
export function SessionsList() {
  const { t } = useTranslation('sessions');
  const queryClient = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  const sessions = useQuery(endpointQuery(authEndpoints.listSessions, {}));
  const [target, setTarget] = useState<Target | null>(null);

  const revocation = useMutation({
    mutationFn: async (what: Target) => {
      if (what === 'others') await call(authEndpoints.revokeOtherSessions, {});
      else if (what === 'all') await call(authEndpoints.revokeEverySession, {});
      else await call(authEndpoints.revokeSession, { params: { id: what.id } });
    },
    onSuccess: (_, what) => {
      setTarget(null);
      if (what === 'all') {
        queryClient.clear();
        endStoredSession('logout');
        return undefined;
      }
      toast({ title: what === 'others' ? t('othersClosed') : t('closed') });
      return queryClient.invalidateQueries({ queryKey: endpointKey(authEndpoints.listSessions) });
    },
  });

  const ask = (what: Target) => {
    revocation.reset();
    setTarget(what);
  };
  const question = (what: Target | null) => {
    if (what === 'all')
      return {
        title: t('confirmEverywhere.title'),
        consequence: t('confirmEverywhere.text'),
        confirmLabel: t('closeEverywhere'),
      };
    if (what === 'others' || what === null)
      return {
        title: t('confirmOthers.title'),
        consequence: t('confirmOthers.text'),
        confirmLabel: t('closeOthers'),
      };
    return {
      title: t('confirmOne.title', { device: what.device }),
      consequence: t('confirmOne.text'),
      confirmLabel: t('close'),
    };
  };
  const hasOthers = sessions.data?.some((session) => !session.current) ?? false;

  return (
    <div className="flex flex-col gap-4">
      {sessions.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} flex flex-col gap-3 p-5`}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {sessions.isError && (
        <LoadError
          error={sessions.error}
          otherwise={t('loadFailed')}
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
      {sessions.data && (
        <div className="flex flex-wrap gap-3">
          {hasOthers && (
            <Button variant="secondary" onClick={() => ask('others')}>
              {t('closeOthers')}
            </Button>
          )}
          <Button variant="dangerQuiet" onClick={() => ask('all')}>
            {t('closeEverywhere')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={target !== null}
        onOpenChange={(open) => !open && setTarget(null)}
        {...question(target)}
        busyLabel={revocation.isPending && t('closing')}
        error={revocation.isError ? sentence(revocation.error) : undefined}
        onConfirm={() => target && revocation.mutate(target)}
      />
    </div>
  );
}
