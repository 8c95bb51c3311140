import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dayWidthIn, type Span } from '../model/span.ts';
import { type GridSize, nameWidthIn } from './grid-sizes.ts';

/** Days as wide as the frame allows; null until it has been measured. `day` is shown first. */
export function useGridSize(span: Span, day: number) {
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
    const least = nameWidthIn(width);
    const dayWidth = dayWidthIn(span, width - least);
    // What is left over goes to the names, so that the days end where the frame does.
    return { dayWidth, nameWidth: Math.max(least, width - span.days * dayWidth) };
  }, [width, span]);
  // Once, when there is something to see: today a third of the way in, where the days go on past the edge.
  const shown = size !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolled since stays where they are
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !size || day < 0 || day >= span.days) return;
    const room = element.clientWidth - size.nameWidth;
    element.scrollLeft = Math.max(0, day * size.dayWidth - room / 3);
  }, [shown]);
  return { frame, size };
}
