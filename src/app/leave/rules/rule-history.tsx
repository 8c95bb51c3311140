import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostRuleChanges } from '#contract/rule-groups.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { RuleChange } from './rules.ts';

type Undo = {
  isPending: boolean;
  error: Error | null;
  mutateAsync: (id: string) => Promise<unknown>;
};

type RuleHistoryProps = { changes: readonly RuleChange[]; mayUndo: boolean; undo: Undo };

/** What led to the rules of today, latest first; the last change can be taken back. */
export function RuleHistory({ changes, mayUndo, undo }: RuleHistoryProps) {
  const { t } = useTranslation('rule-groups');
  const { longDay } = useDayFormats();
  const formats = useFormats();
  const instants = useInstants();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [undoing, setUndoing] = useState<RuleChange | null>(null);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center link">
        {t('history.title')}
      </summary>
      <ol className="flex flex-col divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 flex-1 basis-72 text-sm">
              {t('history.line', {
                names: formats.list(change.changed.map((name) => t(`names.${name}`))),
                day: longDay(change.effectiveFrom),
                instant: instants.instant(change.appliedAt),
                name: change.appliedBy.name,
              })}{' '}
              {change.undoneAt && (
                <Badge>{t('history.undone', { instant: instants.instant(change.undoneAt) })}</Badge>
              )}
            </p>
            {change.undoable && mayUndo && (
              <Button
                size="sm"
                variant="secondary"
                icon={<Undo2 className="size-4" aria-hidden="true" />}
                onClick={() => setUndoing(change)}
              >
                {t('history.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {changes.length === mostRuleChanges && <p className="py-2 text-sm text-muted">{t('history.older')}</p>}
      {undoing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setUndoing(null)}
          title={t('history.undoTitle', { day: longDay(undoing.effectiveFrom) })}
          consequence={t('history.undoConsequence')}
          confirmLabel={t('history.undo')}
          busyLabel={undo.isPending && t('history.undoing')}
          error={undo.error ? sentence(undo.error, t('history.undoFailed')) : undefined}
          onConfirm={() =>
            void undo.mutateAsync(undoing.id).then(
              () => {
                toast({ title: t('history.undoDone', { day: longDay(undoing.effectiveFrom) }) });
                setUndoing(null);
              },
              () => undefined,
            )
          }
        />
      )}
    </details>
  );
}
