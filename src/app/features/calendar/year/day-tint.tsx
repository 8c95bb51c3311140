import { LeaveTypeDot } from '#app/leave/leave-type.tsx';
import { classNames } from '#ui/class-names.ts';
import type { DayPart } from '#web/leave/day-absences.ts';

const halves = {
  day: '',
  am: '[clip-path:polygon(0_0,100%_0,0_100%)]',
  pm: '[clip-path:polygon(100%_0,100%_100%,0_100%)]',
} as const satisfies Record<DayPart, string>;

const states = {
  taken: 'opacity-50',
  planned: 'opacity-25',
  pending: 'opacity-60 hatch-mask',
} as const;

export type DayState = keyof typeof states;

type DayTintProps = { type: string; part: DayPart; state: DayState };

/** The colour of a type behind a day: full once taken, light while planned, hatched while pending, half for half. */
export function DayTint({ type, part, state }: DayTintProps) {
  return (
    <LeaveTypeDot
      type={type}
      className={classNames('absolute inset-0 size-full! rounded-none!', halves[part], states[state])}
    />
  );
}
