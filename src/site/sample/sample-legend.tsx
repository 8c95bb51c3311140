import { useTranslation } from 'react-i18next';
import { BUILT_IN_TYPES } from '#domain/leave-types/leave-type.ts';
import { AbsenceMark } from '#web/leave/absence-mark.tsx';

const itemClass = 'inline-flex items-center gap-1.5';
const { color } = BUILT_IN_TYPES.vacation;

export function SampleLegend() {
  const { t } = useTranslation('sample');
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <li className={itemClass}>
        <AbsenceMark color={color} />
        {t('legend.approved')}
      </li>
      <li className={itemClass}>
        <AbsenceMark color={color} pending />
        {t('legend.pending')}
      </li>
      <li className={itemClass}>
        <span aria-hidden="true" className="size-3.5 rounded-sm border border-line bg-sunken" />
        {t('legend.weekend')}
      </li>
    </ul>
  );
}
