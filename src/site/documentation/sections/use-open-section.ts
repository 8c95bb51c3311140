import { useLayoutEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { firstSection, type SectionId, toSection } from './section-ids.ts';

/** A shared calculation names its dates and not always its place. */
const CALCULATION = 'from';

function targetOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Which section the address speaks of: the one that holds its anchor. */
function sectionOf(hash: string, search: string): SectionId {
  const holder = targetOf(hash)?.closest<HTMLElement>('[data-section]');
  const held = toSection(holder?.dataset.section) ?? toSection(hash.slice(1));
  if (held) return held;
  return new URLSearchParams(search).has(CALCULATION) ? 'calcul' : firstSection;
}

interface OpenSection {
  readonly open: SectionId;
  /** To be told when the words of a section have come later than the page: the anchor may be among them. */
  readonly onArrival: (section: SectionId) => void;
}

/** The address alone says which section is open, so that links, reloads and the way back all lead to it. */
export function useOpenSection(): OpenSection {
  const { hash, search, key } = useLocation();
  const hydrated = useHydrated();
  const [arrivals, arrive] = useReducer((count: number) => count + 1, 0);
  const open = hydrated ? sectionOf(hash, search) : firstSection;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link twice leads there twice
  useLayoutEffect(() => {
    const target = targetOf(hash);
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash, key, arrivals]);

  const onArrival = (section: SectionId): void => {
    arrive();
    const target = targetOf(hash);
    if (target?.closest<HTMLElement>('[data-section]')?.dataset.section !== section) return;
    // Once the section is shown: it is hidden until this arrival is drawn.
    requestAnimationFrame(() => {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    });
  };
  return { open, onArrival };
}
