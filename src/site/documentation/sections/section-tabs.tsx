import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { type SectionId, sectionIds } from './section-ids.ts';

export const tabIdOf = (section: SectionId): string => `tab-${section}`;

/** Links to the sections, which lead there in any browser; once the page is alive, tabs that show one at a time. */
export function SectionTabs({ open }: { open: SectionId }) {
  const { t } = useTranslation('documentation');
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may lie outside what a phone shows
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [open, hydrated]);

  const show = (section: SectionId, replace: boolean): void => {
    navigate({ search: window.location.search, hash: section }, { replace });
  };
  const follow = (event: MouseEvent, section: SectionId): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(section, false);
  };
  const step = (event: KeyboardEvent): void => {
    const last = sectionIds.length - 1;
    // Where the focus is, not what is open: a second key may come before the first has been drawn.
    const here = sectionIds.findIndex((section) => tabIdOf(section) === document.activeElement?.id);
    if (here < 0) return;
    const places: Record<string, number> = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    };
    const section = sectionIds[places[event.key] ?? -1];
    if (!section) return;
    event.preventDefault();
    show(section, true);
    document.getElementById(tabIdOf(section))?.focus({ preventScroll: true });
  };

  return (
    <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 sm:-mx-6 sm:px-6">
      <div
        ref={list}
        {...(hydrated && { role: 'tablist', 'aria-label': t('tabs'), onKeyDown: step })}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {sectionIds.map((section) => {
          const isOpen = hydrated && section === open;
          return (
            <a
              key={section}
              id={tabIdOf(section)}
              href={`#${section}`}
              {...(hydrated && {
                role: 'tab',
                'aria-selected': isOpen,
                'aria-controls': section,
                tabIndex: isOpen ? 0 : -1,
              })}
              onClick={(event) => follow(event, section)}
              className="inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent px-3 text-plain text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-sea aria-selected:font-medium aria-selected:text-ink"
            >
              {t(`sections.${section}.tab`)}
            </a>
          );
        })}
      </div>
    </div>
  );
}
