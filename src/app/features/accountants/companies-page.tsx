import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { z } from 'zod';
import { homeOf } from '#app/frame/session/destination.ts';
import { useEnterCompany } from '#app/frame/session/use-enter-company.ts';
import type { PageProps } from '#app/frame/session/with-session.tsx';
import { accountantsEndpoints, type companySchema } from '#contract/accountants.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { PageTitle } from '#web/page-title.tsx';

type Company = z.output<typeof companySchema>;

/** Every company of one address, with what waits in each. */
export function CompaniesPage({ user }: PageProps) {
  const { t } = useTranslation(['accountants', 'pages']);
  const companies = useQuery(endpointQuery(accountantsEndpoints.companies, {}));
  const enter = useEnterCompany();
  const sentence = useErrorSentence();
  if (companies.data?.length === 0) return <Navigate to={homeOf(user)} replace />;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:companies.name')} />
      <PageHeader title={t('pages:companies.name')} lead={t('companies.lead')} />
      {enter.isError && <Banner tone="error" title={sentence(enter.error, t('companies.enterFailed'))} />}
      {companies.isPending && (
        <LoadingArea label={t('companies.loading')}>
          <Skeleton className="h-40 w-full" />
        </LoadingArea>
      )}
      {companies.isError && (
        <LoadError
          error={companies.error}
          otherwise={t('companies.loadFailed')}
          onRetry={() => companies.refetch()}
          retrying={companies.isRefetching}
        />
      )}
      {companies.data && (
        <ul className="flex flex-col gap-3">
          {companies.data.map((company) => (
            <li
              key={company.organization.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-surface px-5 py-4"
            >
              <div className="min-w-52 flex-1">
                <h2 className="text-lg font-semibold wrap-anywhere">{company.organization.name}</h2>
                <Waiting company={company} />
              </div>
              {company.current ? (
                <ButtonLink to={homeOf(user)} variant="secondary">
                  {t('companies.stay')}
                </ButtonLink>
              ) : (
                <Button
                  aria-label={t('companies.enterNamed', { name: company.organization.name })}
                  busyLabel={
                    enter.isPending && enter.variables === company.organization.id && t('companies.entering')
                  }
                  onClick={() => enter.mutate(company.organization.id)}
                >
                  {t('companies.enter')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Waiting({ company: { waiting, role } }: { company: Company }) {
  const { t } = useTranslation(['accountants', 'ui']);
  if (waiting === null) return <p className="mt-1 text-muted">{t(`ui:role.${role}`)}</p>;
  const things = (['months', 'questions', 'answers'] as const).filter((kind) => waiting[kind] > 0);
  if (things.length === 0) return <p className="mt-1 text-muted">{t('companies.nothing')}</p>;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {things.map((kind) => (
        <li key={kind}>
          <Badge tone={kind === 'months' ? 'pending' : 'sea'}>
            {t(`companies.${kind}`, { count: waiting[kind] })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
