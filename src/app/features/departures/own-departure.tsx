import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { peopleSheetsEndpoints } from '#contract/people-sheets.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';

/** Whoever leaves finds what they are owed from where their counters are. */
export function OwnDeparture({ user }: { user: StoredUser }) {
  const { t } = useTranslation('departures');
  const { longDay } = useDayFormats();
  const sheet = useQuery(endpointQuery(peopleSheetsEndpoints.read, { params: { id: user.id } }));
  const departure = sheet.data?.departure;
  if (!departure) return null;
  return (
    <Banner
      tone="info"
      title={t('own.title', { day: longDay(departure.lastDay) })}
      action={
        <ButtonLink size="sm" variant="secondary" to={pathOf(PAGES.departure, { id: user.id })}>
          {t('own.statement')}
        </ButtonLink>
      }
    />
  );
}
