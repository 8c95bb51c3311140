import { useContext } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { CurrentDay } from './current-day.ts';
import { SaidDays } from './day-names.ts';
import { fromLocalDate, toLocalDate } from './typed-date.ts';

const parts = {
  months: 'relative flex flex-col gap-6 sm:flex-row',
  month: 'flex flex-col gap-2',
  month_caption: 'flex h-11 items-center justify-center font-medium first-letter:uppercase',
  caption_label: 'first-letter:uppercase inline-block',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'z-10 grid size-11 place-items-center rounded-sm hover:bg-sunken aria-disabled:opacity-40',
  button_next: 'z-10 grid size-11 place-items-center rounded-sm hover:bg-sunken aria-disabled:opacity-40',
  chevron: 'size-4 fill-current',
  month_grid: 'border-collapse tabular-nums',
  weekday: 'h-10 w-11 text-xs font-medium text-muted',
  day: 'p-0 text-center',
  day_button:
    'grid size-11 place-items-center rounded-sm hover:bg-sunken focus-visible:outline-offset-[-2px] disabled:cursor-not-allowed disabled:opacity-40 disabled:hover:bg-transparent',
  today: 'font-semibold text-sea *:underline *:underline-offset-4',
  outside: 'text-muted',
  hidden: 'invisible',
} as const;

const chosen = '*:bg-sea-solid *:text-on-sea *:hover:bg-sea-solid-hover';

const selectionParts = {
  single: { selected: chosen },
  range: {
    range_start: `${chosen} rounded-l-sm bg-sea-soft`,
    range_end: `${chosen} rounded-r-sm bg-sea-soft`,
    range_middle: 'bg-sea-soft',
  },
} as const;

/** The month grid of both pickers: Monday first, arrows to move, Page Up and Page Down for months. */
export function Calendar(props: DayPickerProps & { mode: 'single' | 'range' }) {
  const { t, i18n } = useTranslation('ui');
  const today = useContext(CurrentDay);
  const said = useContext(SaidDays);
  if (said === null) throw new Error('Nobody said what days are called.');
  const month = (date: Date) => said.monthAndYear(fromLocalDate(date));
  const weekday = (date: Date) => said.weekday(fromLocalDate(date));
  const cell = (date: Date, { today: isToday, selected }: { today?: boolean; selected?: boolean } = {}) => {
    const day = said.longDay(fromLocalDate(date));
    const named = isToday ? t('date.isToday', { day }) : day;
    return selected ? t('date.isSelected', { day: named }) : named;
  };
  return (
    <DayPicker
      today={today === null ? undefined : toLocalDate(today)}
      {...props}
      autoFocus
      weekStartsOn={1}
      lang={i18n.language}
      labels={{
        labelDayButton: cell,
        labelGridcell: cell,
        labelGrid: month,
        labelWeekday: weekday,
        labelNav: () => t('date.months'),
        labelPrevious: () => t('date.previousMonth'),
        labelNext: () => t('date.nextMonth'),
      }}
      formatters={{
        formatCaption: month,
        formatDay: (date) => said.ordinal(fromLocalDate(date)),
        formatWeekdayName: (date) => said.narrowWeekday(fromLocalDate(date)),
      }}
      classNames={{ ...parts, ...selectionParts[props.mode] }}
    />
  );
}
