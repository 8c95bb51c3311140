import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ShownBlackout } from '../model/timeline-model.ts';

/** Days without leave are hatched, days on which the company is closed are plain. */
export const markClass = {
  blackout: 'bg-[repeating-linear-gradient(135deg,var(--coral-solid)_0_3px,transparent_3px_6px)]',
  closing: 'bg-sea-solid',
} as const;

type BlackoutMarksProps = { blackouts: readonly ShownBlackout[]; dayWidth: number };

/** Days without leave, as a line under them: it crosses no bar, and says by its ends where it begins and stops. */
export const BlackoutMarks = memo(function BlackoutMarks({ blackouts, dayWidth }: BlackoutMarksProps) {
  return blackouts.map(({ id, kind, first, last }) => (
    <span
      key={id}
      aria-hidden="true"
      data-blackout={kind}
      style={{ left: first * dayWidth, width: (last - first + 1) * dayWidth }}
      className={classNames('absolute bottom-0 z-1 h-1.5', markClass[kind])}
    />
  ));
});
