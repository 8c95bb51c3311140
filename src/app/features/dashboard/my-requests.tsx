import CirclePlus from 'lucide-react/icons/circle-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { PAGES } from '#contract/pages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import type { Sort, SortDirection } from '#ui/table.tsx';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { RequestsTable } from './requests-table.tsx';
import { type RequestColumn, requestColumns, sortRequests } from './sort-requests.ts';

const PER_PAGE = 20;
/** The latest, which is what people look for; the others unfold. */
const LATEST = 3;

const directions: readonly SortDirection[] = ['ascending', 'descending'];

/** One's own requests: all of them are here, so that sorting goes through all of them. */
export function MyRequests({ requests }: { requests: readonly LeaveRequest[] }) {
  const { t } = useTranslation(['dashboard', 'leave', 'ui']);
  const types = useLeaveTypes();
  const [sort, setSort] = useState<Sort<RequestColumn>>({ key: 'createdAt', direction: 'descending' });
  const [asked, setPage] = useState(1);
  const [isUnfolded, setUnfolded] = useState(false);
  const isWhole = isUnfolded && requests.length > LATEST;
  const sorted = sortRequests(requests, sort, {
    type: ({ type }) => types.name(type),
    status: ({ status }) => t(`ui:status.${status}`),
  });
  const pageCount = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
  const page = Math.min(asked, pageCount);
  const choices = requestColumns.flatMap((key) =>
    directions.map((direction) => ({ value: `${key} ${direction}`, sort: { key, direction } })),
  );
  const sortBy = (next: Sort<RequestColumn>) => {
    setSort(next);
    setPage(1);
  };
  return (
    <section aria-labelledby="my-requests" className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="my-requests" className="text-lg font-semibold">
          {t('dashboard:requests.title')}
        </h2>
        {isWhole && (
          // Where the table becomes cards, its headings are gone: sorting stands here.
          <Select
            className="@2xl:hidden"
            label={t('dashboard:requests.sortBy')}
            value={`${sort.key} ${sort.direction}`}
            options={choices.map(({ value, sort: { key, direction } }) => ({
              value,
              label: t(`dashboard:requests.directions.${direction}`, {
                column: t(`dashboard:requests.columns.${key}`),
              }),
            }))}
            onChange={({ target }) => {
              const chosen = choices.find(({ value }) => value === target.value);
              if (chosen) sortBy(chosen.sort);
            }}
          />
        )}
      </div>
      <div className={cardClass}>
        {requests.length === 0 ? (
          <EmptyState
            scene="deckchair"
            headingLevel={3}
            title={t('dashboard:requests.emptyTitle')}
            action={
              <ButtonLink
                variant="secondary"
                to={PAGES.newRequest.path}
                icon={<CirclePlus className="size-5" aria-hidden="true" />}
              >
                {t('dashboard:newRequest')}
              </ButtonLink>
            }
          >
            {t('dashboard:requests.empty')}
          </EmptyState>
        ) : (
          <RequestsTable
            requests={
              isWhole ? sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE) : sorted.slice(0, LATEST)
            }
            sort={isWhole ? sort : undefined}
            onSort={isWhole ? sortBy : undefined}
          />
        )}
      </div>
      {!isWhole && requests.length > LATEST && (
        <Button variant="quiet" className="self-start" onClick={() => setUnfolded(true)}>
          {t('dashboard:requests.all', { count: requests.length })}
        </Button>
      )}
      {isWhole && pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPage={setPage} />}
    </section>
  );
}
