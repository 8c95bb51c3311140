import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { dragged, type MarkedHalves, wholeDay } from './selection.ts';

/** A place of the grid under a pointer: a row, and a half-day counted from the first morning. */
export interface Spot {
  readonly row: number;
  readonly slot: number;
}

type MarkingOptions = {
  spotAt: (event: PointerEvent) => Spot | null;
  slotAt: (clientX: number) => number;
  /** Whether the place is one's own and nothing lies there. */
  isFree: (spot: Spot) => boolean;
  byHalf: boolean;
  onAsk: (selection: MarkedHalves) => void;
};

/**
 * Days of one's own row, marked with a mouse or a pen by dragging, which asks for them at once. A finger scrolls when
 * it drags; its tap, like a plain click, marks one day and leaves the asking to a button.
 */
export function useMarking({ spotAt, slotAt, isFree, byHalf, onAsk }: MarkingOptions) {
  const [selection, setSelection] = useState<MarkedHalves | null>(null);
  const start = useRef<Spot | null>(null);
  const current = useRef<MarkedHalves | null>(null);
  const hasMoved = useRef(false);
  const mark = useCallback((next: MarkedHalves | null) => {
    current.current = next;
    setSelection(next);
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const spot = spotAt(event);
    if (!spot || !isFree(spot)) return;
    start.current = spot;
    hasMoved.current = false;
    mark(null);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const slot = slotAt(event.clientX);
    const known = current.current;
    if (known === null && slot === from.slot) return;
    // Held once it is a drag: a plain click must still tell what it hit.
    event.currentTarget.setPointerCapture(event.pointerId);
    hasMoved.current = true;
    const next = dragged(from.row, from.slot, slot, byHalf);
    if (next.anchor !== known?.anchor || next.focus !== known.focus) mark(next);
  };
  const onPointerUp = () => {
    const isDrag = start.current !== null && hasMoved.current;
    start.current = null;
    hasMoved.current = false;
    if (isDrag && current.current) onAsk(current.current);
  };
  const onPointerCancel = () => {
    start.current = null;
    hasMoved.current = false;
    mark(null);
  };
  /** True when the click was on a free day of one's own, which is then marked. */
  const markDay = (spot: Spot): boolean => {
    if (!isFree(spot)) return false;
    mark(wholeDay(spot.row, spot.slot >> 1));
    return true;
  };
  return {
    selection,
    mark,
    markDay,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
