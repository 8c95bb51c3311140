import { can } from '#domain/access/can.ts';
import { isAtWork } from '#domain/balances/absence.ts';
import { type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import { suggestedPayfitType } from '#domain/payroll-sending/payfit-types.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import {
  countPayrollPeople,
  findConnection,
  listContracts,
  listPayrollPeople,
  saveContracts,
  updateConnection,
} from '#server/store/payroll-connections.ts';
import { providerName } from './provider-name.ts';

export interface Matches {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly gone: boolean;
    readonly contractId: string | null;
  }[];
  readonly types: readonly {
    readonly type: LeaveType;
    readonly name: string | null;
    readonly suggested: string | null;
  }[];
}

export interface MatchesForm {
  readonly people: readonly { readonly userId: string; readonly contractId: string | null }[];
  readonly types: readonly { readonly type: string; readonly name: string | null }[];
}

/** J25: by what PayFit knows people and absences; Silae takes payroll numbers and codes, which are kept elsewhere. */
export async function showMatches({ database }: Services, actor: SessionActor): Promise<Matches> {
  if (!can(actor, 'payroll.connect')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, matchesOf);
}

async function matchesOf(tx: TenantTransaction): Promise<Matches> {
  const typeNames = (await findConnection(tx))?.connection.typeNames ?? {};
  const contracts = await listContracts(tx);
  const people = await listPayrollPeople(tx);
  return {
    people: people.map(({ id, name, removedAt }) => ({
      id,
      name,
      gone: removedAt !== null,
      contractId: contracts.get(id) ?? null,
    })),
    types: [...(await loadLeaveTypes(tx)).values()]
      .filter(({ absence }) => !isAtWork(absence))
      .map((type) => ({ type, name: typeNames[type.id] ?? null, suggested: suggestedPayfitType(type) })),
  };
}

/** Those that are not named stay as they are. */
export async function setMatches(
  { database, now }: Services,
  actor: Acting,
  { people, types }: MatchesForm,
): Promise<Matches> {
  if (!can(actor, 'payroll.connect')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const found = (await findConnection(tx))?.connection;
    if (!found) throw new Failure('payroll_not_connected');
    const named = new Set(people.map(({ userId }) => userId));
    const known = await loadLeaveTypes(tx);
    const areKnown =
      (await countPayrollPeople(tx, [...named])) === named.size &&
      types.every(({ type }) => known.has(type) && !isAtWork(typeOf(known, type).absence));
    if (!areKnown) throw new Failure('not_found');
    const at = now();
    const last = [...new Map(people.map((each) => [each.userId, each])).values()];
    await saveContracts(tx, last, { changedAt: at, changedBy: actor.id });
    const names = new Map(Object.entries(found.typeNames));
    for (const { type, name } of types) {
      if (name === null) names.delete(type);
      else names.set(type, name);
    }
    await updateConnection(tx, found.id, { typeNames: Object.fromEntries(names) });
    await record(tx, actor, at, {
      action: 'payroll.matches_changed',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { program: providerName(found.provider) },
    });
    return matchesOf(tx);
  });
}
