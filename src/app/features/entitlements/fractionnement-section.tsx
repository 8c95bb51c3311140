import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { type Fractionnement, fractionnementInGroups, mayDecideFor } from './entitlement.ts';
import { FractionnementRow } from './fractionnement-row.tsx';

type Deciding = { line: Fractionnement; decision: 'granted' | 'waived' };

/** Days earned by taking main leave outside the summer, proposed once 31 October has passed. */
export function FractionnementSection({ user }: { user: StoredUser }) {
  const { t } = useTranslation('entitlements');
  const lines = useQuery(endpointQuery(entitlementsEndpoints.listFractionnement, {}));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const groups = fractionnementInGroups(lines.data ?? []);
  return (
    <Card title={t('fractionnement.heading')}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('fractionnement.lead')}</p>
        {lines.isPending && (
          <LoadingArea label={t('fractionnement.loading')}>
            <Skeleton className="h-20 w-full" />
          </LoadingArea>
        )}
        {lines.isError && (
          <LoadError
            error={lines.error}
            otherwise={t('fractionnement.loadFailed')}
            onRetry={() => lines.refetch()}
            retrying={lines.isRefetching}
          />
        )}
        {lines.data?.length === 0 && (
          <EmptyState scene="calendar" title={t('fractionnement.noneTitle')} headingLevel={3}>
            {t('fractionnement.none')}
          </EmptyState>
        )}
        {(['proposed', 'decided'] as const)
          .filter((group) => groups[group].length > 0)
          .map((group) => (
            <section key={group} aria-label={t(`fractionnement.groups.${group}`)}>
              <h3 className="mb-3 text-sm font-medium">{t(`fractionnement.groups.${group}`)}</h3>
              <ul className="flex flex-col divide-y divide-line">
                {groups[group].map((line) => (
                  <FractionnementRow
                    key={`${line.user.id} ${line.period}`}
                    line={line}
                    onDecide={
                      mayDecideFor(user, line.user)
                        ? (decision) => setDeciding({ line, decision })
                        : undefined
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
      {deciding && <DecideFractionnementDialog {...deciding} onClose={() => setDeciding(null)} />}
    </Card>
  );
}

type DecideFractionnementDialogProps = {
  line: Fractionnement;
  decision: 'granted' | 'waived';
  onClose: () => void;
};

function DecideFractionnementDialog({ line, decision, onClose }: DecideFractionnementDialogProps) {
  const { t } = useTranslation('entitlements');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { name, id } = line.user;
  const words = { name, count: line.days };
  const decide = useWrite(entitlementsEndpoints.decideFractionnement, {
    onSuccess: () => {
      toast({ title: t(`fractionnement.${decision}.done`, words) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={decision === 'granted' ? 'primary' : 'danger'}
      title={t(`fractionnement.${decision}.title`, words)}
      consequence={t(`fractionnement.${decision}.consequence`, words)}
      confirmLabel={t(`fractionnement.${decision}.confirm`)}
      busyLabel={decide.isPending && t('fractionnement.saving')}
      error={decide.isError ? sentence(decide.error, t('fractionnement.failed')) : undefined}
      onConfirm={() => decide.mutate({ params: { id }, body: { period: line.period, decision } })}
    />
  );
}
