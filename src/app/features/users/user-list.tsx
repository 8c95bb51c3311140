import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { matches } from '#app/input/matches.ts';
import { FIGURES_PER_CALL } from '#contract/people-lists.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { Sort } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { usePeopleColumns } from './people-columns.ts';
import { sortMembers, type UserColumn } from './sort-members.ts';
import { useFigures } from './use-figures.ts';
import { UsersTable, type UserTableProps } from './users-table.tsx';

type UserListProps = Omit<
  UserTableProps,
  'sort' | 'onSort' | 'columns' | 'figuresOf' | 'chosen' | 'onChoose'
>;

/** The search stands in the address, so that the palette can lead to one person. */
export function UserList({ user, members, ...actions }: UserListProps) {
  const { t } = useTranslation(['users', 'ui']);
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const [sort, setSort] = useState<Sort<UserColumn>>({ key: 'name', direction: 'ascending' });
  const [asked, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { columns, toggle } = usePeopleColumns();

  const found = sortMembers(
    members.filter(({ name, email, role }) => matches(search, name, email, t(`ui:role.${role}`))),
    sort,
  );
  const pageCount = Math.max(1, Math.ceil(found.length / FIGURES_PER_CALL));
  const page = Math.min(asked, pageCount);
  const shown = found.slice((page - 1) * FIGURES_PER_CALL, page * FIGURES_PER_CALL);
  const figures = useFigures(
    shown,
    columns.some((column) => column === 'teams' || column === 'paidLeave' || column === 'nextLeave'),
  );
  const onPage = shown.filter(({ id }) => chosen.has(id)).length;
  const choose = (ids: readonly string[], on: boolean) => {
    const without = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(on ? [...without, ...ids] : without));
  };

  return (
    <section aria-label={t('users:caption')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <TextField
          label={t('users:search.label')}
          type="search"
          autoComplete="off"
          placeholder={t('users:search.placeholder')}
          className="w-full max-w-sm"
          value={search}
          onChange={({ target }) => {
            setPage(1);
            setParams(target.value ? { q: target.value } : {}, { replace: true, preventScrollReset: true });
          }}
          trailing={<Search className="mr-2.5 size-5 text-muted" aria-hidden="true" />}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p aria-live="polite" className="text-sm text-muted">
            {t('users:search.count', { count: found.length })}
          </p>
          <ColumnMenu columns={columns} onToggle={toggle} />
        </div>
      </div>
      {figures.failed && (
        <Banner
          tone="error"
          title={t('users:figuresFailed')}
          action={
            <Button size="sm" variant="secondary" onClick={figures.retry}>
              {t('ui:retry')}
            </Button>
          }
        />
      )}
      <BulkBar
        user={user}
        chosen={members.filter(({ id }) => chosen.has(id))}
        onDone={() => setChosen(new Set())}
      />
      {shown.length > 1 && (
        <div className="px-4 text-sm">
          <Checkbox
            label={t('users:several.all')}
            checked={onPage === 0 ? false : onPage === shown.length ? true : 'indeterminate'}
            onChange={(on) =>
              choose(
                shown.map(({ id }) => id),
                on,
              )
            }
          />
        </div>
      )}
      {/* With every column chosen a tablet is too narrow: the list scrolls, and not the page. */}
      <div className={classNames(cardClass, 'overflow-x-auto')}>
        {found.length === 0 ? (
          <EmptyState scene="tide" title={t('users:search.noneTitle')}>
            {t('users:search.none', { search })}
          </EmptyState>
        ) : (
          <UsersTable
            {...actions}
            user={user}
            members={shown}
            sort={sort}
            onSort={setSort}
            columns={columns}
            figuresOf={figures.of}
            chosen={chosen}
            onChoose={({ id }, on) => choose([id], on)}
          />
        )}
      </div>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPage={setPage} />}
    </section>
  );
}
