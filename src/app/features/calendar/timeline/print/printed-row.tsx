import { classNames } from '#ui/class-names.ts';
import { colorFill } from '#web/leave/leave-color.tsx';
import { PresenceCurve } from '../grid/presence-curve.tsx';
import { barBox } from '../model/bars.ts';
import { dayMarks, monthMarks } from '../model/columns.ts';
import type { PresenceDay } from '../model/presence-line.ts';
import type { TimelineRow } from '../model/rows.ts';
import { shadedRuns } from '../model/shading.ts';
import type { TimelineModel } from '../model/timeline-model.ts';
import type { TimelineWords } from '../use-timeline-words.ts';

/** On paper everything is a share of the width, whatever the paper. */
function share(start: number, length: number, whole: number) {
  return { left: `${(start / whole) * 100}%`, width: `${(length / whole) * 100}%` };
}

export function PrintedDates({ model, words }: { model: TimelineModel; words: TimelineWords }) {
  const { span } = model;
  return (
    <span className="relative block h-8 overflow-hidden font-normal">
      {monthMarks(span).map(({ date, start, days }) => (
        <span
          key={date}
          style={share(start, days, span.days)}
          className="absolute top-0 truncate border-l border-line pl-1 text-left font-semibold"
        >
          {words.monthName(date)}
        </span>
      ))}
      {dayMarks(span).map(({ date, start, days }) => (
        <span
          key={date}
          style={share(start, days, span.days)}
          className="absolute bottom-0 border-l border-line pl-px text-left tracking-tight whitespace-nowrap tabular-nums"
        >
          {Number(date.slice(8))}
        </span>
      ))}
    </span>
  );
}

export function PrintedHolidays({ model: { span, holidays } }: { model: TimelineModel }) {
  return [...holidays].map(([day, { date, worked }]) =>
    worked ? null : (
      <span key={date} style={share(day, 1, span.days)} className="absolute inset-y-0 bg-sun/40" />
    ),
  );
}

const printedMark = {
  blackout: 'bg-[repeating-linear-gradient(135deg,var(--coral-solid)_0_2px,transparent_2px_4px)]',
  closing: 'bg-sea-solid',
} as const;

export function PrintedBlackouts({ model, row }: { model: TimelineModel; row: TimelineRow }) {
  return model
    .blackoutsOf(row.group)
    .map(({ id, kind, first, last }) => (
      <span
        key={id}
        style={share(first, last - first + 1, model.span.days)}
        className={`absolute bottom-0 h-[18%] ${printedMark[kind]}`}
      />
    ));
}

type RowOf<Kind extends TimelineRow['kind']> = Extract<TimelineRow, { kind: Kind }>;

/** More days than these leave no room for a figure each. */
const DAYS_WITH_FIGURES = 31;

export function PrintedPresence({ model, row }: { model: TimelineModel; row: RowOf<'group'> }) {
  const days = model.presenceOf(row.group);
  if (days.length <= DAYS_WITH_FIGURES) return <PrintedFigures days={days} />;
  return (
    <PresenceCurve
      days={days}
      minimum={model.minimumOf(row.group)}
      className="absolute inset-x-0 top-[15%] h-[80%] w-full"
    />
  );
}

function PrintedFigures({ days }: { days: readonly PresenceDay[] }) {
  return days.map(({ present, below }, day) =>
    present === null ? null : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        key={day}
        style={share(day, 1, days.length)}
        className={classNames(
          'absolute inset-y-0 flex items-center justify-center leading-none tabular-nums',
          below && 'font-bold text-rejected underline',
        )}
      >
        {below && '▲'}
        {present}
      </span>
    ),
  );
}

type PrintedBarsProps = { model: TimelineModel; row: RowOf<'person'>; words: TimelineWords };

export function PrintedBars({ model, row, words }: PrintedBarsProps) {
  const { days } = model.span;
  return (
    <>
      {shadedRuns(model.workOf(row.person)).map(({ shade, start, end }) => (
        <span
          key={start}
          style={share(start, end - start, days * 2)}
          className={classNames('absolute inset-y-0', shade === 'rest' ? 'bg-[var(--resting)]' : 'bg-line')}
        />
      ))}
      {model.barsOf(row.person).map((bar) => {
        const { left, width } = barBox(bar, days, 2);
        const fill = colorFill(words.color(bar.type));
        return (
          <span
            key={`${bar.start} ${bar.type}`}
            style={{ ...share(left, width, days * 2), ...fill.style }}
            className={classNames(
              'absolute inset-y-[12%] rounded-[2px]',
              fill.className,
              bar.pending && 'hatch-mask',
            )}
          />
        );
      })}
    </>
  );
}
