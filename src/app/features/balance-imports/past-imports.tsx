import { useQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceImportsEndpoints } from '#contract/balance-imports.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatTypedDay } from '#ui/typed-date.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import type { AppliedImport } from './use-import.ts';

/** Imports already made, each with its way back. */
export function PastImports() {
  const { t } = useTranslation('balance-imports');
  const instants = useInstants();
  const list = useQuery(endpointQuery(balanceImportsEndpoints.list, {}));
  const [undoing, setUndoing] = useState<AppliedImport | null>(null);
  return (
    <Card title={t('past.title')}>
      {list.isPending && <Skeleton className="h-16" />}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('past.loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data?.length === 0 && <p className="text-muted">{t('past.empty')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {list.data.map((each) => (
            <li
              key={each.id}
              className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium wrap-anywhere">{each.name}</p>
                <p className="text-sm text-muted">
                  {t('past.what', { count: each.lineCount, day: formatTypedDay(each.asOf) })}
                </p>
                <p className="text-sm text-muted">
                  {t('past.who', { name: each.appliedBy.name, at: instants.instant(each.appliedAt) })}
                </p>
              </div>
              {each.undoneAt ? (
                <Badge>{t('past.undoneOn', { day: instants.day(each.undoneAt) })}</Badge>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Undo2 className="size-4" aria-hidden="true" />}
                  aria-label={t('past.undoOf', { name: each.name })}
                  onClick={() => setUndoing(each)}
                >
                  {t('past.undo')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {undoing && <UndoDialog imported={undoing} onClose={() => setUndoing(null)} />}
    </Card>
  );
}

function UndoDialog({ imported, onClose }: { imported: AppliedImport; onClose: () => void }) {
  const { t } = useTranslation('balance-imports');
  const toast = useToast();
  const sentence = useErrorSentence();
  const undo = useWrite(balanceImportsEndpoints.undo, {
    onSuccess: ({ name }) => {
      toast({ title: t('undo.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('undo.title', { name: imported.name })}
      consequence={t('undo.consequence', { count: imported.lineCount })}
      confirmLabel={t('undo.confirm')}
      busyLabel={undo.isPending && t('undo.undoing')}
      error={undo.isError ? sentence(undo.error, t('undo.failed')) : undefined}
      onConfirm={() => undo.mutate({ params: { id: imported.id } })}
    />
  );
}
