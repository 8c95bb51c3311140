import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { EditableCard } from './editable-card.tsx';
import type { PersonSheet } from './person-sheet.ts';

type Facts = NonNullable<PersonSheet['rightsFacts']>;
type RightsFactsCardProps = { facts: Facts; mayEdit: boolean; onEdit: () => void };

/** Births, seniority and payroll number, for the person and for those who run HR. */
export function RightsFactsCard({ facts, mayEdit, onEdit }: RightsFactsCardProps) {
  const { t } = useTranslation('people-sheets');
  const { longDay } = useDayFormats();
  const { birthDate, children, seniorityFrom, payrollNumber } = facts;
  const unknown = t('facts.unknown');
  return (
    <EditableCard
      title={t('facts.card')}
      mayEdit={mayEdit}
      edit={{ Icon: Pencil, label: t('facts.edit') }}
      onEdit={onEdit}
    >
      <div className="flex flex-col gap-4">
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact label={t('facts.birthDate')} value={birthDate ? longDay(birthDate) : unknown} />
          <Fact label={t('facts.payrollNumber')} value={payrollNumber ?? unknown} />
          <Fact
            label={t('facts.seniorityFrom')}
            value={seniorityFrom ? longDay(seniorityFrom) : t('facts.sinceContract')}
          />
          <div>
            <dt className="text-sm text-muted">{t('facts.children')}</dt>
            {children.length === 0 && <dd>{t('facts.noChild')}</dd>}
            {children.map((child, place) => (
              // Twins are two; their order never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <dd key={place}>
                {t(child.disabled ? 'facts.childDisabled' : 'facts.child', { day: longDay(child.birthDate) })}
                {child.from && ` ${t('facts.childFrom', { day: longDay(child.from) })}`}
                {child.until && ` ${t('facts.childUntil', { day: longDay(child.until) })}`}
              </dd>
            ))}
          </div>
        </dl>
        <p className="text-sm text-muted">{t('facts.privacy')}</p>
      </div>
    </EditableCard>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
