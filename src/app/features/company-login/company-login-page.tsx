import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { companyLoginEndpoints } from '#contract/company-login.ts';
import { PAGES } from '#contract/pages.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { DomainsCard } from './domains-card.tsx';

/** How the company says who its people are: its domains first, then who answers for them. */
export function CompanyLoginPage() {
  const { t } = useTranslation(['company-login', 'pages']);
  const domains = useQuery(endpointQuery(companyLoginEndpoints.listDomains, {}));
  const connections = useQuery(endpointQuery(companyLoginEndpoints.listConnections, {}));
  const failed = [domains, connections].find(({ isError }) => isError);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:companyLogin.name')} />
      <PageHeader title={t('pages:companyLogin.name')} lead={t('lead')} />
      {(domains.isPending || connections.isPending) && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-60 w-full" />
        </LoadingArea>
      )}
      {failed && (
        <LoadError
          error={failed.error}
          otherwise={t('loadFailed')}
          onRetry={() => failed.refetch()}
          retrying={failed.isRefetching}
        />
      )}
      {domains.data && (
        <CardBoundary>
          <DomainsCard domains={domains.data.domains} />
        </CardBoundary>
      )}
      {domains.data && connections.data && (
        <CardBoundary>
          <ConnectionsCard
            listed={connections.data}
            isDomainProven={domains.data.domains.some(({ provenAt }) => provenAt !== null)}
          />
        </CardBoundary>
      )}
      <p className="text-sm text-muted">{t('promises')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={PAGES.loginPolicy.path} className="link">
          {t('policy')}
        </Link>
        <a href={`${PAGES.documentation.path}#admin-guide`} className="link">
          {t('guide')}
        </a>
      </p>
    </div>
  );
}
