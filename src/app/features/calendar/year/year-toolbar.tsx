import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addYears, dateOf, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { hasKnownHolidays } from '../address.ts';
import { yearsAround } from '../years-around.ts';

type YearToolbarProps = {
  /** A month of the year on show, which stays when one comes back to it. */
  month: PlainDate;
  today: PlainDate;
  onMonth: (month: PlainDate) => void;
};

export function YearToolbar({ month, today, onMonth }: YearToolbarProps) {
  const { t } = useTranslation('calendar');
  const year = yearOf(month);
  const [previous, next] = [addYears(month, -1), addYears(month, 1)];
  const go = (to: number) => onMonth(dateOf(to, monthOf(month), 1));
  return (
    <div className="flex items-center gap-2 print:hidden">
      <div className="flex">
        <IconButton
          label={t('year.previous')}
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
          disabled={!hasKnownHolidays(previous)}
          onClick={() => go(year - 1)}
        />
        <IconButton
          label={t('year.next')}
          icon={<ChevronRight className="size-5" aria-hidden="true" />}
          disabled={!hasKnownHolidays(next)}
          onClick={() => go(year + 1)}
        />
      </div>
      <Select
        label={t('month.year')}
        hideLabel
        className="w-24"
        options={yearsAround(year, yearOf(today)).map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onChange={({ target }) => go(Number(target.value))}
      />
      <Button variant="secondary" onClick={() => go(yearOf(today))}>
        {t('year.this')}
      </Button>
    </div>
  );
}
