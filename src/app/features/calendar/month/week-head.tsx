import { classNames } from '#ui/class-names.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { dayColumns } from './week-columns.ts';

/** The days of the week above a month: a letter on a phone, short on a desk and on paper, whole when read aloud. */
export function WeekHead({ week }: { week: readonly string[] }) {
  const formats = useDayFormats();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the rows below it
    // biome-ignore lint/a11y/useFocusableInteractive: nothing to do with it
    <div role="row" className={dayColumns}>
      {week.map((day) => (
        // biome-ignore lint/a11y/useSemanticElements: see the rows below it
        // biome-ignore lint/a11y/useFocusableInteractive: nothing to do with it
        <div
          key={day}
          role="columnheader"
          className={classNames(
            'truncate px-2 py-1.5 text-xs font-medium text-muted max-sm:px-0 max-sm:text-center',
          )}
        >
          <span aria-hidden="true" className="sm:hidden print:hidden">
            {formats.weekday(day).charAt(0).toUpperCase()}
          </span>
          <span aria-hidden="true" className="max-sm:hidden print:inline!">
            {formats.shortWeekday(day)}
          </span>
          <span className="sr-only">{formats.weekday(day)}</span>
        </div>
      ))}
    </div>
  );
}
