import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsEndpoints } from '#contract/settings.ts';
import { can } from '#domain/access/can.ts';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useToday } from '#web/clock/use-today.ts';
import { LeaveSectionList } from './leave-section-list.tsx';
import { LEAVE_SECTION_NAMES } from './leave-sections.ts';

export function SettingsPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation([
    'settings',
    'settings-sections',
    'rule-groups',
    'ui',
    'leave',
    'change-preview',
  ]);
  const settings = useQuery(endpointQuery(settingsEndpoints.read, {}));
  const today = useToday();
  return (
    <>
      {settings.isPending && (
        <LoadingArea label={t('settings:loading')}>
          <div className={`${cardClass} divide-y divide-line`}>
            {LEAVE_SECTION_NAMES.map((name) => (
              <div key={name} className="flex flex-col gap-2.5 px-5 py-5">
                <Skeleton className="h-5 w-32" />
                <Skeleton className="h-5 w-4/5" />
              </div>
            ))}
          </div>
        </LoadingArea>
      )}
      {settings.isError && (
        <LoadError
          error={settings.error}
          otherwise={t('settings:loadFailed')}
          onRetry={() => settings.refetch()}
          retrying={settings.isRefetching}
        />
      )}
      {settings.data && (
        <LeaveSectionList settings={settings.data} today={today} mayChange={can(user, 'settings.change')} />
      )}
    </>
  );
}
