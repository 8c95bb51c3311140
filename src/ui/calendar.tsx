import { useContext } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';
import { useTranslation } from 'react-i18next';
import { CurrentDay } from './current-day.ts';
import { toLocalDate } from './typed-date.ts';

const locales: Record<string, typeof fr> = { fr, en: enGB };

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

type DayLabel = NonNullable<NonNullable<DayPickerProps['labels']>['labelDayButton']>;

/** As print would have it: « dimanche 1er novembre », « Aujourd’hui ». */
function typeset(given: unknown, first: string): DayLabel {
  const label = given as DayLabel;
  return (date, modifiers, options, dateLib) =>
    label(date, modifiers, options, dateLib)
      .replaceAll("'", '’')
      .replace(/(?<!\S)1(?= \p{L})/u, first);
}

/** The month grid of both pickers: Monday first, arrows to move, Page Up and Page Down for months. */
export function Calendar(props: DayPickerProps & { mode: 'single' | 'range' }) {
  const { t, i18n } = useTranslation('ui');
  const today = useContext(CurrentDay);
  const locale = locales[i18n.language] ?? fr;
  const first = t('date.first');
  return (
    <DayPicker
      today={today === null ? undefined : toLocalDate(today)}
      {...props}
      autoFocus
      weekStartsOn={1}
      locale={locale}
      labels={{ labelDayButton: typeset(locale.labels?.labelDayButton, first) }}
      formatters={{
        formatDay: (date, _options, dateLib) => dateLib?.format(date, 'd').replace(/^1$/, first) ?? '',
      }}
      classNames={{ ...parts, ...selectionParts[props.mode] }}
    />
  );
}
