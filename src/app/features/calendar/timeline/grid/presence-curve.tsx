import { minimumHeight, type PresenceDay, presenceOutline } from '../model/presence-line.ts';

type PresenceCurveProps = {
  days: readonly PresenceDay[];
  /** How many must be in, drawn as a line; null when nobody said. */
  minimum: number | null;
  className: string;
};

/** Who is in as one outline, where there is no room for a figure a day. */
export function PresenceCurve({ days, minimum, className }: PresenceCurveProps) {
  const floor = minimum === null ? null : minimumHeight(days, minimum);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${days.length} 1`} preserveAspectRatio="none" className={className}>
      <path d={presenceOutline(days)} className="fill-sea/35" />
      {floor !== null && (
        <line
          x1={0}
          x2={days.length}
          y1={floor}
          y2={floor}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 3"
          className="stroke-coral"
        />
      )}
    </svg>
  );
}
