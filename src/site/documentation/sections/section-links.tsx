import { useTranslation } from 'react-i18next';
import { tabIdOf } from './fold-into-tabs.ts';
import { sectionIds } from './section-ids.ts';

/** Links to the sections, which lead there in any browser; once the page's script runs, they are its tabs. */
export function SectionLinks() {
  const { t } = useTranslation('documentation');
  return (
    <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 sm:-mx-6 sm:px-6">
      <div
        data-label={t('tabs')}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {sectionIds.map((section) => (
          <a
            key={section}
            id={tabIdOf(section)}
            href={`#${section}`}
            className="inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent px-3 text-plain text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-sea aria-selected:font-medium aria-selected:text-ink"
          >
            {t(`sections.${section}.tab`)}
          </a>
        ))}
      </div>
    </div>
  );
}
