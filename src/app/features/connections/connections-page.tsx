import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { connectionsEndpoints } from '#contract/connections.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import type { ConnectionOffers } from './connection-offer.ts';
import { OfferCard } from './offer-card.tsx';
import { OwnCompanyCalendar } from './own-company-calendar.tsx';

/** What the company and the person themselves can connect: what it sees, what it does, and how it fares. */
export function ConnectionsPage() {
  const { t } = useTranslation('connections');
  const listed = useQuery(endpointQuery(connectionsEndpoints.list, {}));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      {listed.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-60 w-full" />
        </LoadingArea>
      )}
      {listed.isError && (
        <LoadError
          error={listed.error}
          otherwise={t('loadFailed')}
          onRetry={() => listed.refetch()}
          retrying={listed.isRefetching}
        />
      )}
      {listed.data && !listed.data.available && <Banner tone="warning" title={t('noKey')} />}
      {listed.data &&
        (['company', 'own'] as const).map((owner) => (
          <CardBoundary key={owner}>
            <Offers listed={listed.data} owner={owner} />
          </CardBoundary>
        ))}
      <p className="text-sm text-muted">{t('promises')}</p>
      <p>
        <a href={`${PAGES.documentation.path}#admin-guide`} className="link">
          {t('guide')}
        </a>
      </p>
    </div>
  );
}

type OffersProps = { listed: ConnectionOffers; owner: 'company' | 'own' };

function Offers({ listed, owner }: OffersProps) {
  const { t } = useTranslation('connections');
  const offers = listed.offers.filter((offer) => offer.owner === owner);
  if (offers.length === 0 && owner === 'company') return null;
  const heading = `connections-${owner}`;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="text-lg font-semibold">
          {t(`owners.${owner}.title`)}
        </h2>
        <p className="mt-1 text-muted">
          {offers.length === 0 ? t('owners.own.none') : t(`owners.${owner}.lead`)}
        </p>
      </div>
      {owner === 'own' && listed.companyCalendar && (
        <CardBoundary>
          <OwnCompanyCalendar told={listed.companyCalendar} />
        </CardBoundary>
      )}
      {offers.map((offer) => (
        <CardBoundary key={`${offer.provider}-${owner}`}>
          <OfferCard offer={offer} isAvailable={listed.available} />
        </CardBoundary>
      ))}
    </section>
  );
}
