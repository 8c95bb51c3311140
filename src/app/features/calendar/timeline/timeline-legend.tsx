import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { ColorDot } from '#web/leave/leave-color.tsx';
import { markClass } from './grid/blackout-marks.tsx';
import type { TimelineModel } from './model/timeline-model.ts';

type TimelineLegendProps = { model: TimelineModel };

function Item({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      {mark}
      {children}
    </li>
  );
}

const swatch = (className: string) => (
  <span aria-hidden="true" className={`inline-block h-3 w-4 rounded-[2px] ${className}`} />
);

/** What colours and marks mean: those that are on show, and no others. */
export function TimelineLegend({ model }: TimelineLegendProps) {
  const { t } = useTranslation('timeline');
  const { color, shortName } = useLeaveTypes();
  const { types, pending, outside } = model.marks;
  const hasMinimum = model.groups.some((group) => model.minimumOf(group) !== null);
  const marked = (['blackout', 'closing'] as const).filter((kind) =>
    model.groups.some((group) => model.blackoutsOf(group).some((days) => days.kind === kind)),
  );
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {types.map((type) => (
        <Item key={type} mark={<ColorDot color={color(type)} className="h-3! w-4! rounded-[2px]!" />}>
          {shortName(type)}
        </Item>
      ))}
      {pending && (
        <Item mark={swatch('bg-[repeating-linear-gradient(135deg,var(--absent)_0_3px,transparent_3px_6px)]')}>
          {t('legend.pending')}
        </Item>
      )}
      {model.holidays.size > 0 && <Item mark={swatch('bg-sun/40')}>{t('legend.holiday')}</Item>}
      <Item mark={swatch('border border-line bg-[var(--resting)]')}>{t('legend.rest')}</Item>
      {outside && <Item mark={swatch('bg-line')}>{t('legend.outside')}</Item>}
      {marked.map((kind) => (
        <Item key={kind} mark={<span aria-hidden="true" className={`h-1.5 w-4 ${markClass[kind]}`} />}>
          {t(`legend.${kind}`)}
        </Item>
      ))}
      {hasMinimum && (
        <Item mark={<TriangleAlert className="size-3.5 text-rejected" aria-hidden="true" />}>
          {t('legend.below')}
        </Item>
      )}
    </ul>
  );
}
