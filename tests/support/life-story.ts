import { expect } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import type { KnownPath, Method } from './known-calls.ts';
import { keepSessions, setClock } from './leave-company.ts';
import { present } from './present.ts';
import { type GroupCompany, groupCompany } from './rule-groups.ts';
import type { TestApp } from './test-app.ts';
import { typeForm } from './type-company.ts';

type Owner = Parameters<typeof keepSessions>[0];

/** What a departure owes of one counter. */
interface Owed {
  readonly total: number;
}

export interface LifeStory extends GroupCompany {
  /** The morning of a day, with all that the night before it credited. */
  readonly on: (day: string) => Promise<void>;
  readonly owed: Owed;
}

/** The last morning of Inès at her company, after which the story is read. */
export const LAST_DAY = '2027-02-26';

/** Inès from her hire to her last day, told by the calls that the people of her company make. */
export async function liveThroughStory(app: TestApp, owner: Owner): Promise<LifeStory> {
  setClock(app, '2025-06-02T08:00:00Z');
  const company = await groupCompany(app);
  const { group, rule, place, as, admin, ines, organization } = company;
  const on = async (day: string): Promise<void> => {
    await keepSessions(owner);
    setClock(app, `${day}T08:00:00Z`);
    await accrueOrganization(app.services, { organizationId: organization.id });
  };
  const done = async <const M extends Method, const P extends string>(
    method: M,
    path: KnownPath<M, P>,
    body: object,
  ) => {
    const { status, json } = await as(admin, method, path, body);
    expect([path, status, json.error ?? null]).toEqual([path, 200, null]);
    return json;
  };
  const typeOf = async (key: string): Promise<string> => {
    const { json } = await as(admin, 'GET', '/leave-types/catalogue');
    const entry = json.find((each: { key: string }) => each.key === key);
    return (await done('POST', '/leave-types', { ...typeForm(present(entry)), catalogueKey: key })).id;
  };
  const away = async (type: string, startDate: string, endDate: string) =>
    done('POST', '/leave-requests', { userId: ines.id, type, startDate, endDate });
  // Hired in June 2025, hurt at work from October to the end of February, back in March.
  await done('PUT', `/users/${ines.id}/employment`, { from: '2025-06-01', to: null });
  await on('2025-10-06');
  await away(await typeOf('work-accident'), '2025-10-06', '2026-02-27');
  await on('2026-03-02');
  // A manager from April on, with RTT of her own.
  const cadres = await group('category', 'Cadres');
  await rule(cadres, '2026-04-01', { rtt: { daysPerYear: 12 } });
  await place(ines, '2026-04-01', { categoryId: cadres });
  // A child is born on 20 May 2026: maternity over the end of the period.
  await on('2026-04-20');
  await away(await typeOf('maternity'), '2026-04-20', '2026-09-06');
  await done('PUT', `/users/${ines.id}/rights-facts`, {
    birthDate: '1996-02-11',
    children: [{ birthDate: '2026-05-20' }],
    seniorityFrom: null,
    payrollNumber: 'A-0042',
  });
  await on('2026-06-02');
  // An accident earns as work does (S6): a whole year, whatever came in between.
  expect(await company.available(ines, 'paid-leave', '2026-06-01')).toBe(25);
  // The company closes between Christmas and New Year: RTT pays first.
  await on('2026-10-01');
  const rtt = await typeOf('rtt');
  const closing = {
    name: 'Fin d’année',
    startDate: '2026-12-28',
    endDate: '2026-12-31',
    everyone: false,
    userIds: [ines.id],
    teamIds: [],
    exceptIds: [],
    types: [rtt, 'vacation'],
    whenShort: 'nothing',
  };
  const { people } = await done('POST', '/closings/preview', closing);
  const paid = people[0]?.parts.map(({ type, days }: { type: string; days: number }) => [type === rtt, days]);
  expect(paid).toEqual([[true, 4]]);
  await done('POST', '/closings', closing);
  await on('2027-01-04');
  // She leaves at the end of February 2027: what is left is owed, and nothing lapses.
  const departure = await done('PUT', `/users/${ines.id}/departure`, {
    lastDay: '2027-02-26',
    reason: 'resignation',
  });
  expect(departure.counters[0]?.total).toBeGreaterThan(0);
  await on(LAST_DAY);
  return { ...company, on, owed: present(departure.counters[0]) };
}
