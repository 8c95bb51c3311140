import { eq, sql } from 'drizzle-orm';
import { type LeaveType, type LeaveTypes, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import type { Question } from './answers.ts';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import type { JsonParts } from './json-shape.ts';
import { leaveTypes } from './schema/counters.ts';

/** What is written of the types, as part of a statement of the caller's: everything about leave needs them. */
export const writtenTypes = `(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', json_build_object('fr', t.name_fr, 'en', t.name_en),
    'color', t.color, 'confidential', t.confidential, 'needsApproval', t.needs_approval, 'counter', t.counter,
    'absence', t.absence_kind, 'halfDays', t.half_days, 'asksJustification', t.asks_justification,
    'catalogueKey', t.catalogue_key, 'grantedDays', t.granted_days, 'inCalendar', t.in_calendar, 'archived', t.archived_at is not null) order by t.created_at, t.id), '[]')
  from leave_types t)`;

export const typesShape: JsonParts<LeaveType[]> = [
  {
    id: 'string',
    name: { fr: 'string', en: 'string' },
    color: 'string',
    confidential: 'boolean',
    needsApproval: 'boolean',
    counter: 'string',
    absence: 'string',
    halfDays: 'boolean',
    asksJustification: 'boolean',
    catalogueKey: 'string',
    grantedDays: 'number',
    inCalendar: 'boolean',
    archived: 'boolean',
  },
];

const typesStatement: Question<{ types: LeaveType[] }> = {
  name: 'leave-types',
  text: `select ${writtenTypes} as types`,
  columns: { types: typesShape },
};

export async function loadLeaveTypes(tx: TenantTransaction): Promise<LeaveTypes> {
  const [row] = await tx.ask(typesStatement, []);
  return leaveTypesOf(row?.types ?? []);
}

/** Of one of the four, what the organisation changed is a row like any other. */
export async function saveLeaveType(tx: TenantTransaction, type: LeaveType, at: Date): Promise<void> {
  const { name, absence, archived, ...rest } = type;
  const row = { ...rest, nameFr: name.fr, nameEn: name.en, absenceKind: absence };
  await tx
    .insert(leaveTypes)
    .values({
      ...row,
      organizationId: tx.organizationId,
      createdAt: at,
      archivedAt: archived ? at : null,
    })
    .onConflictDoUpdate({ target: [leaveTypes.organizationId, leaveTypes.id], set: row });
}

export async function setLeaveTypeArchived(
  tx: TenantTransaction,
  id: string,
  archivedAt: Date | null,
): Promise<void> {
  await tx.update(leaveTypes).set({ archivedAt }).where(eq(leaveTypes.id, id));
}

/** Those that someone asked for, or whose own counter holds a line. */
export async function listTypesInUse(tx: TenantTransaction): Promise<Set<string>> {
  const rows = await answersTo<{ id: string }>(
    tx,
    { id: 'text' },
    sql`select distinct type as id from leave_requests
      union select distinct counter from ledger_entries where counter not in ('paid-leave', 'rtt')`,
  );
  return new Set(rows.map(({ id }) => id));
}
