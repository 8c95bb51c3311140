import { type MouseEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { QueueItem } from './use-queue.ts';

const named = 'request';

/** From this width on the details stand beside the list; below it they are a page, and back leads to the list. */
const isDesk = () => window.matchMedia('(width >= 80rem)').matches;

/** The request whose details are on show: the one in the address, or on a desk the one that has the focus. */
export function useShownRequest(items: readonly QueueItem[]) {
  const [search] = useSearchParams();
  const [followed, setFollowed] = useState<string | null>(null);
  const isThere = (id: string | null): id is string => items.some(({ request }) => request.id === id);
  const inAddress = search.get(named);
  const opened = isThere(inAddress) ? inAddress : null;
  const beside = isThere(followed) ? followed : (opened ?? items[0]?.request.id ?? null);
  const without = new URLSearchParams(search);
  without.delete(named);
  return {
    /** Whether it is a page of its own on a phone. */
    isOpened: opened !== null,
    id: beside,
    back: `?${without}`,
    addressOf: (id: string) => `?${new URLSearchParams([...without, [named, id]])}`,
    open: (id: string, event: MouseEvent) => {
      if (!isDesk()) {
        setFollowed(null);
        return;
      }
      event.preventDefault();
      setFollowed(id);
    },
    follow: (id: string) => {
      if (isDesk()) setFollowed(id);
    },
  };
}

export type ShownRequest = ReturnType<typeof useShownRequest>;
