import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '#web/i18n/language.ts';
import { findEntries } from './find-entries.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchEntries } from './use-search-entries.ts';

/** Looks through all sections at once. What it looks through is fetched when somebody is about to search. */
export function SearchBox() {
  const { t, i18n } = useTranslation('documentation');
  const { entries, failed, load } = useSearchEntries(toLanguage(i18n.language));
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const found = entries ? findEntries(entries, search) : [];
  const isShown = isOpen && search.trim() !== '';
  const optionId = (place: number): string => `${id}-option-${place}`;

  const change = (text: string): void => {
    setSearch(text);
    setChosen(0);
    setOpen(true);
  };
  const go = (place: number): void => {
    const anchor = found[place]?.entry.anchor;
    if (anchor === undefined) return;
    setOpen(false);
    input.current?.blur();
    window.location.hash = anchor;
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      if (isShown) setChosen((chosen + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isShown) go(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) setOpen(false);
      else change('');
    }
  };

  return (
    <search data-needs-script="" className="relative block max-w-xl">
      <label htmlFor={`${id}-input`} className="sr-only">
        {t('search.label')}
      </label>
      <Search
        className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
        aria-hidden="true"
      />
      <input
        ref={input}
        id={`${id}-input`}
        type="text"
        inputMode="search"
        role="combobox"
        aria-expanded={isShown && found.length > 0}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && found.length > 0 ? optionId(chosen) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('search.placeholder')}
        value={search}
        onFocus={() => {
          load();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        className="min-h-12 w-full rounded-md border border-line-strong bg-surface pr-4 pl-11 text-base"
      />
      <SearchResults
        id={`${id}-results`}
        label={t('search.results')}
        optionId={optionId}
        search={search}
        state={{ isShown, isLoading: entries === null && !failed, failed }}
        found={found}
        chosen={chosen}
        onChoose={setChosen}
        onGo={go}
      />
    </search>
  );
}
