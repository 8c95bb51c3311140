import DoorOpen from 'lucide-react/icons/door-open';
import FileText from 'lucide-react/icons/file-text';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { EditableCard } from './editable-card.tsx';
import type { PersonSheet } from './person-sheet.ts';

type DepartureCardProps = { sheet: PersonSheet; onEdit: () => void; onWithdraw: () => void };

/** Whether the person leaves, when, and what they are owed then. */
export function DepartureCard({ sheet, onEdit, onWithdraw }: DepartureCardProps) {
  const { t } = useTranslation('departures');
  const { longDay } = useDayFormats();
  const { departure, employment, may, user } = sheet;
  return (
    <EditableCard
      title={t('card.title')}
      mayEdit={may.editEmployment}
      edit={{ Icon: DoorOpen, label: t(departure ? 'card.move' : 'card.record') }}
      onEdit={onEdit}
    >
      {departure ? (
        <div className="flex flex-col gap-4">
          <dl className="grid gap-3 sm:grid-cols-2">
            <div>
              <dt className="text-sm text-muted">{t('card.lastDay')}</dt>
              <dd>{longDay(departure.lastDay)}</dd>
            </div>
            {departure.reason && (
              <div>
                <dt className="text-sm text-muted">{t('form.reason')}</dt>
                <dd>{t(`reasons.${departure.reason}`)}</dd>
              </div>
            )}
          </dl>
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              size="sm"
              variant="secondary"
              to={pathOf(PAGES.departure, { id: user.id })}
              icon={<FileText className="size-4" aria-hidden="true" />}
            >
              {t('card.statement')}
            </ButtonLink>
            {may.editEmployment && (
              <Button
                size="sm"
                variant="quiet"
                icon={<Undo2 className="size-4" aria-hidden="true" />}
                onClick={onWithdraw}
              >
                {t('card.withdraw')}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p className="text-muted">
          {employment.to ? t('card.foreseen', { day: longDay(employment.to) }) : t('card.none')}
        </p>
      )}
    </EditableCard>
  );
}
