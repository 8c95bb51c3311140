import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PAGES } from '#contract/pages.ts';
import { privacyRegisterEndpoints } from '#contract/privacy-register.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { ComingCard } from './coming-card.tsx';
import { RegisterCard } from './register-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** V22, V24, V25: how long what is kept, what goes soon, the register and the sheet for employees. */
export function PrivacyRegisterPage() {
  const { t } = useTranslation(['privacy-register', 'pages']);
  const retention = useQuery(endpointQuery(privacyRegisterEndpoints.readRetention, {}));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:privacyRegister.name')} />
      <Link to={PAGES.organization.path} className="self-start link">
        {t('privacy-register:back')}
      </Link>
      <PageHeader title={t('pages:privacyRegister.name')} lead={t('privacy-register:lead')} />
      {retention.isPending && (
        <LoadingArea label={t('privacy-register:loading')}>
          <Skeleton className="h-80 w-full" />
        </LoadingArea>
      )}
      {retention.isError && (
        <LoadError
          error={retention.error}
          otherwise={t('privacy-register:loadFailed')}
          onRetry={() => retention.refetch()}
          retrying={retention.isRefetching}
        />
      )}
      {retention.data && (
        <>
          <CardBoundary>
            <ComingCard coming={retention.data.coming} />
          </CardBoundary>
          <CardBoundary>
            <RetentionCard kinds={retention.data.kinds} />
          </CardBoundary>
        </>
      )}
      <CardBoundary>
        <RegisterCard />
      </CardBoundary>
    </div>
  );
}
