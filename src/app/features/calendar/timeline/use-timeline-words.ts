import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import { fromDayNumber, monthOf, yearOf } from '#domain/calendar/plain-date.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Period } from '#web/leave/leave-request.ts';
import { asSpoken } from '#web/leave/use-leave-words.ts';
import { type Bar, barsOnDay } from './model/bars.ts';
import type { TimelineRow } from './model/rows.ts';
import type { Span } from './model/span.ts';
import type { TimelineModel } from './model/timeline-model.ts';
import { halvesAt } from './model/work.ts';

export type TimelineWords = ReturnType<typeof useTimelineWords>;

export function useTimelineWords() {
  const { t } = useTranslation('timeline');
  const { days, periods } = useWords();
  const { color, shortName } = useLeaveTypes();
  return useMemo(() => {
    const sentences = new WeakMap<readonly Bar[], string>();

    const periodOf = ({ start, end }: Bar, span: Span): Period => {
      const [first, last] = [span.firstDay * 2 + start, span.firstDay * 2 + end - 1];
      return {
        startDate: dateOfSlot(first),
        startHalf: halfOfSlot(first),
        endDate: dateOfSlot(last),
        endHalf: halfOfSlot(last),
      };
    };
    // The sentence is looked up once and filled in by hand: a screen of rows holds hundreds of them.
    const gaps = { type: '\u0001', period: '\u0002' };
    const patterns = { approved: t('absence', gaps), pending: t('pendingAbsence', gaps) };
    const absence = (bar: Bar, span: Span) =>
      patterns[bar.pending ? 'pending' : 'approved']
        .replace(gaps.type, shortName(bar.type))
        .replace(gaps.period, periods.compact(asSpoken(periodOf(bar, span))));

    const onDay = (row: TimelineRow, day: number, model: TimelineModel): string[] => {
      const holiday = model.holidays.get(day);
      const closed = model
        .blackoutsOf(row.group)
        .filter(({ first, last }) => first <= day && day <= last)
        .map(({ kind, name }) => t(kind, { name }));
      const named = [...(holiday ? [holiday.name] : []), ...closed];
      if (row.kind === 'group') {
        const { present, expected, below } = model.presenceOf(row.group)[day] ?? {
          present: null,
          expected: 0,
          below: false,
        };
        const minimum = model.minimumOf(row.group);
        return [
          ...named,
          present === null ? t('presence.nobody') : t('presence.in', { count: present, expected }),
          ...(below && minimum !== null ? [t('presence.below', { minimum })] : []),
        ];
      }
      const bars = barsOnDay(model.barsOf(row.person), day);
      if (bars.length > 0) return [...named, ...bars.map((bar) => absence(bar, model.span))];
      const { week, worked, employed } = model.workOf(row.person);
      if (!employed[day]) return [t('outside')];
      if (holiday && !holiday.worked && halvesAt(week, day) !== 0) return named;
      if (halvesAt(week, day) === 0) return [...named, t('notWorked')];
      return [...named, t(halvesAt(worked, day) === 3 ? 'free' : 'halfWorked')];
    };

    return {
      days,
      // Rows come and go by the hundred while one scrolls: they take what they need from here, and subscribe to nothing.
      color,
      you: t('you'),
      shortName,
      monthName: days.month,
      shortMonth: days.shortMonth,
      /** « du lundi 6 juillet au vendredi 10 juillet 2026 » */
      period: (period: Period) => periods.long(asSpoken(period)),
      /** « 11 – 17 mai 2026 », « mai 2026 », « 2e trimestre 2026 », « 2026 » */
      span: ({ scale, from, to }: Span): string => {
        const year = yearOf(from);
        if (scale === 'year') return String(year);
        if (scale === 'month') return days.monthAndYear(from);
        if (scale === 'week') {
          return periods.compact({ start: from, startHalf: 'am', end: to, endHalf: 'pm' });
        }
        const number = (monthOf(from) + 2) / 3;
        return number === 1 ? t('firstQuarter', { year }) : t('quarter', { number, year });
      },
      /** All absences of a row in one sentence, for those who do not see the bars. */
      row: (bars: readonly Bar[], span: Span): string => {
        const known = sentences.get(bars);
        if (known !== undefined) return known;
        const text =
          bars.length === 0 ? t('noAbsence') : bars.map((bar) => absence(bar, span)).join('\u00a0; ');
        sentences.set(bars, text);
        return text;
      },
      onDay,
      /** « mardi 12 mai 2026 : Vacances, 11 – 15 mai 2026 » */
      cell: (row: TimelineRow, day: number, model: TimelineModel): string =>
        t('cell', {
          day: days.longDay(fromDayNumber(model.span.firstDay + day)),
          what: onDay(row, day, model).join(', '),
        }),
      group: (row: Extract<TimelineRow, { kind: 'group' }>): string =>
        row.group.team?.name ?? t(row.group.kind === 'none' ? 'noTeam' : 'everyone'),
    };
  }, [t, days, periods, color, shortName]);
}
