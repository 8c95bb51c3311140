import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addMonths, dateOf, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { hasKnownHolidays } from '../address.ts';
import { yearsAround } from '../years-around.ts';

type MonthToolbarProps = {
  /** First day of the month on show. */
  month: PlainDate;
  today: PlainDate;
  onMonth: (month: PlainDate) => void;
  onToday: () => void;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export function MonthToolbar({ month, today, onMonth, onToday }: MonthToolbarProps) {
  const { t } = useTranslation('calendar');
  const formats = useDayFormats();
  const year = yearOf(month);
  const [previous, next] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <>
      <div className="flex items-center gap-2 max-lg:order-last max-lg:w-full max-sm:gap-1 print:hidden">
        <div className="flex">
          <IconButton
            label={t('month.previous')}
            icon={<ChevronLeft className="size-5" aria-hidden="true" />}
            disabled={!hasKnownHolidays(previous)}
            onClick={() => onMonth(previous)}
          />
          <IconButton
            label={t('month.next')}
            icon={<ChevronRight className="size-5" aria-hidden="true" />}
            disabled={!hasKnownHolidays(next)}
            onClick={() => onMonth(next)}
          />
        </div>
        <Select
          label={t('month.month')}
          hideLabel
          className="w-36 max-sm:min-w-0 max-sm:flex-1"
          options={MONTHS.map((number) => ({
            value: String(number),
            label: formats.month(dateOf(year, number, 1)),
          }))}
          value={String(monthOf(month))}
          onChange={({ target }) => onMonth(dateOf(year, Number(target.value), 1))}
        />
        <Select
          label={t('month.year')}
          hideLabel
          className="w-24"
          options={yearsAround(year, yearOf(today)).map((one) => ({
            value: String(one),
            label: String(one),
          }))}
          value={String(year)}
          onChange={({ target }) => onMonth(dateOf(Number(target.value), monthOf(month), 1))}
        />
      </div>
      <Button variant="secondary" className="print:hidden" onClick={onToday}>
        {t('today')}
      </Button>
    </>
  );
}
