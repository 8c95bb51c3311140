import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromDayNumber, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { classNames } from '#ui/class-names.ts';
import { dayMarks, monthMarks } from '../model/columns.ts';
import type { TimelineModel } from '../model/timeline-model.ts';
import { isWeekend } from '../model/work.ts';
import type { TimelineWords } from '../use-timeline-words.ts';
import { GridColumnHeader, GridRow } from './grid-parts.tsx';
import { type GridSize, HEADER_HEIGHT } from './grid-sizes.ts';

type DateHeaderProps = { model: TimelineModel; size: GridSize; words: TimelineWords; today: PlainDate };

/** Narrower, and a month is named in short. */
const ROOM_FOR_A_MONTH = 130;
const ROOM_FOR_A_WEEKDAY = 64;
const ROOM_FOR_A_HOLIDAY = 90;

/** Months above days, or above weeks where days are too narrow. Stays at the top while rows scroll by. */
export const DateHeader = memo(function DateHeader({ model, size, words, today }: DateHeaderProps) {
  const { t } = useTranslation('timeline');
  const { span, holidays } = model;
  const { dayWidth, nameWidth } = size;
  const todayAt = toDayNumber(today) - span.firstDay;
  const byDay = span.scale === 'week' || span.scale === 'month';
  return (
    <GridRow
      aria-rowindex={1}
      style={{ height: HEADER_HEIGHT, width: nameWidth + span.days * dayWidth }}
      className="sticky top-0 z-5 flex bg-surface"
    >
      <GridColumnHeader
        aria-colindex={1}
        style={{ width: nameWidth }}
        className="sticky left-0 z-1 flex shrink-0 items-end border-r border-b border-line bg-surface px-3 pb-2 text-sm font-medium text-muted"
      >
        {t('people')}
      </GridColumnHeader>
      <GridColumnHeader
        aria-colindex={2}
        aria-colspan={span.days}
        style={{ width: span.days * dayWidth }}
        className="relative shrink-0 border-b border-line text-xs text-muted tabular-nums"
      >
        <span className="sr-only">{t('days', { period: words.span(span) })}</span>
        <span aria-hidden="true">
          {monthMarks(span).map(({ date, start, days }) => (
            <span
              key={date}
              style={{ left: start * dayWidth, width: days * dayWidth }}
              className="absolute top-0 h-6 border-r border-line pt-1"
            >
              <span
                style={{ left: nameWidth }}
                className="sticky inline-block max-w-full truncate px-2 font-medium text-ink"
              >
                {days * dayWidth >= ROOM_FOR_A_MONTH
                  ? `${words.monthName(date)} ${date.slice(0, 4)}`
                  : words.shortMonth(date)}
              </span>
            </span>
          ))}
          {dayMarks(span).map(({ date, start, days }) => {
            const holiday = byDay ? holidays.get(start) : undefined;
            const namesHoliday = holiday !== undefined && dayWidth >= ROOM_FOR_A_HOLIDAY;
            const isToday = byDay && start === todayAt;
            return (
              <span
                key={date}
                style={{ left: start * dayWidth, width: days * dayWidth }}
                title={holiday?.name}
                className={classNames(
                  'absolute top-6 bottom-0 flex items-center overflow-hidden leading-4',
                  byDay ? 'flex-col justify-center' : 'border-l border-line pl-1',
                  byDay && !isToday && isWeekend(span, start) && 'bg-[var(--resting)]',
                  holiday && !holiday.worked && 'bg-sun-soft text-ink',
                  isToday && 'bg-sea-soft font-semibold text-sea',
                )}
              >
                {byDay && (
                  <span>
                    {dayWidth >= ROOM_FOR_A_WEEKDAY
                      ? words.days.shortWeekday(date)
                      : words.days.shortWeekday(date).slice(0, 1).toUpperCase()}
                    {namesHoliday && ` ${Number(date.slice(8))}`}
                  </span>
                )}
                {(byDay || days * dayWidth >= 16) && (
                  <span
                    className={classNames(
                      'max-w-full truncate',
                      byDay && 'font-medium',
                      byDay && !isToday && 'text-ink',
                    )}
                  >
                    {namesHoliday ? holiday?.name : Number(date.slice(8))}
                  </span>
                )}
              </span>
            );
          })}
          {!byDay && todayAt >= 0 && todayAt < span.days && (
            <span
              style={{ left: (todayAt + 0.5) * dayWidth }}
              className="absolute bottom-0 h-2 w-2 -translate-x-1/2 rotate-45 bg-sea-solid"
              title={words.days.longDay(fromDayNumber(span.firstDay + todayAt))}
            />
          )}
        </span>
      </GridColumnHeader>
    </GridRow>
  );
});
