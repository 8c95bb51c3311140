import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { closedMonthsWithin } from '#server/actions/payroll/warn-of-closed-months.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type ClosedDays,
  type ClosingCounts,
  countClosings,
  findClosing,
  listClosingPage,
  listClosingPeople,
  listClosingsOn,
  listRequestsOfClosing,
  listScopes,
  type NamedClosing,
  type NamedScope,
} from '#server/store/closings.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { peopleToAdd } from './people-to-add.ts';

export interface ShownClosing extends NamedClosing {
  readonly scope: NamedScope;
  readonly counts: ClosingCounts;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface ReadClosing extends ShownClosing {
  readonly rows: readonly {
    readonly user: Named;
    readonly requests: readonly LeaveRequest[];
    readonly leftHalves: number;
  }[];
  readonly toAdd: readonly Named[];
  /** J10: of days that undoing it would give back. */
  readonly closedMonths: readonly TouchedMonths[];
}

const nobody: ClosingCounts = { people: 0, requests: 0 };
const unsaid: NamedScope = { teams: [], people: [], exceptions: [] };

export async function showClosings(
  { database }: Services,
  actor: SessionActor,
  asked: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ readonly rows: readonly ShownClosing[]; readonly hasMore: boolean }> {
  if (!can(actor, 'closing.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const page = await listClosingPage(tx, asked);
    if (!page) throw new Failure('changed_meanwhile');
    return { rows: await withCounts(tx, page.closings), hasMore: page.hasMore };
  });
}

async function withCounts(tx: TenantTransaction, found: readonly NamedClosing[]): Promise<ShownClosing[]> {
  const ids = found.map(({ closing }) => closing.id);
  const counts = await countClosings(tx, ids);
  const scopes = await listScopes(tx, ids);
  return found.map((one) => ({
    ...one,
    scope: scopes.get(one.closing.id) ?? unsaid,
    counts: counts.get(one.closing.id) ?? nobody,
  }));
}

export async function showClosing(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<ReadClosing> {
  if (!can(actor, 'closing.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    const page = organization && (await pageOf(tx, organization, id, now()));
    if (!page) throw new Failure('not_found');
    return page;
  });
}

export async function pageOf(
  tx: TenantTransaction,
  organization: Organization,
  id: string,
  at: Date,
): Promise<ReadClosing | null> {
  const found = await findClosing(tx, id);
  const [shown] = found ? await withCounts(tx, [found]) : [];
  if (!shown) return null;
  const requests = await listRequestsOfClosing(tx, id);
  const people = await listClosingPeople(tx, id);
  return {
    ...shown,
    rows: people.map(({ id: userId, name, leftHalves }) => ({
      user: { id: userId, name },
      requests: requests.filter((request) => request.userId === userId),
      leftHalves,
    })),
    toAdd: await peopleToAdd(tx, organization, shown.closing, at),
    closedMonths:
      shown.closing.undoneAt === null
        ? await closedMonthsWithin(
            tx,
            rangeOf(shown.closing),
            organization,
            people.map(({ id: userId }) => userId),
          )
        : [],
  };
}

/** Those whom a closing does not concern learn nothing of it, not even its name. */
export async function showClosedDays(
  { database }: Services,
  actor: SessionActor,
  from: PlainDate | null,
  to: PlainDate | null,
): Promise<readonly ClosedDays[]> {
  return database.inOrganization(actor.organizationId, (tx) => listClosingsOn(tx, from, to, actor.id));
}
