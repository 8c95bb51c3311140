import { type TouchEvent, useRef } from 'react';

/** Further than a finger that meant to press. */
const FAR_ENOUGH = 48;

/** A finger drawn across: 1 towards what comes next, -1 back. Scrolling the page is none. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      from.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!from.current || !finger) return;
      const across = finger.clientX - from.current.x;
      const along = finger.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) >= FAR_ENOUGH && Math.abs(across) > 2 * Math.abs(along)) {
        onSwipe(across < 0 ? 1 : -1);
      }
    },
  };
}
