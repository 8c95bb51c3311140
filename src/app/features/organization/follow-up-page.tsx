import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '#app/api/endpoint-query.ts';
import { LoadError } from '#app/api/load-error.tsx';
import type { StoredUser } from '#app/api/stored-session.ts';
import { organizationEndpoints } from '#contract/organization.ts';
import { can } from '#domain/access/can.ts';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { FollowUpForm } from './follow-up-form.tsx';
import { FollowUpSummary } from './follow-up-summary.tsx';

/** Reminders and digests: those who may set them do so here, the others read. */
export function FollowUpPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation('organization');
  const organization = useQuery(endpointQuery(organizationEndpoints.me, {}));
  if (organization.isPending) {
    return (
      <LoadingArea label={t('loading')}>
        <div className={`${cardClass} flex flex-col gap-5 p-5 sm:p-6`}>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      </LoadingArea>
    );
  }
  if (organization.isError) {
    return (
      <LoadError
        error={organization.error}
        otherwise={t('loadFailed')}
        onRetry={() => organization.refetch()}
        retrying={organization.isRefetching}
      />
    );
  }
  const Shown = can(user, 'organization.edit') ? FollowUpForm : FollowUpSummary;
  return <Shown organization={organization.data} />;
}
