import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { Kbd } from '#ui/kbd.tsx';

/** What the keys open, for those who do not know them. */
export function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('app');
  return (
    <button
      type="button"
      onClick={onSearch}
      className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3 text-plain text-muted hover:bg-sunken hover:text-ink md:max-lg:justify-center md:max-lg:border-transparent"
    >
      <Search className="size-5 shrink-0" aria-hidden="true" />
      <span className="flex-1 text-left max-lg:sr-only">{t('search')}</span>
      <span aria-hidden="true" className="hidden gap-1 lg:flex">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
