import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LeaveTypeName } from '#app/leave/leave-type.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { dateOf, yearOf } from '#domain/calendar/plain-date.ts';
import { REQUEST_STATUSES } from '#domain/leave-requests/request-states.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

/** As many as a glance takes in; then all that a call answers with. */
const FEW = 8;
const MANY = 200;
const YEARS_BACK = 4;

/** A person's requests, latest first, by status and by year. */
export function RequestsCard({ userId, own }: { userId: string; own: boolean }) {
  const { t } = useTranslation(['people-sheets', 'ui']);
  const words = useLeaveWords();
  const year = yearOf(useToday());
  const [status, setStatus] = useState<(typeof REQUEST_STATUSES)[number] | undefined>();
  const [chosenYear, setChosenYear] = useState<number | undefined>();
  const [all, setAll] = useState(false);
  const asked = {
    ...(status === undefined ? {} : { status }),
    ...(chosenYear === undefined ? {} : { from: dateOf(chosenYear, 1, 1), to: dateOf(chosenYear, 12, 31) }),
    // One more than is shown tells whether there are more.
    limit: all ? MANY : FEW + 1,
  };
  const mine = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.listMine, { query: asked }),
    enabled: own,
    placeholderData: (before) => before,
  });
  const theirs = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.list, { query: { ...asked, user: userId } }),
    enabled: !own,
    placeholderData: (before) => before,
  });
  const list = own ? mine : theirs;
  const shown = all ? list.data : list.data?.slice(0, FEW);
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, back) => year + 1 - back);
  const columns: Column<LeaveRequest, 'type' | 'period' | 'duration' | 'status'>[] = [
    {
      key: 'type',
      header: t('people-sheets:requests.type'),
      rowHeader: true,
      cell: ({ id, type }) => (
        <Link to={requestPath(id)} className="after:absolute after:inset-0 hover:underline">
          <LeaveTypeName type={type} />
        </Link>
      ),
    },
    {
      key: 'period',
      header: t('people-sheets:requests.period'),
      cell: (request) => <span className="tabular-nums">{words.shortPeriod(request)}</span>,
    },
    {
      key: 'duration',
      header: t('people-sheets:requests.duration'),
      numeric: true,
      cell: ({ countedDays }) => words.counted(countedDays),
    },
    {
      key: 'status',
      header: t('people-sheets:requests.status'),
      cell: (request) => <RequestStatusBadge request={request} />,
    },
  ];
  return (
    <Card title={t('people-sheets:requests.title')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-4">
          <Select
            label={t('people-sheets:requests.status')}
            placeholder={t('people-sheets:requests.anyStatus')}
            className="min-w-40"
            options={REQUEST_STATUSES.map((value) => ({ value, label: t(`ui:status.${value}`) }))}
            value={status ?? ''}
            onChange={({ target }) => setStatus(REQUEST_STATUSES.find((each) => each === target.value))}
          />
          <Select
            label={t('people-sheets:requests.year')}
            placeholder={t('people-sheets:requests.anyYear')}
            className="min-w-40"
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={chosenYear === undefined ? '' : String(chosenYear)}
            onChange={({ target }) => setChosenYear(target.value === '' ? undefined : Number(target.value))}
          />
        </div>
        {list.isPending && <Skeleton className="h-24 w-full" />}
        {list.isError && (
          <LoadError
            error={list.error}
            otherwise={t('people-sheets:requests.loadFailed')}
            onRetry={() => list.refetch()}
            retrying={list.isRefetching}
          />
        )}
        {shown?.length === 0 && (
          <p className="text-muted">
            {t(
              status === undefined && chosenYear === undefined
                ? 'people-sheets:requests.none'
                : 'people-sheets:requests.noneSuch',
            )}
          </p>
        )}
        {shown && shown.length > 0 && (
          <div className="-mx-4">
            <Table
              caption={t('people-sheets:requests.title')}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
            />
          </div>
        )}
        {!all && (list.data?.length ?? 0) > FEW && (
          <div>
            <Button size="sm" variant="secondary" onClick={() => setAll(true)}>
              {t('people-sheets:requests.more')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
