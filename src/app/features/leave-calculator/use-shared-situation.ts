import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { EXAMPLE, type ReadSituation, readSituation, type Situation, writeSituation } from './situation.ts';

const EXAMPLE_READ: ReadSituation = { situation: EXAMPLE, incomplete: false };

/**
 * The situation on the screen, which the address always tells. The prerendered page knows no query, so the first
 * pass shows the example. The address is rewritten beside the router: a change of a checkbox is no navigation, and
 * must neither scroll nor wait for one.
 */
export function useSharedSituation() {
  const location = useLocation();
  const [read, setRead] = useState(EXAMPLE_READ);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival and every step back is a new location
  useEffect(() => {
    const { search } = window.location;
    setRead(search === '' ? EXAMPLE_READ : readSituation(new URLSearchParams(search)));
  }, [location]);

  const change = (part: Partial<Situation>) => {
    const situation = { ...read.situation, ...part };
    setRead({ situation, incomplete: false });
    const query = writeSituation(situation, new URLSearchParams(window.location.search));
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
  };
  return { ...read, change };
}
