import type { Client } from 'pg';

/** Half-days by weekday from Monday, and spells, as a naive reader of the tables counts them. */
export interface RecountedMonth {
  readonly expected: number[];
  readonly health: number[];
  readonly paidLeave: number[];
  spells: number;
  shortSpells: number;
}

interface Pattern {
  readonly from: string;
  readonly week: string;
}

const WEEK_OF_FIVE = '11111111110000';
const DAY = 86_400_000;
const textOf = (day: Date): string => day.toISOString().slice(0, 10);
const weekdayOf = (day: Date): number => (day.getUTCDay() + 6) % 7;

/**
 * U2: counts one person's months again, from rows alone and without any code of ours: day by day, half by half. For
 * whoever knows only paid leave and sickness, and works the same week until they change it.
 */
export async function recountMonths(
  owner: Pick<Client, 'query'>,
  userId: string,
  holidays: ReadonlySet<string>,
  first: string,
  last: string,
): Promise<Map<string, RecountedMonth>> {
  const { rows: people } = await owner.query(
    'select employed_from::text as first, employed_to::text as last from users where id = $1',
    [userId],
  );
  const { first: hired, last: left } = people[0] as { first: string; last: string | null };
  const { rows: patterns } = await owner.query<Pattern>(
    `select effective_from::text as from, weeks[1] as week from working_patterns where user_id = $1
     order by effective_from, created_at`,
    [userId],
  );
  const { rows: absences } = await owner.query(
    `select type, start_date::text as start, start_half as "startHalf", end_date::text as end, end_half as "endHalf"
     from leave_requests where user_id = $1 and state in ('approved', 'cancellation-asked')`,
    [userId],
  );
  const isAway = (type: string, day: string, half: string): boolean =>
    absences.some(
      (one) =>
        one.type === type &&
        one.start <= day &&
        day <= one.end &&
        !(day === one.start && one.startHalf === 'pm' && half === 'am') &&
        !(day === one.end && one.endHalf === 'am' && half === 'pm'),
    );
  const months = new Map<string, RecountedMonth>();
  let spell: { readonly of: RecountedMonth; halves: number } | null = null;
  const endSpell = () => {
    if (spell && spell.halves <= 6) spell.of.shortSpells += 1;
    spell = null;
  };
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) {
    const date = new Date(at);
    const day = textOf(date);
    if (day < hired || (left !== null && day > left) || holidays.has(day)) continue;
    const week = patterns.findLast(({ from }) => from <= day)?.week ?? WEEK_OF_FIVE;
    const weekday = weekdayOf(date);
    for (const [place, half] of ['am', 'pm'].entries()) {
      if (week[weekday * 2 + place] !== '1') continue;
      const key = `${day.slice(0, 7)}-01`;
      const month = months.get(key) ?? { ...noMonth() };
      months.set(key, month);
      const count = (halves: number[]) => {
        halves[weekday] = (halves[weekday] ?? 0) + 1;
      };
      count(month.expected);
      if (isAway('sick', day, half)) {
        count(month.health);
        if (!spell) {
          month.spells += 1;
          spell = { of: month, halves: 0 };
        }
        spell.halves += 1;
        continue;
      }
      endSpell();
      if (isAway('vacation', day, half)) count(month.paidLeave);
    }
  }
  endSpell();
  return months;
}

const week = (): number[] => [0, 0, 0, 0, 0, 0, 0];
const noMonth = (): RecountedMonth => ({
  expected: week(),
  health: week(),
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
        paidLeave: numbers.slice(28, 35),
        spells: numbers[35],
        shortSpells: numbers[36],
      },
    ];
  });
}
