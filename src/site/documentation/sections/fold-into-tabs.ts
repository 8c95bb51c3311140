import { firstSection, type SectionId, sectionIds, toSection } from './section-ids.ts';

/** A shared calculation names its dates and not always its place. */
const CALCULATION = 'from';

export const tabIdOf = (section: SectionId): string => `tab-${section}`;

const tabOf = (section: SectionId) => document.getElementById(tabIdOf(section));

function targetOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Which section an address speaks of: the one that holds its anchor. */
function sectionOf({ hash, search }: Pick<Location, 'hash' | 'search'>): SectionId {
  const holder = targetOf(hash)?.closest<HTMLElement>('[data-section]');
  const held = toSection(holder?.dataset.section);
  if (held) return held;
  return new URLSearchParams(search).has(CALCULATION) ? 'calcul' : firstSection;
}

function show(open: SectionId): void {
  for (const section of sectionIds) {
    const isOpen = section === open;
    const tab = tabOf(section);
    tab?.setAttribute('aria-selected', String(isOpen));
    if (tab) tab.tabIndex = isOpen ? 0 : -1;
    const panel = document.getElementById(section);
    if (panel) panel.hidden = !isOpen;
  }
  // Another tab may lie outside what a phone shows.
  const tab = tabOf(open);
  const list = tab?.parentElement;
  if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2;
}

/** Shows where the address leads, in whichever section that is. */
function follow(): void {
  show(sectionOf(window.location));
  const target = targetOf(window.location.hash);
  if (target instanceof HTMLDetailsElement) target.open = true;
}

function arrive(): void {
  follow();
  const target = targetOf(window.location.hash);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

const modified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Tabs keep the focus and the place of the page; every other link of the page finds its section open. */
function followLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link || event.button !== 0 || modified(event)) return;
  const section = toSection(link.hash.slice(1));
  if (section && link.role === 'tab') {
    event.preventDefault();
    window.history.pushState(null, '', link.hash);
    show(section);
  } else if (link.hash === window.location.hash) arrive();
}

function step(event: KeyboardEvent): void {
  const last = sectionIds.length - 1;
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
  window.history.replaceState(null, '', `#${section}`);
  show(section);
  tabOf(section)?.focus({ preventScroll: true });
}

/**
 * Links to the sections of the documentation, which lead there in any browser, become tabs that show one at a time.
 * The address alone says which one, so that links, reloads and the way back all lead to it.
 */
export function foldIntoTabs(): void {
  const sections = document.querySelector<HTMLElement>('[data-sections]');
  const list = tabOf(firstSection)?.parentElement;
  if (!sections || !list) return;
  list.role = 'tablist';
  list.ariaLabel = list.dataset.label ?? null;
  for (const section of sectionIds) {
    const tab = tabOf(section);
    if (tab) tab.role = 'tab';
    tab?.setAttribute('aria-controls', section);
    const panel = document.getElementById(section);
    if (panel) panel.role = 'tabpanel';
    panel?.setAttribute('aria-labelledby', tabIdOf(section));
  }
  follow();
  sections.dataset.sections = 'tabs';
  list.addEventListener('keydown', step);
  document.addEventListener('click', followLink);
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', arrive);
}
