import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { PersonSheet } from './person-sheet.ts';

type EmploymentCardProps = { sheet: PersonSheet; onEdit: () => void };

/** When the person came, and when they leave if that is known. */
export function EmploymentCard({ sheet, onEdit }: EmploymentCardProps) {
  const { t } = useTranslation('people-sheets');
  const { longDay } = useDayFormats();
  const { from, to, known } = sheet.employment;
  return (
    <Card
      title={t('employment.card')}
      actions={
        sheet.may.editEmployment && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil className="size-4" aria-hidden="true" />}
            onClick={onEdit}
          >
            {t('employment.edit')}
          </Button>
        )
      }
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
    </Card>
  );
}
