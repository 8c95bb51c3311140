import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { PersonSheet } from './person-sheet.ts';
import { WeekList } from './week-list.tsx';

type WeekCardProps = { sheet: PersonSheet; today: string; onEdit: () => void };

export function WeekCard({ sheet, today, onEdit }: WeekCardProps) {
  const { t } = useTranslation('people-sheets');
  return (
    <Card
      title={t('week.card')}
      actions={
        sheet.may.editEmployment && (
          <Button
            size="sm"
            variant="secondary"
            icon={<CalendarClock className="size-4" aria-hidden="true" />}
            onClick={onEdit}
          >
            {t('week.edit')}
          </Button>
        )
      }
    >
      <WeekList patterns={sheet.patterns} today={today} />
    </Card>
  );
}
