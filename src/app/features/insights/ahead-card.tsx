import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { coverageEndpoints } from '#contract/coverage.ts';
import { insightTablesEndpoints } from '#contract/insight-tables.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { DAYS_FORESEEN } from '#domain/insights/period.ts';
import { Card } from '#ui/card.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { ShownInsights } from './insights.ts';
import { TableFiles } from './table-files.tsx';

const FEW_DAYS = 6;

/** Days to come on which leave that is granted already leaves too few, of the reader's teams. */
export function AheadCard({ insights: { choices, seesEveryone } }: { insights: ShownInsights }) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const { list } = useFormats();
  const today = useToday();
  const found = useQuery(
    endpointQuery(coverageEndpoints.foresee, { query: { from: today, to: addDays(today, DAYS_FORESEEN) } }),
  );
  if (!found.data) return null;
  const own = found.data.filter(({ team }) =>
    team === null ? seesEveryone : choices.some(({ id }) => id === team.id),
  );
  return (
    <Card title={t('ahead.title')}>
      {own.length === 0 && <p className="text-muted">{t('ahead.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {own.map(({ team, minimum, days: short }) => (
          <li key={team?.id ?? ''} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span>{t('ahead.team', { team: team?.name ?? t('everyone'), minimum })}</span>
            <span className="text-sm text-muted">
              {list(short.slice(0, FEW_DAYS).map(({ date }) => days.shortDayAndMonth(date)))}
              {short.length > FEW_DAYS && ` ${t('ahead.more', { count: short.length - FEW_DAYS })}`}
            </span>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <TableFiles
          title={t('ahead.title')}
          fetchFile={(format) => download(insightTablesEndpoints.ahead, { params: { format } })}
        />
      )}
    </Card>
  );
}
