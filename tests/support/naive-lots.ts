import type { Client } from 'pg';

interface Row {
  readonly user: string;
  readonly kind: string;
  readonly date: string;
  readonly period: string | null;
  readonly expires: string | null;
  readonly request: string | null;
  readonly days: number;
  readonly moved: { readonly period: string; readonly expired: string; readonly keep: number } | null;
}

interface NaiveLot {
  readonly period: string | null;
  readonly expires: string | null;
  days: number;
}

const NEVER = '9999-12-31';
const bySoonest = (a: NaiveLot, b: NaiveLot) => ((a.expires ?? NEVER) < (b.expires ?? NEVER) ? -1 : 1);

/** Lines of one day: what was earned, what was taken, and what a stop keeps from lapsing at its close. */
const turnOf = ({ moved, days }: Row) => (moved ? 2 : days > 0 ? 0 : 1);

/** Of what is written, lines that answer each other taken together; days that lapse are no line. */
async function readRows(owner: Pick<Client, 'query'>, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await owner.query(
    `select user_id as user, cause ->> 'kind' as kind, date::text, period::text, expires::text,
       request_id as request, sum(amount_n::numeric / amount_d)::float as days,
       case when cause ->> 'kind' = 'extended' then json_build_object('period', cause ->> 'period',
         'expired', cause ->> 'expired',
         'keep', (cause -> 'keep' ->> 'n')::float / (cause -> 'keep' ->> 'd')::float) end as moved
     from ledger_entries where counter = 'paid-leave' and user_id = any ($1)
     group by user_id, key, cause, date, period, expires, request_id
     having sum(amount_n::numeric / amount_d) <> 0 or (cause ->> 'kind' = 'extended' and count(*) % 2 = 1)`,
    [ids],
  );
  return rows;
}

function standingOfRows(rows: readonly Row[], today: string) {
  const lots: NaiveLot[] = [];
  const lapsed: NaiveLot[] = [];
  let owed = 0;
  const lotOf = (period: string | null, expires: string | null): NaiveLot => {
    const found = lots.find((lot) => lot.period === period && lot.expires === expires);
    if (found) return found;
    const made = { period, expires, days: 0 };
    lots.push(made);
    lots.sort(bySoonest);
    return made;
  };
  const lapse = (day: string) => {
    for (const lot of lots.filter(({ expires }) => (expires ?? NEVER) < day)) {
      lots.splice(lots.indexOf(lot), 1);
      lapsed.push(lot);
    }
  };
  const until = rows
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date === b.date ? turnOf(a) - turnOf(b) : a.date < b.date ? -1 : 1));
  for (const { date, days, period, expires, moved } of until) {
    lapse(date);
    if (moved) {
      const from = lotOf(moved.period, moved.expired);
      const kept = Math.max(0, from.days - moved.keep);
      from.days -= kept;
      lotOf(moved.period, expires).days += kept;
    } else if (days > 0) {
      const back = Math.min(owed, days);
      owed -= back;
      lotOf(period, expires).days += days - back;
    } else owed += takeFrom(lots, -days);
  }
  lapse(today);
  const held = lots.reduce((sum, { days }) => sum + days, 0) - owed;
  const credits = until.filter(({ days }) => days > 0);
  const usable = new Set([
    ...lots.filter(({ days }) => days > 0.001).map(({ period }) => period),
    ...credits.filter(({ expires }) => (expires ?? NEVER) >= today).map(({ period }) => period),
  ]);
  const ofUsable = ({ period }: { period: string | null }) => usable.has(period);
  const earned = credits.filter(({ request }) => request === null).filter(ofUsable);
  const acquired =
    earned.reduce((sum, { days }) => sum + days, 0) -
    lapsed.filter(ofUsable).reduce((sum, { days }) => sum + days, 0);
  // Leave ahead takes what can still be used on its day; the rest is for rights that nobody has earned yet.
  let booked = 0;
  for (const { date, days } of rows
    .filter((row) => row.date > today && row.request !== null)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const rest = takeFrom(
      lots.filter(({ expires }) => (expires ?? NEVER) >= date),
      -days,
    );
    booked += -days - rest;
  }
  return { acquired, taken: acquired - held, booked, left: held - booked };
}

/** What the lots cannot pay. */
function takeFrom(lots: readonly NaiveLot[], days: number): number {
  let rest = days;
  for (const lot of lots) {
    const paid = Math.min(Math.max(0, lot.days), rest);
    lot.days -= paid;
    rest -= paid;
  }
  return rest;
}

/** Paid leave by the lines of the ledger alone; nothing of ours is asked. */
export async function naiveLeave(owner: Pick<Client, 'query'>, ids: readonly string[], today: string) {
  const rows = await readRows(owner, ids);
  const each = ids.map((id) =>
    standingOfRows(
      rows.filter(({ user }) => user === id),
      today,
    ),
  );
  const total = (part: keyof (typeof each)[number]) => each.reduce((sum, one) => sum + one[part], 0);
  return {
    'leave-acquired': total('acquired'),
    'leave-taken': total('taken'),
    'leave-booked': total('booked'),
    'leave-left': total('left'),
  };
}
