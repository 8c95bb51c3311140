import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '#app/api/endpoint-query.ts';
import { LoadError } from '#app/api/load-error.tsx';
import type { StoredUser } from '#app/api/stored-session.ts';
import { useToday } from '#app/clock/use-today.ts';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { settingsEndpoints } from '#contract/settings.ts';
import { can } from '#domain/access/can.ts';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ChangesHistory } from './changes-history.tsx';
import type { Settings } from './leave-settings.ts';
import { LeaveSettingsEditor } from './leave-settings-editor.tsx';
import { SettingsSummary } from './settings-summary.tsx';

/** What was applied or undone elsewhere starts the form anew. */
function stateOf({ changes }: Settings): string {
  return changes.map(({ id, undoneAt }) => `${id} ${undoneAt ?? ''}`).join();
}

export function SettingsPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation('settings');
  const settings = useQuery(endpointQuery(settingsEndpoints.read, {}));
  const today = useToday();
  const mayChange = can(user, 'settings.change');
  return (
    <>
      {settings.isPending && (
        <LoadingArea label={t('loading')}>
          <div className="flex flex-col gap-6">
            {['counting', 'holidays', 'rights'].map((part) => (
              <div key={part} className={`${cardClass} flex flex-col gap-4 p-5`}>
                <Skeleton className="h-5 w-40" />
                <Skeleton className="h-16 w-full" />
                <Skeleton className="h-12 w-2/3" />
              </div>
            ))}
          </div>
        </LoadingArea>
      )}
      {settings.isError && (
        <LoadError
          error={settings.error}
          otherwise={t('loadFailed')}
          onRetry={() => settings.refetch()}
          retrying={settings.isRefetching}
        />
      )}
      {settings.data && (
        <>
          {mayChange ? (
            <LeaveSettingsEditor key={stateOf(settings.data)} settings={settings.data} today={today} />
          ) : (
            <SettingsSummary settings={settings.data} />
          )}
          <CardBoundary>
            <ChangesHistory changes={settings.data.changes} mayUndo={mayChange} />
          </CardBoundary>
        </>
      )}
    </>
  );
}
