import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstants } from '#app/clock/use-instants.ts';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import { useFormats } from '#app/i18n/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { isSettingName, type SettingsChange } from './leave-settings.ts';
import { UndoChangeDialog } from './undo-change-dialog.tsx';

type ChangesHistoryProps = { changes: readonly SettingsChange[]; mayUndo: boolean };

/** What led to the settings of today, latest first; the last change can be taken back. */
export function ChangesHistory({ changes, mayUndo }: ChangesHistoryProps) {
  const { t } = useTranslation('settings');
  const [undoing, setUndoing] = useState<SettingsChange | null>(null);
  return (
    <Card title={t('history.title')}>
      {changes.length === 0 ? (
        <p className="text-muted">{t('history.none')}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <li
              key={change.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <ChangeWords change={change} />
              {change.undoable && mayUndo && (
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Undo2 className="size-4" aria-hidden="true" />}
                  onClick={() => setUndoing(change)}
                >
                  {t('undo.action')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {undoing && <UndoChangeDialog change={undoing} onClose={() => setUndoing(null)} />}
    </Card>
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
