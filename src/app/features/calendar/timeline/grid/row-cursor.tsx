import { useEffect, useRef } from 'react';

type RowCursorProps = { left: number; width: number; label: string; hasFocus: boolean };

/** The one day of the grid that the Tab key reaches. Its element is new for each day, so that each is read aloud. */
export function RowCursor({ left, width, label, hasFocus }: RowCursorProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) own.current?.focus();
  }, [hasFocus]);
  return (
    <button
      ref={own}
      type="button"
      aria-label={label}
      data-cursor=""
      style={{ left, width }}
      className="absolute inset-y-0 z-3 rounded-sm focus-visible:outline-offset-[-2px]"
    />
  );
}
