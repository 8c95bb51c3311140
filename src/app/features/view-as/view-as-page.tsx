import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { usersEndpoints } from '#contract/users.ts';
import { viewAsEndpoints } from '#contract/view-as.ts';
import { roles } from '#domain/members/role.ts';
import { Banner } from '#ui/banner.tsx';
import { cardClass } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import { SideBySide } from './side-by-side.tsx';

const ofRole = 'role:';

/** V14: an admin sees what somebody else is shown. What was chosen stands in the address. */
export function ViewAsPage() {
  const { t } = useTranslation(['view-as', 'pages', 'ui']);
  const { periods } = useWords();
  const { name: typeName } = useLeaveTypes();
  const [search, setSearch] = useSearchParams();
  const eyes = search.get('as') ?? '';
  const about = search.get('about') ?? '';
  const request = search.get('request') ?? '';
  const users = useQuery(endpointQuery(usersEndpoints.list, {}));
  const people = (users.data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const requests = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.list, { query: { user: about, limit: 50 } }),
    enabled: about !== '',
  });
  const role = roles.find((one) => eyes === `${ofRole}${one}`);
  const asked = {
    ...(role ? { role } : { person: eyes }),
    ...(request === '' ? { about } : { request }),
  };
  const view = useQuery({
    ...endpointQuery(viewAsEndpoints.show, { query: asked }),
    enabled: eyes !== '' && about !== '',
    // Each asking is written down: none happens by itself.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const choose = (change: Record<string, string>) => {
    const next = { as: eyes, about, request, ...change };
    setSearch(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true },
    );
  };
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <PageTitle title={t('pages:viewAs.name')} />
      <PageHeader title={t('pages:viewAs.name')} lead={t('view-as:lead')} />
      <div className={`${cardClass} grid gap-4 p-5 lg:grid-cols-3`}>
        <Select
          label={t('view-as:eyes')}
          placeholder={t('view-as:choose')}
          value={eyes}
          onChange={({ target }) => choose({ as: target.value })}
          options={[
            { label: t('view-as:people'), options: people },
            {
              label: t('view-as:roles'),
              options: roles.map((one) => ({ value: `${ofRole}${one}`, label: t(`ui:role.${one}`) })),
            },
          ]}
        />
        <Select
          label={t('view-as:about')}
          placeholder={t('view-as:choose')}
          value={about}
          onChange={({ target }) => choose({ about: target.value, request: '' })}
          options={people}
        />
        <Select
          label={t('view-as:absence')}
          placeholder={t('view-as:noAbsence')}
          value={request}
          disabled={about === ''}
          onChange={({ target }) => choose({ request: target.value })}
          options={(requests.data ?? []).map((one) => ({
            value: one.id,
            label: `${typeName(one.type)}, ${periods.compact({
              start: one.startDate,
              startHalf: one.startHalf,
              end: one.endDate,
              endHalf: one.endHalf,
            })}`,
          }))}
        />
        <p className="text-sm text-muted lg:col-span-3">{t('view-as:noted')}</p>
      </div>
      {users.isError && (
        <LoadError
          error={users.error}
          otherwise={t('view-as:loadFailed')}
          onRetry={() => users.refetch()}
          retrying={users.isRefetching}
        />
      )}
      {view.isLoading && (
        <LoadingArea label={t('view-as:loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {view.isError && (
        <LoadError
          error={view.error}
          otherwise={t('view-as:loadFailed')}
          onRetry={() => view.refetch()}
          retrying={view.isRefetching}
        />
      )}
      {view.data && <SideBySide seen={view.data} />}
      {view.data && <Banner tone="info" title={t('view-as:never')} />}
    </div>
  );
}
