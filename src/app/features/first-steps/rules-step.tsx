import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { settingsEndpoints } from '#contract/settings.ts';
import { dateOf, yearOf } from '#domain/calendar/plain-date.ts';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';

const MODES = ['ouvres', 'ouvrables'] as const;

/** Where the company is and what a week of leave costs: the two rules that differ most often. */
export function RulesStep({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation(['first-steps', 'settings']);
  const sentence = useErrorSentence();
  const today = useToday();
  const settings = useQuery(endpointQuery(settingsEndpoints.read, {}));
  const [zone, setZone] = useKept<(typeof HOLIDAY_ZONES)[number] | null>('first-steps.zone', null);
  const [mode, setMode] = useKept<(typeof MODES)[number] | null>('first-steps.mode', null);
  const apply = useWrite(settingsEndpoints.apply, { onSuccess: onSettled });
  if (settings.isError) {
    return (
      <LoadError
        error={settings.error}
        otherwise={t('first-steps:rules.loadFailed')}
        onRetry={() => settings.refetch()}
        retrying={settings.isRefetching}
      />
    );
  }
  if (!settings.data) return <Skeleton className="h-24 w-full" />;
  const { holidayZone, countingMode } = settings.data;
  const wanted = { holidayZone: zone ?? holidayZone, countingMode: mode ?? countingMode };
  const differs = wanted.holidayZone !== holidayZone || wanted.countingMode !== countingMode;
  const confirm = () => {
    if (!differs) return onSettled();
    // Nothing was counted yet: what holds, holds for every balance that will be brought along.
    apply.mutate({ body: { ...wanted, effectiveFrom: dateOf(yearOf(today) - 2, 1, 1) } });
  };
  return (
    <>
      {apply.isError && (
        <Banner
          tone="error"
          title={sentence(apply.error, t('first-steps:rules.failed'))}
          onClose={apply.reset}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('settings:names.holidayZone')}
          value={wanted.holidayZone}
          onChange={({ target }) => setZone(HOLIDAY_ZONES.find((each) => each === target.value) ?? null)}
          options={HOLIDAY_ZONES.map((value) => ({ value, label: t(`settings:holidayZones.${value}`) }))}
        />
        <Select
          label={t('settings:names.countingMode')}
          hint={t(`settings:countingMode.${wanted.countingMode}.hint`)}
          value={wanted.countingMode}
          onChange={({ target }) => setMode(MODES.find((each) => each === target.value) ?? null)}
          options={MODES.map((value) => ({ value, label: t(`settings:countingMode.${value}.label`) }))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busyLabel={apply.isPending && t('first-steps:rules.saving')} onClick={confirm}>
          {t('first-steps:rules.confirm')}
        </Button>
        <Link to={PAGES.settings.path} className="link inline-flex min-h-11 items-center">
          {t('first-steps:rules.all')}
        </Link>
      </div>
    </>
  );
}
