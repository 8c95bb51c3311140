import { useEffect, useState } from 'react';

/** The text once it has not changed for a moment: a figure that is being typed is no figure yet. */
export function useSettledText(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
