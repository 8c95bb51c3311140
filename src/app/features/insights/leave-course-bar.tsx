import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { ShownInsights } from './insights.ts';

type LeaveCourseBarProps = {
  year: ShownInsights['leaveYear'];
  /** Per cent of the year. */
  passed: number;
  /** Taken, booked and left, in whole per cents; null where nothing was earned. */
  shares: readonly number[] | null;
};

/** How far the leave year has gone, as long as the bar of its days, so that the eye compares them. */
export function LeaveCourseBar({ year, passed, shares }: LeaveCourseBarProps) {
  const { t } = useTranslation('insights');
  const { figure } = useFormats();
  const { days } = useWords();
  const [taken = 0, booked = 0, left = 0] = shares ?? [];
  const parts = { passed: figure(Math.round(passed)), taken, booked, left };
  return (
    <div className="flex flex-col gap-1">
      <p>{t(shares === null ? 'leave.passed' : 'leave.course', parts)}</p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
        <rect x={0} y={0} width={100} height={4} className="fill-sunken" />
        <rect x={0} y={0} width={Math.min(100, passed)} height={4} className="fill-muted" />
      </svg>
      <p className="text-sm text-muted">
        {t('leave.year', { from: days.date(year.from), to: days.date(year.to) })}
      </p>
    </div>
  );
}
