import { useState } from 'react';

/** A dialog that was never open is not drawn; one that was goes through its own end. */
export function useEverOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
