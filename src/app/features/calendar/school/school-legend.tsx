import { useTranslation } from 'react-i18next';
import type { SchoolZone } from '#domain/holidays/school-holidays.ts';
import { schoolLineClass } from './school-line.tsx';

/** What the thin lines mean: those that are on show, and no others. */
export function SchoolLegend({ zones }: { zones: readonly SchoolZone[] }) {
  const { t } = useTranslation('calendar');
  if (zones.length === 0) return null;
  return (
    <ul aria-label={t('school.label')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <li aria-hidden="true">{t('school.label')}</li>
      {zones.map((zone) => (
        <li key={zone} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={schoolLineClass(zone, 'w-6')} />
          {t('school.zone', { zone })}
        </li>
      ))}
    </ul>
  );
}
