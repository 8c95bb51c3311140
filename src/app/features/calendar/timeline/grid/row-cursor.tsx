import { type RefObject, useEffect, useRef } from 'react';
import { NAME } from '../marking/cursor.ts';

/** Whether the keyboard is at the name of a row, which then takes the focus. */
export function useNameFocus<Element extends HTMLElement>(
  cursorDay: number | null,
  hasFocus: boolean,
): { name: RefObject<Element | null>; isAtName: boolean } {
  const name = useRef<Element>(null);
  const isAtName = cursorDay === NAME;
  useEffect(() => {
    if (isAtName && hasFocus) name.current?.focus();
  }, [isAtName, hasFocus]);
  return { name, isAtName };
}

type RowCursorProps = {
  /** The day the keyboard is at, or the name; null while it is on another row. */
  day: number | null;
  dayWidth: number;
  label: (day: number) => string;
  hasFocus: boolean;
};

/** The one day of the grid that the Tab key reaches. Its element is new for each day, so that each is read aloud. */
export function RowCursor({ day, dayWidth, label, hasFocus }: RowCursorProps) {
  if (day === null || day === NAME) return null;
  return (
    <DayButton key={day} left={day * dayWidth} width={dayWidth} label={label(day)} hasFocus={hasFocus} />
  );
}

type DayButtonProps = { left: number; width: number; label: string; hasFocus: boolean };

function DayButton({ left, width, label, hasFocus }: DayButtonProps) {
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
