import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { organizationEndpoints } from '#contract/organization.ts';
import { PAGES } from '#contract/pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { OrganizationForm } from './organization-form.tsx';

export function OrganizationPage() {
  const { t } = useTranslation(['organization', 'pages', 'settings-sections']);
  const organization = useQuery(endpointQuery(organizationEndpoints.me, {}));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:organization.name')} />
      <PageHeader title={t('pages:organization.name')} lead={t('organization:lead')} />
      {organization.isPending && (
        <LoadingArea label={t('organization:loading')}>
          <div className={`${cardClass} flex flex-col gap-5 p-5 sm:p-6`}>
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-11 w-32" />
          </div>
        </LoadingArea>
      )}
      {organization.isError && (
        <LoadError
          error={organization.error}
          otherwise={t('organization:loadFailed')}
          onRetry={() => organization.refetch()}
          retrying={organization.isRefetching}
        />
      )}
      {organization.data && (
        <CardBoundary>
          <OrganizationForm organization={organization.data} />
        </CardBoundary>
      )}
      <Card title={t('organization:loginTitle')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:login')}</p>
          <Link to={PAGES.loginPolicy.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openLogin')}
          </Link>
        </div>
      </Card>
      <Card title={t('organization:companyLoginTitle')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:companyLogin')}</p>
          <Link to={PAGES.companyLogin.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openCompanyLogin')}
          </Link>
        </div>
      </Card>
      <Card title={t('pages:connections.name')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:connections')}</p>
          <Link to={PAGES.connections.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openConnections')}
          </Link>
        </div>
      </Card>
      <Card title={t('pages:privacyRegister.name')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:privacy')}</p>
          <Link to={PAGES.privacyRegister.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openPrivacy')}
          </Link>
        </div>
      </Card>
      <Card title={t('pages:apiKeys.name')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:keys')}</p>
          <Link to={PAGES.apiKeys.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openKeys')}
          </Link>
        </div>
      </Card>
      <Card title={t('organization:webhooksTitle')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:webhooks')}</p>
          <Link to={PAGES.webhooks.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openWebhooks')}
          </Link>
        </div>
      </Card>
      <Card title={t('organization:directoriesTitle')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:directories')}</p>
          <Link to={PAGES.directories.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openDirectories')}
          </Link>
        </div>
      </Card>
      <Card title={t('organization:dataTitle')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">{t('organization:data')}</p>
          <Link to={PAGES.companyData.path} className={buttonClass({ variant: 'secondary' })}>
            {t('organization:openData')}
          </Link>
        </div>
      </Card>
    </div>
  );
}
