import { useRef } from 'react';

/**
 * Our dialogs are opened by state rather than by a trigger of their own, so Radix does not know where the
 * focus came from: it is noted on the way in and given back on the way out.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
