import { useTranslation } from 'react-i18next';
import { addMonths, dateOf, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { hasKnownHolidays } from '../address.ts';
import { yearsAround } from '../years-around.ts';
import { PeriodSteps } from './period-steps.tsx';

type MonthStepsProps = {
  titleId: string;
  /** First day of the month on show. */
  month: PlainDate;
  today: PlainDate;
  onMonth: (month: PlainDate) => void;
  onToday: () => void;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** From month to month, for the grid and for the agenda. */
export function MonthSteps({ titleId, month, today, onMonth, onToday }: MonthStepsProps) {
  const { t } = useTranslation('calendar');
  const formats = useDayFormats();
  const year = yearOf(month);
  const step = (label: string, to: PlainDate) => ({
    label,
    isKnown: hasKnownHolidays(to),
    go: () => onMonth(to),
  });
  return (
    <PeriodSteps
      titleId={titleId}
      title={formats.monthAndYear(month)}
      shortTitle={`${formats.shortMonth(month)} ${year}`}
      previous={step(t('month.previous'), addMonths(month, -1))}
      next={step(t('month.next'), addMonths(month, 1))}
      today={{ label: t('today'), go: onToday }}
      chooser={{
        label: t('month.choose'),
        content: (
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label={t('month.month')}
              className="w-36"
              options={MONTHS.map((number) => ({
                value: String(number),
                label: formats.month(dateOf(year, number, 1)),
              }))}
              value={String(monthOf(month))}
              onChange={({ target }) => onMonth(dateOf(year, Number(target.value), 1))}
            />
            <Select
              label={t('month.year')}
              className="w-28"
              options={yearsAround(year, yearOf(today)).map((one) => ({
                value: String(one),
                label: String(one),
              }))}
              value={String(year)}
              onChange={({ target }) => onMonth(dateOf(Number(target.value), monthOf(month), 1))}
            />
            <Button variant="secondary" className="sm:hidden" onClick={onToday}>
              {t('today')}
            </Button>
          </div>
        ),
      }}
    />
  );
}
