import { type RefObject, useEffect, useState } from 'react';
import type { Spot } from './use-marking.ts';

type HoverLabelProps = {
  body: RefObject<HTMLDivElement | null>;
  spotAt: (event: globalThis.PointerEvent) => Spot | null;
  wordsAt: (row: number, day: number) => { title: string; lines: readonly string[] } | null;
};

type Shown = { row: number; day: number; x: number; y: number };

/** What lies under a mouse, in words. One element for the whole grid: the keyboard has the same words at its cursor. */
export function HoverLabel({ body, spotAt, wordsAt }: HoverLabelProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = (event: globalThis.PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return setShown(null);
      const spot = spotAt(event);
      if (!spot) return setShown(null);
      const day = spot.slot >> 1;
      setShown((known) =>
        known?.row === spot.row && known.day === day
          ? known
          : { row: spot.row, day, x: event.clientX, y: event.clientY },
      );
    };
    const hide = () => setShown(null);
    const scroller = element.parentElement;
    element.addEventListener('pointermove', look);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('pointerdown', hide);
    scroller?.addEventListener('scroll', hide, { passive: true });
    return () => {
      element.removeEventListener('pointermove', look);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('pointerdown', hide);
      scroller?.removeEventListener('scroll', hide);
    };
  }, [body, spotAt]);
  const words = shown && wordsAt(shown.row, shown.day);
  if (!shown || !words) return null;
  const toTheLeft = shown.x > window.innerWidth - 300;
  return (
    <div
      aria-hidden="true"
      style={{
        top: shown.y + 16,
        ...(toTheLeft ? { right: window.innerWidth - shown.x + 8 } : { left: shown.x + 12 }),
      }}
      className="pointer-events-none fixed z-50 max-w-72 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper"
    >
      <p className="font-medium">{words.title}</p>
      {words.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
