import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { BUILT_IN_TYPES, isBuiltIn } from '#domain/leave-types/leave-type.ts';
import { classNames } from '#ui/class-names.ts';
import { AbsenceMark } from '#web/leave/absence-mark.tsx';
import type { PlacedBar } from '#web/leave/week-bars.ts';

/** Classes instead of a style: a document of the site may hold no style of its own. */
const tints: Readonly<Record<string, string>> = {
  vacation: 'bg-vacation sm:bg-vacation/18 outline-vacation',
  sick: 'bg-sick sm:bg-sick/18 outline-sick',
  personal: 'bg-personal sm:bg-personal/18 outline-personal',
  other: 'bg-other sm:bg-other/18 outline-other',
};

type SampleLanesProps = {
  /** The bars of its week. */
  bars: readonly PlacedBar[];
  /** Which day of the week it is, from zero. */
  place: number;
  day: PlainDate;
};

/** The bars of a week as far as they lie on one day: each day draws its piece, so that they meet. */
export function SampleLanes({ bars, place, day }: SampleLanesProps) {
  const lanes = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  return (
    <span aria-hidden="true" className="mt-1 flex flex-col gap-0.5 pb-1">
      {Array.from({ length: lanes }, (_, lane) => {
        const bar = bars.find(
          (one) => one.lane === lane && one.start >> 1 <= place && (one.end - 1) >> 1 >= place,
        );
        const key = `${day} ${lane}`;
        return bar ? <Piece key={key} bar={bar} place={place} /> : <span key={key} className={laneClass} />;
      })}
    </span>
  );
}

const laneClass = 'block h-[5px] sm:h-5';

/** Its name stands in the first piece and reaches over the next ones. */
function Piece({ bar, place }: { bar: PlacedBar; place: number }) {
  const { absence, start, end, cutStart, cutEnd } = bar;
  const [first, last] = [start >> 1, (end - 1) >> 1];
  const waits = isPending(absence.status);
  const color = isBuiltIn(absence.type) ? BUILT_IN_TYPES[absence.type].color : null;
  const begins = place === first && !cutStart;
  const ends = place === last && !cutEnd;
  return (
    <span
      className={classNames(
        laneClass,
        'relative',
        tints[absence.type] ?? 'bg-absent sm:bg-absent/18',
        waits && 'max-sm:hatch-mask sm:hatched',
        begins && 'ml-0.5 rounded-l-sm',
        ends && 'mr-0.5 rounded-r-sm',
      )}
    >
      {place === first && (
        <span
          className={classNames(
            'absolute inset-y-0 left-0 z-10 flex items-center gap-1.5 px-1.5 text-xs leading-5 whitespace-nowrap max-sm:hidden',
            // Where the bar ends with the day, so does the name.
            first === last && 'max-w-full overflow-hidden',
          )}
        >
          <AbsenceMark color={color} pending={waits} className="size-2!" />
          {absence.employeeName}
        </span>
      )}
    </span>
  );
}
