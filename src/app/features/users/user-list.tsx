import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { matches } from '#app/input/matches.ts';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { Sort } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { sortMembers, type UserColumn } from './sort-members.ts';
import { UsersTable, type UserTableProps } from './users-table.tsx';

const PER_PAGE = 50;

/** The search stands in the address, so that the palette can lead to one person. */
export function UserList({ members, ...table }: Omit<UserTableProps, 'sort' | 'onSort'>) {
  const { t, i18n } = useTranslation(['users', 'ui']);
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const [sort, setSort] = useState<Sort<UserColumn>>({ key: 'name', direction: 'ascending' });
  const [asked, setPage] = useState(1);

  const found = sortMembers(
    members.filter(({ name, email, role }) => matches(search, name, email, t(`ui:role.${role}`))),
    sort,
    i18n.language,
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(asked, pageCount);
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);

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
        <p aria-live="polite" className="text-sm text-muted">
          {t('users:search.count', { count: found.length })}
        </p>
      </div>
      <div className={cardClass}>
        {found.length === 0 ? (
          <EmptyState scene="tide" title={t('users:search.noneTitle')}>
            {t('users:search.none', { search })}
          </EmptyState>
        ) : (
          <UsersTable {...table} members={shown} sort={sort} onSort={setSort} />
        )}
      </div>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPage={setPage} />}
    </section>
  );
}
