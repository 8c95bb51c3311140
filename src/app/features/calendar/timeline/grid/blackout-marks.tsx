import { memo } from 'react';
import type { ShownBlackout } from '../model/timeline-model.ts';

type BlackoutMarksProps = { blackouts: readonly ShownBlackout[]; dayWidth: number };

/** Days without leave, as a line under them: it crosses no bar, and says by its ends where it begins and stops. */
export const BlackoutMarks = memo(function BlackoutMarks({ blackouts, dayWidth }: BlackoutMarksProps) {
  return blackouts.map(({ id, first, last }) => (
    <span
      key={id}
      aria-hidden="true"
      data-blackout=""
      style={{ left: first * dayWidth, width: (last - first + 1) * dayWidth }}
      className="absolute bottom-0 z-1 h-1.5 bg-[repeating-linear-gradient(135deg,var(--coral-solid)_0_3px,transparent_3px_6px)]"
    />
  ));
});
