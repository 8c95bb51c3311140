import type { Client } from 'pg';

/** One person's half-days of work, in order, with what they were missed for; nothing of ours is asked. */
interface NaiveHalf {
  readonly day: string;
  readonly missedFor: 'health' | 'unforeseen' | 'other' | 'paid-leave' | null;
}

interface Absence {
  readonly type: string;
  readonly state: string;
  readonly first: string;
  readonly firstHalf: string;
  readonly last: string;
  readonly created: Date;
  readonly decided: Date | null;
}

export interface NaivePerson {
  readonly id: string;
  readonly hired: string;
  readonly requests: readonly Absence[];
}

/** The strongest first: what lies over another wins. */
export type NaiveClasses = readonly (readonly [string, Exclude<NaiveHalf['missedFor'], null>])[];

export async function readNaivePeople(
  owner: Pick<Client, 'query'>,
  ids: readonly string[],
): Promise<NaivePerson[]> {
  const people = await owner.query('select id, employed_from::text as hired from users where id = any ($1)', [
    ids,
  ]);
  const { rows } = await owner.query(
    `select user_id, type, state, start_date::text as first, start_half as "firstHalf", end_date::text as last,
       created_at as created, decided_at as decided from leave_requests where user_id = any ($1)`,
    [ids],
  );
  return people.rows.map(({ id, hired }) => ({
    id,
    hired,
    requests: rows.filter(({ user_id }) => user_id === id),
  }));
}

const DAY = 86_400_000;
const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

function halvesOf(
  { hired, requests }: NaivePerson,
  holidays: ReadonlySet<string>,
  until: string,
  classes: NaiveClasses,
): NaiveHalf[] {
  const approved = requests.filter(({ state }) => state === 'approved');
  const halves: NaiveHalf[] = [];
  for (let at = Date.parse(hired); at <= Date.parse(until); at += DAY) {
    const day = dayText(at);
    if ([0, 6].includes(new Date(at).getUTCDay()) || holidays.has(day)) continue;
    for (const half of ['am', 'pm']) {
      const over = approved.filter(
        ({ first, firstHalf, last }) =>
          first <= day && day <= last && !(day === first && firstHalf === 'pm' && half === 'am'),
      );
      const missedFor = classes.find(([type]) => over.some((one) => one.type === type))?.[1] ?? null;
      halves.push({ day, missedFor });
    }
  }
  return halves;
}

/** Figures of time, each counted by hand over the half-days and requests of some people in some months. */
export function naiveFigures(
  people: readonly NaivePerson[],
  months: readonly string[],
  holidays: ReadonlySet<string>,
  until: string,
  classes: NaiveClasses,
) {
  const inTime = (day: string) => months.includes(day.slice(0, 7));
  const away = { health: 0, unforeseen: 0, other: 0, 'paid-leave': 0 };
  let [expected, there, spells, shortSpells] = [0, 0, 0, 0];
  for (const person of people) {
    const halves = halvesOf(person, holidays, until, classes);
    const own = halves.filter(({ day }) => inTime(day));
    if (own.length > 0) there += 1;
    expected += own.length;
    for (const { missedFor } of own) if (missedFor !== null) away[missedFor] += 1;
    const begun = halves.flatMap(({ day, missedFor }, place) =>
      missedFor === 'health' && halves[place - 1]?.missedFor !== 'health' && inTime(day) ? [place] : [],
    );
    for (const place of begun) {
      const end = halves.findIndex((half, at) => at > place && half.missedFor !== 'health');
      spells += 1;
      if ((end === -1 ? halves.length : end) - place <= 6) shortSpells += 1;
    }
  }
  const filed = people
    .flatMap(({ requests }) => requests)
    .filter(({ created }) =>
      inTime(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(created)),
    );
  const waits = filed
    .flatMap(({ state, created, decided }) =>
      decided !== null && (state === 'approved' || state === 'rejected')
        ? [(decided.getTime() - created.getTime()) / 3_600_000]
        : [],
    )
    .sort((a, b) => a - b);
  const within = (share: number) =>
    waits.find((hours) => waits.filter((other) => other <= hours).length >= waits.length * share) ?? null;
  return {
    'absence-rate-anact': (100 * away.health) / expected,
    'absence-rate-unplanned': (100 * (away.health + away.unforeseen)) / expected,
    'unplanned-days': (away.health + away.unforeseen) / 2,
    'planned-days': (away.other + away['paid-leave']) / 2,
    'spells-per-person': spells / there,
    'days-per-spell': away.health / 2 / spells,
    'short-spells': (100 * shortSpells) / spells,
    'requests-filed': filed.length,
    'requests-refused': filed.filter(({ state }) => state === 'rejected').length,
    'requests-cancelled': filed.filter(({ state }) => state === 'cancelled').length,
    'decision-median': within(0.5),
    'decision-slowest-tenth': within(0.9),
  };
}
