import { classNames } from '#ui/class-names.ts';
import type { DayPart } from './day-absences.ts';
import { ColorDot } from './leave-color.tsx';

const halves = {
  day: '',
  am: '[clip-path:inset(0_50%_0_0)]',
  pm: '[clip-path:inset(0_0_0_50%)]',
} as const satisfies Record<DayPart, string>;

type AbsenceMarkProps = { color: string | null; part?: DayPart; pending?: boolean; className?: string };

/** The dot of a type: half of it for half a day, hatched while nobody has decided. Words always stand beside it. */
export function AbsenceMark({ color, part = 'day', pending = false, className }: AbsenceMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-2.5 shrink-0 rounded-full',
        (part !== 'day' || pending) && 'outline outline-line-strong',
        className,
      )}
    >
      <ColorDot color={color} className={classNames('size-full!', halves[part], pending && 'hatch-mask')} />
    </span>
  );
}
