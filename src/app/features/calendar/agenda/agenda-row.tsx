import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { dayOf, type PlainDate } from '#domain/calendar/plain-date.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { classNames } from '#ui/class-names.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { AbsenceMark } from '#web/leave/absence-mark.tsx';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';
import { useDayLabel } from '../use-day-label.ts';
import type { AgendaEntry } from './agenda-sections.ts';

/** Names that a row tells; the day itself tells them all. */
const SHOWN = 8;

type AgendaRowProps = {
  entry: AgendaEntry;
  isToday: boolean;
  holiday: CalendarHoliday | undefined;
  onOpen: (day: PlainDate) => void;
};

/** One day: its date, and by name who is away. Pressed, it tells more. */
export function AgendaRow({ entry, isToday, holiday, onOpen }: AgendaRowProps) {
  const { t } = useTranslation('calendar');
  const { shortWeekday } = useDayFormats();
  const { color } = useLeaveTypes();
  const label = useDayLabel();
  const { from, to, absences } = entry;
  const left = absences.length - SHOWN;
  return (
    <li>
      <button
        type="button"
        data-day={from}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onOpen(from)}
        className="flex min-h-11 w-full items-start gap-3 px-4 py-2 text-left hover:bg-sea-soft/60 focus-visible:-outline-offset-2"
      >
        <span className="sr-only">{label({ day: from, isToday, holiday, absences })}</span>
        <span aria-hidden="true" className="flex w-20 shrink-0 items-baseline gap-1.5 py-0.5 text-muted">
          <span className="w-9 text-sm">{shortWeekday(from)}</span>
          <span
            className={classNames(
              'text-sm tabular-nums',
              isToday ? 'rounded-full bg-sea-solid px-1.5 font-semibold text-on-sea' : 'font-medium text-ink',
            )}
          >
            {from === to ? dayOf(from) : `${dayOf(from)}–${dayOf(to)}`}
          </span>
        </span>
        <span
          aria-hidden="true"
          className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-0.5 py-0.5 text-plain"
        >
          {holiday && (
            <span className="text-muted">
              {holiday.worked
                ? t('holiday.worked', { name: holiday.name })
                : t('holiday.off', { name: holiday.name })}
            </span>
          )}
          {absences.length === 0 && !holiday && <span className="text-muted">{t('agenda.nobody')}</span>}
          {absences.slice(0, SHOWN).map(({ absence, part }) => (
            <span key={absence.id} className="inline-flex max-w-full min-w-0 items-center gap-1.5">
              <AbsenceMark color={color(absence.type)} part={part} pending={isPending(absence.status)} />
              <span className="min-w-0 truncate">{absence.employeeName}</span>
              {part !== 'day' && <span className="shrink-0 text-sm text-muted">{t(`part.${part}`)}</span>}
            </span>
          ))}
          {left > 0 && <span className="font-medium text-sea">{t('day.more', { count: left })}</span>}
        </span>
      </button>
    </li>
  );
}
