import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';

export type ContentsEntry = { readonly id: string; readonly text: string };

/** The way through a section: beside it on a wide screen, folded above it on a phone. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('documentation');
  const links = (
    <ul className="flex flex-col text-plain">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-8 items-center py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="group rounded-md border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-4 text-muted group-open:rotate-90" aria-hidden="true" />
          {t('contentsOfSection')}
        </summary>
        <nav aria-label={t('contentsOfSection')} className="px-4 pb-3">
          {links}
        </nav>
      </details>
      <nav
        aria-label={t('contentsOfSection')}
        className="max-lg:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      >
        <p className="mb-2 text-sm font-semibold" aria-hidden="true">
          {t('contentsOfSection')}
        </p>
        {links}
      </nav>
    </>
  );
}

/** Contents on one side, words on the other. */
export const sectionGridClass =
  'flex flex-col gap-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-12';
