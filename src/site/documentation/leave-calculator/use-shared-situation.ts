import { useEffect, useState } from 'react';
import { EXAMPLE, type ReadSituation, readSituation, type Situation, writeSituation } from './situation.ts';

const EXAMPLE_READ: ReadSituation = { situation: EXAMPLE, incomplete: false };

/**
 * The situation on the screen, which the address always tells. The document knows no query, so the first pass
 * shows the example. A change of a checkbox is no navigation: it rewrites the address and neither scrolls nor waits.
 */
export function useSharedSituation() {
  const [read, setRead] = useState(EXAMPLE_READ);

  useEffect(() => {
    const read = () => {
      const { search } = window.location;
      setRead(search === '' ? EXAMPLE_READ : readSituation(new URLSearchParams(search)));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const change = (part: Partial<Situation>) => {
    const situation = { ...read.situation, ...part };
    setRead({ situation, incomplete: false });
    const query = writeSituation(situation, new URLSearchParams(window.location.search));
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
  };
  return { ...read, change };
}
