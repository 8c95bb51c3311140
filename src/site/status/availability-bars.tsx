import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

type Day = { date: string; availability: number | null };

const WIDTH = 4;
const GAP = 2;
const HEIGHT = 34;
/** Below this, a day was a bad one. */
const BAD_PERCENT = 95;

const tones = {
  'fill-line': (availability) => availability === null,
  'fill-approved': (availability) => availability === 100,
  'fill-pending': (availability) =>
    availability !== null && availability >= BAD_PERCENT && availability < 100,
  'fill-rejected': (availability) => availability !== null && availability < BAD_PERCENT,
} as const satisfies Record<string, (availability: number | null) => boolean>;

const leftOf = (place: number): number => place * (WIDTH + GAP);

/** One bar a day, oldest first. For those who do not see it, the days that were not whole are told in a sentence. */
export function AvailabilityBars({ days, label }: { days: readonly Day[]; label: string }) {
  const { t } = useTranslation('status');
  const formats = useFormats();
  const dayFormats = useDayFormats();
  const [isPointedAt, setPointedAt] = useState(false);
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
      viewBox={`0 0 ${leftOf(days.length) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-9 w-full"
      onPointerEnter={() => setPointedAt(true)}
    >
      {Object.entries(tones).map(([fill, isSuch]) => (
        <path key={fill} className={fill} d={barsOf(days, isSuch)} />
      ))}
      {/* Hundreds of sentences on this page, which only a pointer asks for. */}
      {isPointedAt &&
        days.map((day, place) => (
          <rect key={day.date} x={leftOf(place)} width={WIDTH + GAP} height={HEIGHT} fill="transparent">
            <title>{said(day)}</title>
          </rect>
        ))}
    </svg>
  );
}

/** All bars of one tone in one shape: a phone draws it in no time. */
function barsOf(days: readonly Day[], isSuch: (availability: number | null) => boolean): string {
  return days
    .map(({ availability }, place) =>
      isSuch(availability) ? `M${leftOf(place)} 0h${WIDTH}v${HEIGHT}h-${WIDTH}z` : '',
    )
    .join('');
}
