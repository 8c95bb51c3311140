import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { AbsenceMark } from '#web/leave/absence-mark.tsx';
import { type DayState, DayTint } from './day-tint.tsx';

type YearLegendProps = { types: readonly string[]; states: readonly DayState[] };

const itemClass = 'inline-flex items-center gap-1.5';
const sampleClass = 'relative size-4 shrink-0 overflow-hidden rounded-sm';

export function YearLegend({ types, states }: YearLegendProps) {
  const { t } = useTranslation('calendar');
  const { shortName, color } = useLeaveTypes();
  const [first = 'vacation'] = types;
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {types.map((type) => (
        <li key={type} className={itemClass}>
          <AbsenceMark color={color(type)} />
          {shortName(type)}
        </li>
      ))}
      {states.map((state) => (
        <li key={state} className={itemClass}>
          <span aria-hidden="true" className={sampleClass}>
            <DayTint type={first} part="day" state={state} />
          </span>
          {t(`year.states.${state}`)}
        </li>
      ))}
      <li className={itemClass}>
        <span aria-hidden="true" className={sampleClass}>
          <DayTint type={first} part="am" state="taken" />
        </span>
        {t('legend.half')}
      </li>
      <li className={itemClass}>
        <span aria-hidden="true" className={`${sampleClass} border border-line bg-sun-soft`} />
        {t('legend.holiday')}
      </li>
    </ul>
  );
}
