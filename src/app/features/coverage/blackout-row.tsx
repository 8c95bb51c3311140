import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { Blackout } from './coverage.ts';

type BlackoutRowProps = {
  blackout: Blackout;
  /** Absent for those who only read. */
  actions?: { onEdit: () => void; onDelete: () => void };
};

export function BlackoutRow({ blackout, actions }: BlackoutRowProps) {
  const { t } = useTranslation('coverage');
  const words = useLeaveWords();
  const { name, from, to, team, reason } = blackout;
  const period = words.period({ startDate: from, startHalf: 'am', endDate: to, endHalf: 'pm' });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <Badge>{team ? t('teamNamed', { name: team.name }) : t('everyone')}</Badge>
        </div>
        <p className="first-letter:uppercase">{period}</p>
        {reason !== '' && <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{reason}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil className="size-4" aria-hidden="true" />}
            aria-label={t('blackouts.editNamed', { name })}
            onClick={actions.onEdit}
          >
            {t('blackouts.edit')}
          </Button>
          <Button
            size="sm"
            variant="dangerQuiet"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            aria-label={t('blackouts.deleteNamed', { name })}
            onClick={actions.onDelete}
          >
            {t('blackouts.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
