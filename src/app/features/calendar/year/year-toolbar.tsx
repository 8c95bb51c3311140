import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addYears, dateOf, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { Select } from '#ui/select.tsx';
import { hasKnownHolidays } from '../address.ts';
import { ControlLine } from '../controls/control-line.tsx';
import { PeriodSteps } from '../controls/period-steps.tsx';
import { yearsAround } from '../years-around.ts';

type YearToolbarProps = {
  titleId: string;
  title: string;
  /** A month of the year on show, which stays when one comes back to it. */
  month: PlainDate;
  today: PlainDate;
  onMonth: (month: PlainDate) => void;
  controls: ReactNode;
};

export function YearToolbar({ titleId, title, month, today, onMonth, controls }: YearToolbarProps) {
  const { t } = useTranslation('calendar');
  const year = yearOf(month);
  const go = (to: number) => onMonth(dateOf(to, monthOf(month), 1));
  return (
    <ControlLine
      period={
        <PeriodSteps
          titleId={titleId}
          title={title}
          shortTitle={String(year)}
          previous={{
            label: t('year.previous'),
            isKnown: hasKnownHolidays(addYears(month, -1)),
            go: () => go(year - 1),
          }}
          next={{
            label: t('year.next'),
            isKnown: hasKnownHolidays(addYears(month, 1)),
            go: () => go(year + 1),
          }}
          today={{ label: t('year.this'), go: () => go(yearOf(today)) }}
          chooser={{
            label: t('month.year'),
            content: (
              <Select
                label={t('month.year')}
                className="w-36"
                options={yearsAround(year, yearOf(today)).map((one) => ({
                  value: String(one),
                  label: String(one),
                }))}
                value={String(year)}
                onChange={({ target }) => go(Number(target.value))}
              />
            ),
          }}
        />
      }
      shared={controls}
    />
  );
}
