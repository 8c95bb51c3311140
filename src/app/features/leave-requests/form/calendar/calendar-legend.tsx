import { useTranslation } from 'react-i18next';
import type { PlannedDay } from './use-planned-days.ts';

/** What marks mean, those that are on show alone; days without leave are named. */
export function CalendarLegend({ days }: { days: ReadonlyMap<string, PlannedDay> }) {
  const { t } = useTranslation('leave-requests');
  const held = [...days.values()];
  const closed = new Set(
    held.flatMap((day) => day.closed.map(({ kind, name }) => t(`calendar.closed.${kind}`, { name }))),
  );
  const items = [
    ...(held.some(({ own }) => own.length > 0)
      ? [{ mark: <span className="h-1 w-4 rounded-full bg-vacation" />, text: t('calendar.legend.own') }]
      : []),
    ...(held.some(({ away }) => away.length > 0)
      ? [{ mark: <span className="size-1.5 rounded-full bg-absent" />, text: t('calendar.legend.away') }]
      : []),
    ...[...closed].map((text) => ({
      mark: <span className="size-4 rounded-sm border border-line hatched" />,
      text,
    })),
  ];
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {items.map(({ mark, text }) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="inline-flex items-center">
            {mark}
          </span>
          <span className="first-letter:uppercase">{text}</span>
        </li>
      ))}
    </ul>
  );
}
