import { can } from '#domain/access/can.ts';
import type { BilingualText } from '#domain/holidays/public-holidays.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listTypesInUse, loadLeaveTypes, saveLeaveType } from '#server/store/leave-types.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import type { ListedType } from './list-types.ts';
import { refuseType } from './refuse-type.ts';

export interface TypeForm {
  readonly name: BilingualText;
  readonly color: string;
  readonly confidential: boolean;
  readonly needsApproval: boolean;
  readonly counter: 'paid-leave' | 'rtt' | 'own' | null;
  readonly halfDays: boolean;
  readonly asksJustification: boolean;
  readonly catalogueKey: string | null;
}

/** Adds a type; what the law takes it for comes from the catalogue. */
export async function createType(
  { database, now }: Services,
  actor: Acting,
  form: TypeForm,
): Promise<ListedType> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  const entry = catalogueType(form.catalogueKey);
  if (form.catalogueKey !== null && entry === null) {
    throw new Failure('validation_failed', { fields: { catalogueKey: 'invalid' } });
  }
  return database.inOrganization(actor.organizationId, async (tx) => {
    // One after the other, so that two people do not give one name to two types.
    const organization = await lockOrganization(tx);
    const at = now();
    const id = timeOrderedId(at);
    const type = typeFrom(form, { id, absence: entry?.absence ?? null, archived: false });
    refuseType({ before: null, after: type }, { types: await loadLeaveTypes(tx), isInUse: false });
    await saveLeaveType(tx, type, at);
    await record(tx, actor, at, {
      action: 'leave-type.created',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { type: type.name[actor.language] },
    });
    return { type, inUse: false };
  });
}

/** Changes a type. What was asked for before stays as it was decided. */
export async function updateType(
  { database, now }: Services,
  actor: Acting,
  id: string,
  form: TypeForm,
): Promise<ListedType> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const types = await loadLeaveTypes(tx);
    const before = types.get(id);
    if (!before) throw new Failure('not_found');
    const { absence, catalogueKey, archived } = before;
    const type = typeFrom({ ...form, catalogueKey }, { id, absence, archived });
    const inUse = (await listTypesInUse(tx)).has(id);
    refuseType({ before, after: type }, { types, isInUse: inUse });
    const changes = changesBetween<Record<string, string>>(toldOf(before), toldOf(type));
    if (Object.keys(changes).length === 0) return { type: before, inUse };
    const at = now();
    await saveLeaveType(tx, type, at);
    await record(tx, actor, at, {
      action: 'leave-type.updated',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { type: type.name[actor.language], ...changes },
    });
    return { type, inUse };
  });
}

function typeFrom(form: TypeForm, kept: Pick<LeaveType, 'id' | 'absence' | 'archived'>): LeaveType {
  const { name, color, confidential, needsApproval, counter, halfDays, asksJustification, catalogueKey } =
    form;
  return {
    ...kept,
    name,
    color,
    confidential,
    needsApproval,
    halfDays,
    asksJustification,
    catalogueKey,
    counter: counter === 'own' ? kept.id : counter,
  };
}

/** As the audit log tells a change: words that screens translate, `own` for a counter of the type's own. */
function toldOf(type: LeaveType): Record<string, string> {
  const { id, name, color, counter } = type;
  return {
    nameFr: name.fr,
    nameEn: name.en,
    color,
    counter: counter === id ? 'own' : (counter ?? ''),
    confidential: String(type.confidential),
    needsApproval: String(type.needsApproval),
    halfDays: String(type.halfDays),
    asksJustification: String(type.asksJustification),
  };
}
