import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostSettingsChanges, settingsEndpoints } from '#contract/settings.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { isSettingName, type SettingsChange } from './leave-settings.ts';

type ChangesHistoryProps = { changes: readonly SettingsChange[]; mayUndo: boolean };

/** What led to the settings of today, latest first; the last change can be taken back. */
export function ChangesHistory({ changes, mayUndo }: ChangesHistoryProps) {
  const { t } = useTranslation('settings');
  const [undoing, setUndoing] = useState<SettingsChange | null>(null);
  const [latest, ...earlier] = changes;
  if (!latest) return <p className="text-muted">{t('history.none')}</p>;
  const row = (change: SettingsChange) => (
    <li
      key={change.id}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
      <ChangeWords change={change} />
      {change.undoable && mayUndo && (
        <Button
          size="sm"
          variant="secondary"
          className="max-md:min-h-11"
          icon={<Undo2 className="size-4" aria-hidden="true" />}
          onClick={() => setUndoing(change)}
        >
          {t('undo.action')}
        </Button>
      )}
    </li>
  );
  return (
    <>
      <ol>{row(latest)}</ol>
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center link">
            {t('history.all', { count: earlier.length })}
          </summary>
          <ol className="flex flex-col divide-y divide-line pt-2">{earlier.map(row)}</ol>
          {changes.length === mostSettingsChanges && <p className="pt-3 text-muted">{t('history.older')}</p>}
        </details>
      )}
      {undoing && <UndoChangeDialog change={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

function ChangeWords({ change }: { change: SettingsChange }) {
  const { t } = useTranslation('settings');
  const { longDay } = useDayFormats();
  const formats = useFormats();
  const instants = useInstants();
  const names = change.changed.map((name) => (isSettingName(name) ? t(`names.${name}`) : name));
  const when = { instant: instants.instant(change.appliedAt), name: change.appliedBy?.name ?? '' };
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="font-medium">{names.length > 0 ? formats.list(names) : t('history.start')}</p>
      <p className="text-sm text-muted">
        {t('history.from', { day: longDay(change.effectiveFrom) })}{' '}
        {change.appliedBy ? t('history.appliedBy', when) : t('history.applied', when)}
      </p>
      {change.undoneAt && (
        <p className="mt-1">
          <Badge>{t('history.undone', { instant: instants.instant(change.undoneAt) })}</Badge>
        </p>
      )}
    </div>
  );
}

function UndoChangeDialog({ change, onClose }: { change: SettingsChange; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { longDay } = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const day = longDay(change.effectiveFrom);
  const undo = useWrite(settingsEndpoints.undo, {
    onSuccess: () => {
      toast({ title: t('undo.done', { day }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('undo.title', { day })}
      consequence={t('undo.consequence')}
      confirmLabel={t('undo.action')}
      busyLabel={undo.isPending && t('undo.undoing')}
      error={undo.isError ? sentence(undo.error, t('undo.failed')) : undefined}
      onConfirm={() => undo.mutate({ body: { id: change.id } })}
    />
  );
}
