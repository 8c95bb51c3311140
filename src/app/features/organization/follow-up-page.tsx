import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionRow } from '#app/input/section-row.tsx';
import { organizationEndpoints } from '#contract/organization.ts';
import { can } from '#domain/access/can.ts';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { FollowUpForm, type FollowUpPart } from './follow-up-form.tsx';
import type { Organization } from './use-settings-form.ts';

/** Reminders and digests: those who may set them do so here, the others read. */
export function FollowUpPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['organization', 'settings-sections']);
  const organization = useQuery(endpointQuery(organizationEndpoints.me, {}));
  if (organization.isPending) {
    return (
      <LoadingArea label={t('organization:loading')}>
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
        otherwise={t('organization:loadFailed')}
        onRetry={() => organization.refetch()}
        retrying={organization.isRefetching}
      />
    );
  }
  return <FollowUpSections organization={organization.data} mayEdit={can(user, 'organization.edit')} />;
}

type FollowUpSectionsProps = { organization: Organization; mayEdit: boolean };

/** What holds now, in sentences; one of them is edited at a time. */
function FollowUpSections({ organization, mayEdit }: FollowUpSectionsProps) {
  const { t } = useTranslation(['organization', 'settings-sections']);
  const formats = useFormats();
  const [editing, setEditing] = useState<FollowUpPart | null>(null);
  const days = (count: number): string => `${count} ${t('organization:followUp.workingDays', { count })}`;
  const { reminderDays, escalationDays, digestHour } = organization;
  const parts = [
    {
      part: 'waiting',
      title: t('organization:followUp.title'),
      told: t('organization:followUp.told', {
        reminder: days(reminderDays),
        escalation: days(escalationDays),
      }),
    },
    {
      part: 'digests',
      title: t('organization:followUp.digests'),
      told: t('organization:followUp.digestTold', { hour: formats.hour(digestHour) }),
    },
  ] as const;
  return (
    <div className={`${cardClass} divide-y divide-line`}>
      {parts.map(({ part, title, told }) => (
        <SectionRow
          key={part}
          anchor={part}
          title={title}
          // One is saved with all the others: two forms at once would take back each other's changes.
          onEdit={mayEdit && editing === null ? () => setEditing(part) : undefined}
          editor={
            editing === part && (
              <FollowUpForm
                organization={organization}
                part={part}
                label={t('settings-sections:editorNamed', { section: title })}
                onClose={() => setEditing(null)}
              />
            )
          }
        >
          <p>{told}</p>
        </SectionRow>
      ))}
    </div>
  );
}
