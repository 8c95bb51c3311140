import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { OwedCounters } from '#app/leave/departure/owed-counters.tsx';
import type { departurePreviewSchema } from '#contract/departures.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

/** What recording the departure would do, before it is done. */
export function DeparturePreview({ preview }: { preview: z.output<typeof departurePreviewSchema> }) {
  const { t } = useTranslation('departures');
  const { longDay } = useDayFormats();
  const { shortPeriod } = useLeaveWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below what was pressed: eye and screen reader go there together.
  useEffect(() => heading.current?.focus(), []);
  const { lastDay, closesAtOnce, requests, counters } = preview;
  return (
    <section aria-labelledby="departure-preview" className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="departure-preview" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('preview.title', { day: longDay(lastDay) })}
      </h3>
      {requests.length === 0 ? (
        <p>{t('preview.noLeave')}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {requests.map(({ id, typeName, startDate, endDate, outcome }) => (
            <li key={id}>
              {t(`preview.${outcome}`, {
                type: typeName,
                period: shortPeriod({ startDate, endDate, startHalf: 'am', endHalf: 'pm' }),
                day: longDay(lastDay),
              })}
            </li>
          ))}
        </ul>
      )}
      <OwedCounters counters={counters} />
      <p className="text-sm text-muted">{t(closesAtOnce ? 'preview.closesAtOnce' : 'preview.closes')}</p>
    </section>
  );
}
