import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { organizationEndpoints } from '#contract/organization.ts';
import { can } from '#domain/access/can.ts';
import { Card, cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { FollowUpForm } from './follow-up-form.tsx';
import type { Organization } from './use-settings-form.ts';

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

function FollowUpSummary({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organization');
  const formats = useFormats();
  const { reminderDays, escalationDays, digestHour } = organization;
  const days = (count: number): string => `${count} ${t('followUp.workingDays', { count })}`;
  const facts = [
    [t('followUp.reminder'), days(reminderDays)],
    [t('followUp.escalation'), days(escalationDays)],
    [t('followUp.digestHour'), formats.hour(digestHour)],
  ] as const;
  return (
    <Card title={t('followUp.title')}>
      <dl className="flex flex-col divide-y divide-line">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
