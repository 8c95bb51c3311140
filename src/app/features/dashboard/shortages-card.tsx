import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { coverageEndpoints } from '#contract/coverage.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DashboardError } from './dashboard-error.tsx';
import { shortagesAhead } from './week-query.ts';

const SHOWN = 4;

/** Who will be too few in the two weeks to come. Where nobody will, it takes no place. */
export function ShortagesCard() {
  const { t } = useTranslation('dashboard');
  const { days, periods } = useWords();
  const shortages = useQuery(endpointQuery(coverageEndpoints.foresee, { query: shortagesAhead(useToday()) }));
  if (shortages.isError) return <DashboardError query={shortages} />;
  const short = (shortages.data ?? [])
    .flatMap(({ team, minimum, days: dates }) => dates.map((day) => ({ ...day, team, minimum })))
    .sort((a, b) => a.date.localeCompare(b.date));
  if (short.length === 0) return null;
  return (
    <Card
      title={t('short.title')}
      actions={
        <Link to={PAGES.calendar.path} className="-my-2 inline-flex min-h-11 items-center text-sm link">
          {t('team.calendar')}
        </Link>
      }
    >
      <ul className="flex flex-col gap-2.5">
        {short.slice(0, SHOWN).map(({ date, half, present, team, minimum }) => (
          <li key={`${date} ${team?.id}`} className="flex items-start gap-3">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-pending" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{team?.name ?? t('short.everyone')}</span>{' '}
              <span className="text-muted">
                {half === null ? days.dayAndMonth(date) : periods.halfOf(days.dayAndMonth(date), half)}
              </span>
              <br />
              {t('short.left', { count: present, minimum })}
            </span>
          </li>
        ))}
      </ul>
      {short.length > SHOWN && (
        <p className="pt-2.5 text-sm text-muted">{t('short.more', { count: short.length - SHOWN })}</p>
      )}
    </Card>
  );
}
