import { useState } from 'react';
import type { Language } from '#domain/text/language.ts';
import type { SearchEntry } from './search-entries.ts';

const files = {
  fr: () => import('virtual:documentation/search.fr'),
  en: () => import('virtual:documentation/search.en'),
} as const satisfies Record<Language, unknown>;

interface Loaded {
  readonly language: Language;
  readonly entries: readonly SearchEntry[] | null;
}

/** The words of one language, once they were asked for; asking again after a failure tries again. */
export function useSearchEntries(language: Language) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isCurrent = loaded?.language === language;
  const load = (): void => {
    if (isCurrent && loaded.entries) return;
    files[language]().then(
      ({ default: entries }) => setLoaded({ language, entries }),
      () => setLoaded({ language, entries: null }),
    );
  };
  const entries = isCurrent ? loaded.entries : null;
  return { entries, failed: isCurrent && entries === null, load };
}
