import { useDayFormats } from '#web/i18n/use-day-formats.ts';

/** The days of the week above a month: a letter on a phone, short on a desk and on paper, whole when read aloud. */
export function WeekdayHead({ week }: { week: readonly string[] }) {
  const formats = useDayFormats();
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th
            key={day}
            scope="col"
            className="px-1 pb-1.5 text-left text-xs font-medium text-muted max-lg:text-center print:text-left!"
          >
            <span aria-hidden="true" className="lg:hidden print:hidden">
              {formats.weekday(day).charAt(0).toUpperCase()}
            </span>
            <span aria-hidden="true" className="max-lg:hidden print:inline!">
              {formats.shortWeekday(day)}
            </span>
            <span className="sr-only">{formats.weekday(day)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
