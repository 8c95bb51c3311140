import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TextField } from '#ui/text-field.tsx';

type TeamSearchProps = { search: string; found: number; onSearch: (search: string) => void };

export function TeamSearch({ search, found, onSearch }: TeamSearchProps) {
  const { t } = useTranslation('teams');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <TextField
        label={t('search.label')}
        type="search"
        autoComplete="off"
        placeholder={t('search.placeholder')}
        className="w-full max-w-sm"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        trailing={<Search className="mr-2.5 size-5 text-muted" aria-hidden="true" />}
      />
      <p aria-live="polite" className="text-sm text-muted">
        {t('search.count', { count: found })}
      </p>
    </div>
  );
}

/** What is searched and which part is shown stand in the address, so that going back finds them again. */
export function useSearchedPage() {
  const [params, setParams] = useSearchParams();
  const write = (search: string, page: number) =>
    setParams(
      { ...(search ? { q: search } : {}), ...(page > 1 ? { page: String(page) } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const search = params.get('q') ?? '';
  return {
    search,
    asked: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    setSearch: (next: string) => write(next, 1),
    setPage: (next: number) => write(search, next),
  };
}
