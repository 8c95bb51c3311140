import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { MarkedDays } from './marked-days.ts';

function dayUnder({ target }: { target: EventTarget | null }): PlainDate | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
  return day === undefined ? null : plainDate(day);
}

/**
 * Days of the month, marked with a mouse or a pen by dragging, which asks for them at once. A finger scrolls when it
 * drags; the keyboard marks with Shift and asks with Enter.
 */
export function useDayMarking(onAsk: (marked: MarkedDays) => void) {
  const [marked, setMarked] = useState<MarkedDays | null>(null);
  const [isDragging, setDragging] = useState(false);
  const start = useRef<PlainDate | null>(null);
  const current = useRef<MarkedDays | null>(null);
  const mark = useCallback((next: MarkedDays | null) => {
    current.current = next;
    setMarked(next);
  }, []);
  // Wherever the button is let go of, the drag is over.
  useEffect(() => {
    if (!isDragging) return;
    const end = (event: globalThis.PointerEvent) => {
      setDragging(false);
      start.current = null;
      const found = current.current;
      if (event.type === 'pointerup' && found && found.anchor !== found.focus) onAsk(found);
      else mark(null);
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [isDragging, mark, onAsk]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    start.current = dayUnder(event);
    if (start.current === null) return;
    mark(null);
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent) => {
    const anchor = start.current;
    const focus = anchor && dayUnder(event);
    if (!anchor || !focus || focus === (current.current?.focus ?? anchor)) return;
    mark({ anchor, focus });
  };
  return { marked, mark, isDragging, handlers: { onPointerDown, onPointerMove } };
}
