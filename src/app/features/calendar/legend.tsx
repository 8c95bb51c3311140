import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { AbsenceMark } from '#web/leave/absence-mark.tsx';
import type { DayPart } from '#web/leave/day-absences.ts';

type LegendProps = {
  types: readonly string[];
  parts: readonly DayPart[];
  /** Whether absences that wait for a decision are on show. */
  pending: boolean;
};

const itemClass = 'inline-flex items-center gap-1.5';

/** What the dots mean: those that are on show, and no others. */
export function Legend({ types, parts, pending }: LegendProps) {
  const { t } = useTranslation('calendar');
  const { shortName, color } = useLeaveTypes();
  const [first] = types;
  if (first === undefined) return null;
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {types.map((type) => (
        <li key={type} className={itemClass}>
          <AbsenceMark color={color(type)} />
          {shortName(type)}
        </li>
      ))}
      {parts.map(
        (part) =>
          part !== 'day' && (
            <li key={part} className={itemClass}>
              <AbsenceMark color={color(first)} part={part} />
              {t(`legend.${part}`)}
            </li>
          ),
      )}
      {pending && (
        <li className={itemClass}>
          <AbsenceMark color={color(first)} pending />
          {t('legend.pending')}
        </li>
      )}
    </ul>
  );
}
