import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { settingsEndpoints } from '#contract/settings.ts';
import { can } from '#domain/access/can.ts';
import { Card, cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useToday } from '#web/clock/use-today.ts';
import { ChangesHistory } from './changes-history.tsx';
import { SETTING_NAMES, type Settings } from './leave-settings.ts';
import { LeaveSettingsEditor } from './leave-settings-editor.tsx';
import { useSettingWords } from './use-setting-words.ts';

/** What was applied or undone elsewhere starts the form anew. */
function stateOf({ changes }: Settings): string {
  return changes.map(({ id, undoneAt }) => `${id} ${undoneAt ?? ''}`).join();
}

export function SettingsPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['settings', 'rule-groups', 'ui', 'leave', 'change-preview']);
  const settings = useQuery(endpointQuery(settingsEndpoints.read, {}));
  const today = useToday();
  const mayChange = can(user, 'settings.change');
  return (
    <>
      {settings.isPending && (
        <LoadingArea label={t('settings:loading')}>
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
          otherwise={t('settings:loadFailed')}
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

/** The settings in words, for those who read them and change nothing. */
function SettingsSummary({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const words = useSettingWords(settings);
  // Only Alsace-Moselle knows Good Friday.
  const shown = SETTING_NAMES.filter(
    (name) => name !== 'goodFridayOff' || settings.holidayZone === 'alsace-moselle',
  );
  return (
    <Card title={t('sections.summary')}>
      <dl className="flex flex-col divide-y divide-line">
        {shown.map((name) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="text-muted">{t(`names.${name}`)}</dt>
            <dd className="font-medium">{words(name)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
