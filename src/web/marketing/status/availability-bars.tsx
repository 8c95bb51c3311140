import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

type Day = { date: string; availability: number | null };

const WIDTH = 4;
const GAP = 2;
const HEIGHT = 34;
/** Below this, a day was a bad one. */
const BAD_PERCENT = 95;

const fillOf = (availability: number | null): string => {
  if (availability === null) return 'fill-line';
  if (availability === 100) return 'fill-approved';
  return availability < BAD_PERCENT ? 'fill-rejected' : 'fill-pending';
};

/** One bar a day, oldest first. For those who do not see it, the days that were not whole are told in a sentence. */
export function AvailabilityBars({ days, label }: { days: readonly Day[]; label: string }) {
  const { t } = useTranslation('status');
  const formats = useFormats();
  const dayFormats = useDayFormats();
  const said = ({ date, availability }: Day) =>
    availability === null
      ? t('dayUnknown', { day: dayFormats.shortDay(date) })
      : t('day', { day: dayFormats.shortDay(date), percent: formats.figure(availability) });
  const broken = days.filter(({ availability }) => availability !== null && availability < 100);
  return (
    <svg
      role="img"
      aria-label={
        broken.length === 0
          ? t('allDaysWhole', { label })
          : t('brokenDays', { label, days: broken.map(said).join(', ') })
      }
      viewBox={`0 0 ${days.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-9 w-full"
    >
      {days.map((day, index) => (
        <rect
          key={day.date}
          x={index * (WIDTH + GAP)}
          width={WIDTH}
          height={HEIGHT}
          rx={1}
          className={fillOf(day.availability)}
        >
          <title>{said(day)}</title>
        </rect>
      ))}
    </svg>
  );
}
