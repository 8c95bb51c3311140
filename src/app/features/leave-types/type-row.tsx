import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import type { LeaveTypeRow } from './leave-type.ts';
import { TypeWords } from './type-words.tsx';

type TypeRowProps = {
  type: LeaveTypeRow;
  /** Absent for those who only read. */
  actions?: {
    restoring: boolean;
    onEdit: () => void;
    onArchive: () => void;
    onRestore: () => void;
  };
};

const iconClass = 'size-4';

export function TypeRow({ type, actions }: TypeRowProps) {
  const { t, i18n } = useTranslation('leave-types');
  const name = type.name[toLanguage(i18n.language)];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <TypeWords type={type} />
      <div className="flex flex-wrap items-center gap-2">
        {type.builtIn && <Badge>{t('builtIn')}</Badge>}
        {actions && !type.archived && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil className={iconClass} aria-hidden="true" />}
            aria-label={t('edit.named', { name })}
            onClick={actions.onEdit}
          >
            {t('edit.action')}
          </Button>
        )}
        {actions && !type.archived && !type.builtIn && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Archive className={iconClass} aria-hidden="true" />}
            aria-label={t('archive.named', { name })}
            onClick={actions.onArchive}
          >
            {t('archive.action')}
          </Button>
        )}
        {actions && type.archived && (
          <Button
            size="sm"
            variant="secondary"
            icon={<RotateCcw className={iconClass} aria-hidden="true" />}
            aria-label={t('restore.named', { name })}
            busyLabel={actions.restoring && t('restore.restoring')}
            onClick={actions.onRestore}
          >
            {t('restore.action')}
          </Button>
        )}
      </div>
    </li>
  );
}
