import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leavePlanningEndpoints } from '#contract/leave-planning.ts';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { RequestFields } from './request-fields.ts';

type BridgesCardProps = { fields: RequestFields; change: (fields: RequestFields) => void };

/** The cheapest bridges ahead, one press each; quiet, and gone where there is none. */
export function BridgesCard({ fields, change }: BridgesCardProps) {
  const { t } = useTranslation('leave-requests');
  const { periods } = useWords();
  const { days, list } = useFormats();
  const { forId } = fields;
  const { data } = useQuery(
    endpointQuery(leavePlanningEndpoints.bridges, { query: forId === null ? {} : { userId: forId } }),
  );
  if (!data || data.bridges.length === 0) return null;
  return (
    <Card title={t('bridges.title')}>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {data.bridges.map(({ startDate, endDate, cost, restFrom, restTo, restDays, holidays }) => (
          <li key={`${startDate} ${endDate}`}>
            <button
              type="button"
              onClick={() =>
                change({
                  ...fields,
                  type: 'vacation',
                  start: startDate,
                  end: endDate,
                  startHalf: 'am',
                  endHalf: 'pm',
                })
              }
              aria-pressed={fields.start === startDate && fields.end === endDate}
              className="-mx-2 flex w-[calc(100%+1rem)] flex-col gap-0.5 rounded-md px-2 py-2.5 text-left hover:bg-sunken aria-pressed:bg-sea-soft"
            >
              <span className="font-medium">
                {t('bridges.gain', { count: cost, cost: days(cost), rest: days(restDays) })}
              </span>
              <span className="text-sm text-muted">
                {t('bridges.when', {
                  period: periods.days(restFrom, restTo),
                  holidays: list([...new Set(holidays)]),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
