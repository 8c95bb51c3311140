import { can } from '#domain/access/can.ts';
import type { AbsenceKind } from '#domain/balances/absence.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { syncNotices } from '#server/actions/entitlements/sync-notices.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { writePlan } from '#server/actions/settings/change-plan.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listTypesInUse, loadLeaveTypes, saveLeaveType } from '#server/store/leave-types.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import { type KindPlan, planKindChange } from './kind-plan.ts';
import type { ListedType } from './list-types.ts';
import { refuseType } from './refuse-type.ts';

export interface TypeForm {
  readonly name: EveryLanguage;
  readonly color: string;
  readonly confidential: boolean;
  readonly needsApproval: boolean;
  readonly counter: 'paid-leave' | 'rtt' | 'own' | null;
  readonly halfDays: boolean;
  readonly asksJustification: boolean;
  readonly catalogueKey: string | null;
  readonly absence?: AbsenceKind | null | undefined;
  readonly grantedDays?: number | null | undefined;
  readonly inCalendar?: boolean | undefined;
}

/** Adds a type; what the law takes it for comes from the catalogue, unless the form says so. */
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
    refuseFull('leaveTypes', await listLengths.leaveTypes(tx));
    const at = now();
    const id = timeOrderedId(at);
    const type = typeFrom(form, { id, archived: false }, entry ?? { absence: null, inCalendar: true });
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    refuseType({ before: null, after: type }, { types: await loadLeaveTypes(tx), isInUse: false, today });
    await saveLeaveType(tx, type, at);
    await record(tx, actor, at, {
      action: 'leave-type.created',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { type: type.name[actor.language] },
    });
    return { type, inUse: false };
  });
}

/** Changes a type. What was asked for before stays as it was decided; what it earns follows what the type is (G7). */
export async function updateType(
  { database, now }: Services,
  actor: Acting,
  id: string,
  form: TypeForm,
): Promise<ListedType> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const { organization, today, before, after, inUse } = await readChange(tx, id, form, at);
    const changes = changesBetween<Record<string, string>>(toldOf(before), toldOf(after));
    if (Object.keys(changes).length === 0) return { type: before, inUse };
    const people = await correctCounters(tx, organization, { before, after }, at, today);
    await saveLeaveType(tx, after, at);
    await record(tx, actor, at, {
      action: 'leave-type.updated',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { type: after.name[actor.language], ...changes, ...(people > 0 ? { people } : {}) },
    });
    return { type: after, inUse };
  });
}

/** Whose counters would move if a type were changed so. Changes nothing. */
export async function previewType(
  { database, now }: Services,
  actor: Acting,
  id: string,
  form: TypeForm,
): Promise<KindPlan> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { organization, today, before, after } = await readChange(tx, id, form, now());
    return planKindChange(tx, organization, { before, after }, today);
  });
}

async function readChange(tx: TenantTransaction, id: string, form: TypeForm, at: Date) {
  const organization = await lockOrganization(tx);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const types = await loadLeaveTypes(tx);
  const before = types.get(id);
  if (!before) throw new Failure('not_found');
  const { catalogueKey, archived } = before;
  const after = typeFrom({ ...form, catalogueKey }, { id, archived }, before);
  const inUse = (await listTypesInUse(tx)).has(id);
  refuseType({ before, after }, { types, isInUse: inUse, today });
  return { organization, today, before, after, inUse };
}

/** B8: lines that answer what was written while the type was taken for something else; how many people they touch. */
async function correctCounters(
  tx: TenantTransaction,
  organization: Organization,
  change: { readonly before: LeaveType; readonly after: LeaveType },
  at: Date,
  today: PlainDate,
): Promise<number> {
  if (change.before.absence === change.after.absence) return 0;
  // An approval that came between reading and writing would escape the correction.
  await lockEveryone(tx);
  const { plan, concerned } = await planKindChange(tx, organization, change, today);
  await writePlan(tx, plan, at);
  await tellCounterChanges(tx, plan, 'leave-type', timeOrderedId(at));
  await syncNotices(tx, concerned, today, at);
  return plan.length;
}

/** What a form leaves out is as the catalogue or the type itself has it. */
function typeFrom(
  form: TypeForm,
  kept: Pick<LeaveType, 'id' | 'archived'>,
  otherwise: Pick<LeaveType, 'absence' | 'inCalendar'> & { readonly grantedDays?: number | null },
): LeaveType {
  const { name, color, confidential, needsApproval, counter, halfDays, asksJustification, catalogueKey } =
    form;
  const { absence, grantedDays, inCalendar } = form;
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
    absence: absence === undefined ? otherwise.absence : absence,
    grantedDays: grantedDays === undefined ? (otherwise.grantedDays ?? null) : grantedDays,
    inCalendar: inCalendar ?? otherwise.inCalendar,
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
    absence: type.absence ?? '',
    grantedDays: type.grantedDays === null ? '' : String(type.grantedDays),
    inCalendar: String(type.inCalendar),
  };
}
