import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { classNames } from '#ui/class-names.ts';
import type { IsoDay } from '#ui/typed-date.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { Place } from './range-choice.ts';
import type { PlannedDay } from './use-planned-days.ts';

type ChoiceCellProps = {
  date: IsoDay;
  day: PlannedDay | undefined;
  place: Place;
  /** Half of the day alone is chosen. */
  halved: boolean;
  isToday: boolean;
  /** What is chosen was not chosen by anyone yet: the form merely starts there. */
  tentative: boolean;
  focusable: boolean;
  name: string;
  hint: string;
  onChoose: () => void;
  onFocus: () => void;
};

const bands: Record<Place, string> = {
  outside: '',
  only: '',
  first: 'rounded-l-md bg-sea-soft',
  between: 'bg-sea-soft',
  last: 'rounded-r-md bg-sea-soft',
};

const MOST_DOTS = 3;

/** One day: pressed anywhere, with what it holds below its number. */
export function ChoiceCell(props: ChoiceCellProps) {
  const { date, day, place, isToday, tentative } = props;
  const { ordinal } = useDayFormats();
  const isEnd = place === 'only' || place === 'first' || place === 'last';
  const solid = isEnd && !tentative;
  const isOff = day?.works === 'none';
  return (
    <td
      data-day={date}
      data-today={isToday || undefined}
      className={classNames(
        'h-12 p-0',
        place === 'outside' && isOff && 'bg-sunken',
        !tentative && bands[place],
        (day?.closed.length ?? 0) > 0 && !solid && 'hatched',
      )}
    >
      <button
        type="button"
        aria-label={props.name}
        aria-pressed={place !== 'outside' && !tentative}
        aria-current={isToday ? 'date' : undefined}
        title={props.hint || undefined}
        tabIndex={props.focusable ? 0 : -1}
        onClick={props.onChoose}
        onFocus={props.onFocus}
        className={classNames(
          'relative flex size-full min-h-12 flex-col items-center justify-center rounded-md text-plain tabular-nums',
          'focus-visible:outline-offset-[-2px]',
          solid ? 'bg-sea-solid font-semibold text-on-sea' : 'hover:bg-sea-soft',
          !solid && isOff && 'text-muted',
          !solid && day?.holiday && 'font-medium',
          isEnd && tentative && 'border border-dashed border-line-strong',
          isToday && !solid && 'font-semibold text-sea',
        )}
      >
        {day?.holiday && (
          <span className="absolute top-1 right-1 size-1.5 rounded-full bg-sun" aria-hidden="true" />
        )}
        {props.halved && (
          <span
            className="absolute top-1 left-1 size-2 rounded-full border border-current bg-linear-to-r from-current from-50% to-transparent to-50%"
            aria-hidden="true"
          />
        )}
        <span className={isToday ? 'underline underline-offset-4' : undefined}>{ordinal(date)}</span>
        <Marks day={day} solid={solid} />
      </button>
    </td>
  );
}

/** One's own absence as a bar in its colour, colleagues as dots. */
function Marks({ day, solid }: { day: PlannedDay | undefined; solid: boolean }) {
  const types = useLeaveTypes();
  if (!day || (day.own.length === 0 && day.away.length === 0)) return null;
  const [own] = day.own;
  const colour = own && types.color(own.type);
  // On a day off everyone is.
  const away = day.works === 'none' ? 0 : new Set(day.away.map(({ id }) => id)).size;
  return (
    <span
      className="absolute inset-x-1 bottom-1 flex h-1.5 items-center justify-center gap-0.5"
      aria-hidden="true"
    >
      {own && (
        <span
          className={classNames('h-1 w-4 rounded-full', isPending(own.status) && 'hatch-mask')}
          style={{ background: solid ? 'currentColor' : (colour ?? 'var(--absent)') }}
        />
      )}
      {Array.from({ length: Math.min(away, MOST_DOTS) }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
          key={place}
          className={classNames('size-1 rounded-full', solid ? 'bg-current' : 'bg-absent')}
        />
      ))}
      {away > MOST_DOTS && <span className="text-[0.625rem] leading-none">+</span>}
    </span>
  );
}
