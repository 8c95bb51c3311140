import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { EditableCard } from './editable-card.tsx';
import type { PersonSheet } from './person-sheet.ts';

type EmploymentCardProps = { sheet: PersonSheet; onEdit: () => void };

/** When the person came, and when they leave if that is known. */
export function EmploymentCard({ sheet, onEdit }: EmploymentCardProps) {
  const { t } = useTranslation('people-sheets');
  const { longDay } = useDayFormats();
  const { from, to, known } = sheet.employment;
  return (
    <EditableCard
      title={t('employment.card')}
      mayEdit={sheet.may.editEmployment}
      edit={{ Icon: Pencil, label: t('employment.edit') }}
      onEdit={onEdit}
    >
      <div className="flex flex-col gap-4">
        {!known && <Banner tone="info">{t('employment.unknown')}</Banner>}
        <dl className="grid gap-3 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">{t('employment.from')}</dt>
            <dd>{longDay(from)}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('employment.to')}</dt>
            <dd>{to ? longDay(to) : t('employment.open')}</dd>
          </div>
        </dl>
      </div>
    </EditableCard>
  );
}
