import { useMutation, useQuery } from '@tanstack/react-query';
import Mails from 'lucide-react/icons/mails';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { isLoopbackHost } from '#app/frame/local-tools/loopback.ts';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { devEndpoints } from '#contract/dev.ts';
import { apiBase } from '#contract/endpoint.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { groupByOrganization } from './group-by-organization.ts';

import { OrganizationUsers } from './organization-users.tsx';

/** For whoever runs Relâche on their own machine: log in as anyone, without a mail. */
export function DevLoginPage() {
  const { t } = useTranslation(['dev', 'common']);
  const sentence = useErrorSentence();
  const openSession = useOpenSession();
  const allowed = isLoopbackHost(window.location.hostname);
  const users = useQuery({ ...endpointQuery(devEndpoints.listUsers, {}), enabled: allowed });
  const login = useMutation({
    mutationFn: (userId: string) => call(devEndpoints.loginAs, { body: { userId } }),
    onSuccess: openSession,
  });
  if (!allowed) return <Navigate to={PAGES.login.path} replace />;

  const organizations = groupByOrganization(users.data ?? []);
  return (
    <PublicLayout>
      <PageTitle title={t('dev:login.title')} />
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-8 sm:px-6">
        <PageHeader title={t('dev:login.title')} lead={t('dev:login.lead')} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            icon={<RefreshCw className="size-4" aria-hidden="true" />}
            busyLabel={users.isRefetching && t('dev:refreshing')}
            onClick={() => users.refetch()}
          >
            {t('dev:refresh')}
          </Button>
          <ButtonLink to={PAGES.freeTrial.path} variant="secondary" size="sm">
            {t('dev:login.createOrganization')}
          </ButtonLink>
          <ButtonLink
            to={PAGES.devMailbox.path}
            variant="secondary"
            size="sm"
            icon={<Mails className="size-4" aria-hidden="true" />}
          >
            {t('dev:mailbox.title')}
          </ButtonLink>
          <a
            href={`${apiBase}/dev/reset-db`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'danger', size: 'sm' })}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {t('dev:login.resetDatabase')}
          </a>
        </div>
        {login.isError && <Banner tone="error" title={sentence(login.error, t('dev:login.failed'))} />}
        {users.isPending && (
          <LoadingArea label={t('dev:login.loading')}>
            <div className={`${cardClass} flex flex-col gap-3 p-5`}>
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-11 w-full" />
              <Skeleton className="h-11 w-full" />
            </div>
          </LoadingArea>
        )}
        {users.isError && (
          <LoadError
            error={users.error}
            otherwise={t('dev:login.loadFailed')}
            onRetry={() => users.refetch()}
            retrying={users.isRefetching}
          />
        )}
        {users.data && (
          <>
            <p className="text-muted" aria-live="polite">
              {t('dev:login.users', { count: users.data.length })},{' '}
              {t('dev:login.organizations', { count: organizations.length })}
            </p>
            {users.data.length === 0 && <EmptyState scene="tide" title={t('dev:login.empty')} />}
            {organizations.map((organization) => (
              <OrganizationUsers
                key={organization.id}
                name={organization.name}
                users={organization.users}
                loggingInAs={login.isPending ? login.variables : null}
                onLogin={login.mutate}
              />
            ))}
          </>
        )}
      </div>
    </PublicLayout>
  );
}
