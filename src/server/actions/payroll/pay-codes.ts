import { can } from '#domain/access/can.ts';
import { isAtWork } from '#domain/balances/absence.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import { isMember } from '#domain/members/role.ts';
import { type PayCode, suggestedCode } from '#domain/payroll/suggested-codes.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { listPayCodes, savePayCodes } from '#server/store/payroll.ts';

export interface CodedType {
  readonly type: LeaveType;
  readonly set: PayCode;
  readonly suggested: PayCode;
}

type TypedCode = PayCode & { readonly type: string };

const NOTHING: PayCode = { code: null, dsnReason: null };

export async function showPayCodes({ database }: Services, actor: Acting): Promise<CodedType[]> {
  // J16: what a company calls its types is a setting; an accountant reads the codes on the lines.
  if (!can(actor, 'payroll.read') || !isMember(actor)) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, codedTypes);
}

/** J5: telework and trips never reach payroll, and have no code. */
async function codedTypes(tx: TenantTransaction): Promise<CodedType[]> {
  const codes = await listPayCodes(tx);
  return [...(await loadLeaveTypes(tx)).values()]
    .filter(({ absence }) => !isAtWork(absence))
    .map((type) => ({ type, set: codes.get(type.id) ?? NOTHING, suggested: suggestedCode(type) }));
}

export async function setPayCodes(
  { database, now }: Services,
  actor: Acting,
  wanted: readonly TypedCode[],
): Promise<CodedType[]> {
  if (!can(actor, 'payroll.set-codes')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const known = new Map((await codedTypes(tx)).map((each) => [each.type.id, each]));
    const last = [...new Map(wanted.map((each) => [each.type, each])).values()];
    if (last.some(({ type }) => !known.has(type))) throw new Failure('not_found');
    const at = now();
    const changed = last.filter(
      ({ type, code, dsnReason }) =>
        known.get(type)?.set.code !== code || known.get(type)?.set.dsnReason !== dsnReason,
    );
    if (changed.length > 0) {
      await savePayCodes(tx, changed, { changedAt: at, changedBy: actor.id });
      const codes = changed.map(
        ({ type, code }) => `${known.get(type)?.type.name[actor.language] ?? type} ${code ?? '–'}`,
      );
      await record(tx, actor, at, {
        action: 'payroll.codes_changed',
        subject: { kind: 'organization', id: organization.id, name: organization.name },
        details: { codes },
      });
    }
    return codedTypes(tx);
  });
}
