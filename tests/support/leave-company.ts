import { Client } from 'pg';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { eventually } from './eventually.ts';
import { createTestOrganization, type TestOrganization, type TestPerson } from './organizations.ts';
import type { TestApp } from './test-app.ts';

/** An organisation with one team: its manager, and two employees. */
export interface LeaveCompany {
  readonly organization: TestOrganization;
  readonly admin: TestPerson;
  readonly manager: TestPerson;
  readonly ines: TestPerson;
  readonly colin: TestPerson;
}

export async function createLeaveCompany(app: TestApp): Promise<LeaveCompany> {
  const organization = await createTestOrganization(app.services);
  const manager = await organization.add('manager', 'Mona Manager');
  const ines = await organization.add('employee', 'Inès Employée');
  const colin = await organization.add('employee', 'Colin Collègue');
  await createTeam(app.services, organization.acting, {
    name: 'Atelier',
    description: '',
    color: '#3B82F6',
    managerId: manager.id,
    userIds: [ines.id, colin.id],
  });
  return { organization, admin: organization.admin, manager, ines, colin };
}

/** A week of July 2040: Monday to Friday, no holiday inside. */
export const aWeek = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' } as const;

export function fileLeave(app: TestApp, person: TestPerson, form: object = {}) {
  return app.call('POST', '/leave-requests', { token: person.token, body: { ...aWeek, ...form } });
}

/** What becomes of a request that is there. */
export type RequestAction = 'approve' | 'reject' | 'cancel' | 'withdraw' | 'refuse-cancellation';

export function actOn(
  app: TestApp,
  person: TestPerson,
  request: { readonly id: string },
  action: RequestAction,
  body: object = {},
) {
  return app.call('PATCH', `/leave-requests/${request.id}/${action}`, { token: person.token, body });
}

/** Jobs that failed do not wait for their next turn: how long they would is the matter of other tests. */
const tryAgainAtOnce = `
  with again as (
    update graphile_worker._private_jobs set run_at = now()
    where id in (
      select id from graphile_worker._private_jobs
      where attempts > 0 and attempts < max_attempts and locked_at is null and run_at > now()
      for update skip locked
    )
    returning id
  )
  select pg_notify('jobs:insert', '{"count":1}') from again limit 1`;

/** Every job that was due, by the database's own clock, has been done. */
export async function jobsDone({ connection }: Pick<TestApp, 'connection'>): Promise<void> {
  const owner = new Client(connection);
  await owner.connect();
  const left = `select from graphile_worker._private_jobs
    where attempts < max_attempts and (attempts > 0 or run_at <= now()) limit 1`;
  const isEmpty = async (): Promise<boolean> => {
    if ((await owner.query(left)).rowCount === 0) return true;
    await owner.query(tryAgainAtOnce);
    return false;
  };
  try {
    await eventually(isEmpty, 'an empty queue');
  } finally {
    await owner.end();
  }
}

/** Sets the server's clock; it goes on from there. */
export function setClock(app: TestApp, instant: string): void {
  app.advance(Date.parse(instant) - app.services.now().getTime());
}

/** Sessions that outlast every jump of the clock, and whose people were never further away than a moment. */
export async function keepSessions(owner: Pick<Client, 'query'>): Promise<void> {
  await owner.query(
    "update sessions set expires_at = expires_at + interval '3 years', proven_at = '2200-01-01T12:00:00Z'",
  );
}

/** The token of the first link of that path in a text. */
export function tokenIn(text: string, path: string): string {
  const token = new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`No link to ${path} in: ${text}`);
  return token;
}
