import type { Client } from 'pg';

/** The strongest first: what lies over another wins. */
const CLASSES = ['health', 'unforeseen', 'other', 'paidLeave'] as const;

type NaiveClass = (typeof CLASSES)[number];

/** What a type of leave counts as; nothing of ours is asked. */
export type ClassOfType = Readonly<Record<string, NaiveClass>>;

/** Half-days by weekday from Monday, and spells, as a naive reader of the tables counts them. */
interface RecountedMonth extends Record<'expected' | NaiveClass, number[]> {
  spells: number;
  shortSpells: number;
}

interface NaiveDay {
  readonly day: string;
  /** From Monday. */
  readonly weekday: number;
  /** One for each half that would have been worked: every class that it is missed for. */
  readonly halves: readonly (readonly NaiveClass[])[];
}

const WEEK_OF_FIVE = '11111111110000';
const DAY = 86_400_000;
const textOf = (day: Date): string => day.toISOString().slice(0, 10);

/** One person's days from rows alone, without any code of ours, for whoever works the same week until they change it. */
export async function readNaiveDays(
  owner: Pick<Client, 'query'>,
  userId: string,
  holidays: ReadonlySet<string>,
  first: string,
  last: string,
  types: ClassOfType,
): Promise<NaiveDay[]> {
  const { rows: people } = await owner.query(
    'select employed_from::text as first, employed_to::text as last from users where id = $1',
    [userId],
  );
  const { first: hired, last: left } = people[0] as { first: string; last: string | null };
  const { rows: patterns } = await owner.query<{ from: string; week: string }>(
    `select effective_from::text as from, weeks[1] as week from working_patterns where user_id = $1
     order by effective_from, created_at`,
    [userId],
  );
  const { rows: absences } = await owner.query(
    `select type, start_date::text as start, start_half as "startHalf", end_date::text as end, end_half as "endHalf"
     from leave_requests where user_id = $1 and state in ('approved', 'cancellation-asked')`,
    [userId],
  );
  const missedFor = (day: string, half: string): NaiveClass[] =>
    absences
      .filter(
        (one) =>
          one.start <= day &&
          day <= one.end &&
          !(day === one.start && one.startHalf === 'pm' && half === 'am') &&
          !(day === one.end && one.endHalf === 'am' && half === 'pm'),
      )
      .map(({ type }) => types[type] as NaiveClass);
  const days: NaiveDay[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) {
    const day = textOf(new Date(at));
    const weekday = (new Date(at).getUTCDay() + 6) % 7;
    const isOut = day < hired || (left !== null && day > left) || holidays.has(day);
    const week = patterns.findLast(({ from }) => from <= day)?.week ?? WEEK_OF_FIVE;
    const worked = ['am', 'pm'].filter((_, place) => !isOut && week[weekday * 2 + place] === '1');
    days.push({ day, weekday, halves: worked.map((half) => missedFor(day, half)) });
  }
  return days;
}

/** U2: one person's months again, half-day by half-day. */
export function recountMonths(days: readonly NaiveDay[]): Map<string, RecountedMonth> {
  const months = new Map<string, RecountedMonth>();
  let spell: { readonly of: RecountedMonth; halves: number } | null = null;
  const endSpell = () => {
    if (spell && spell.halves <= 6) spell.of.shortSpells += 1;
    spell = null;
  };
  for (const { day, weekday, halves } of days) {
    for (const classes of halves) {
      const key = `${day.slice(0, 7)}-01`;
      const month = months.get(key) ?? noMonth();
      months.set(key, month);
      const count = (of: number[]) => {
        of[weekday] = (of[weekday] ?? 0) + 1;
      };
      count(month.expected);
      const strongest = CLASSES.find((each) => classes.includes(each));
      if (strongest) count(month[strongest]);
      if (strongest !== 'health') endSpell();
      else {
        if (!spell) {
          month.spells += 1;
          spell = { of: month, halves: 0 };
        }
        spell.halves += 1;
      }
    }
  }
  endSpell();
  return months;
}

/** U7: runs of a week and more without work, some of it leave and none of it sickness. */
export function recountRest(days: readonly NaiveDay[], hired: string, today: string) {
  const rests: { start: string; end: string }[] = [];
  let run: NaiveDay[] = [];
  const endRun = () => {
    const [start, end] = [run[0]?.day, run.at(-1)?.day];
    if (start && end && run.length >= 7 && run.some(({ halves }) => halves.length > 0))
      rests.push({ start, end });
    run = [];
  };
  for (const day of days) {
    const isFree = day.halves.every((classes) => classes.length > 0 && !classes.includes('health'));
    if (isFree) run.push(day);
    else endRun();
  }
  endRun();
  const last = rests.filter(({ start }) => start <= today).at(-1);
  const since = last && last.end > hired ? last.end : hired;
  const [year, month, date] = today.split('-').map(Number) as [number, number, number];
  const lastOfThen = new Date(Date.UTC(year, month - 6, 0)).getUTCDate();
  const halfAYearAgo = textOf(new Date(Date.UTC(year, month - 7, Math.min(date, lastOfThen))));
  const summer = month > 10 ? year : year - 1;
  const within = ({ start, end }: { start: string; end: string }) => {
    const [opens, closes] = [`${summer}-05-01`, `${summer}-10-31`];
    return Date.parse(end < closes ? end : closes) - Date.parse(start > opens ? start : opens) >= 13 * DAY;
  };
  return {
    withoutWeekSince: since <= halfAYearAgo ? since : null,
    summerWithout: hired <= `${summer}-05-01` && !rests.some(within) ? summer : null,
    nextRest: rests.find(({ start }) => start > today)?.start ?? null,
  };
}

const week = (): number[] => [0, 0, 0, 0, 0, 0, 0];
const noMonth = (): RecountedMonth => ({
  expected: week(),
  health: week(),
  unforeseen: week(),
  other: week(),
  paidLeave: week(),
  spells: 0,
  shortSpells: 0,
});

/** What is kept of a person's months, read off its line by hand: 37 characters a month, « 0 » for nothing. */
export function spellOut(first: string, months: string) {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return (months.match(/.{37}/gs) ?? []).flatMap((text, place) => {
    const numbers = [...text].map((character) => character.charCodeAt(0) - 48);
    if (numbers.slice(0, 7).every((halves) => halves === 0)) return [];
    return [
      {
        month: textOf(new Date(Date.UTC(year, month - 1 + place, 1))),
        expected: numbers.slice(0, 7),
        health: numbers.slice(7, 14),
        unforeseen: numbers.slice(14, 21),
        other: numbers.slice(21, 28),
        paidLeave: numbers.slice(28, 35),
        spells: numbers[35],
        shortSpells: numbers[36],
      },
    ];
  });
}
