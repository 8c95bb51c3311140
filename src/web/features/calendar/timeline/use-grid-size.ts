import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GridSize, nameWidthIn } from './grid-sizes.ts';
import { dayWidthIn, type Span } from './span.ts';

/** The borders of the frame around the grid. */
const FRAME = 2;

/** Days as wide as the frame allows; null until it has been measured. */
export function useGridSize(span: Span) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const size = useMemo((): GridSize | null => {
    if (width === null || width === 0) return null;
    const nameWidth = nameWidthIn(width);
    return { nameWidth, dayWidth: dayWidthIn(span, width - nameWidth - FRAME) };
  }, [width, span]);
  return { frame, size };
}
