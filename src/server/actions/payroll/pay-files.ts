import { createHash } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { covers } from '#domain/payroll/establishment.ts';
import type { FileLine } from '#domain/payroll/file-rows.ts';
import { toldTypeName } from '#domain/payroll/told-to-accountants.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { plainName } from '#domain/text/plain-name.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import { makePayFile } from '#server/payroll-files/make-bytes.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import type { WrittenPayLine } from '#server/store/payroll.ts';
import {
  type FirstFetch,
  findFile,
  insertFetch,
  insertFile,
  type KeptFile,
  listFilesOfMonth,
  listFirstFetches,
} from '#server/store/payroll-files.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { closedMonthLines } from './month-lines.ts';
import { findPayModel } from './pay-models.ts';
import { closingsOf, type PayContext, payContext } from './pay-units.ts';

export interface ShownFile {
  readonly file: KeptFile;
  readonly firstFetch: FirstFetch | null;
}

export async function listPayFiles(
  { database }: Services,
  actor: SessionActor,
  month: PlainDate,
  establishment?: string,
): Promise<ShownFile[]> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    return shownFiles(tx, await payContext(tx, organization, establishment), month);
  });
}

async function shownFiles(
  tx: TenantTransaction,
  context: PayContext,
  month: PlainDate,
): Promise<ShownFile[]> {
  const files = (await listFilesOfMonth(tx, month)).filter((file) => covers(file, context));
  const fetches = await listFirstFetches(
    tx,
    files.map(({ id }) => id),
  );
  return files.map((file) => ({ file, firstFetch: fetches.get(file.id) ?? null }));
}

/** J7, J8: of what was written when the month was closed, never of what is true today. */
export async function makeFileOfMonth(
  { database, now }: Services,
  actor: Acting,
  month: PlainDate,
  modelId: string,
  establishment?: string,
): Promise<ShownFile> {
  if (!can(actor, 'payroll.make-files')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const model = await findPayModel(tx, modelId);
    const context = await payContext(tx, organization, establishment);
    const [closing, ...others] = closingsOf(context, month);
    if (closing === undefined) throw new Failure('payroll_month_open');
    // J22: a file is of one establishment.
    if (others.length > 0) throw new Failure('validation_failed', { fields: { establishment: 'required' } });
    const { lines, differences } = await closedMonthLines(tx, [closing]);
    const types = await loadLeaveTypes(tx);
    const made = makePayFile(
      model,
      [...lines, ...differences].map((line) => fileLine(line, types)),
      month,
    );
    if (made === null) throw new Failure('payroll_days_unknown');
    const at = now();
    const sha256 = createHash('sha256').update(made.bytes).digest();
    const isNew = await insertFile(tx, {
      id: timeOrderedId(at),
      closingId: closing.id,
      model: model.id,
      modelName: model.name,
      name: fileName([organization.name, context.establishment?.name ?? ''], month, model.id),
      rowCount: made.rows,
      bytes: Buffer.from(made.bytes),
      sha256,
      madeAt: at,
      madeBy: actor.id,
    });
    if (isNew)
      await record(tx, actor, at, {
        action: 'payroll.file_made',
        subject: { kind: 'organization', id: organization.id, name: organization.name },
        details: { month: month.slice(0, 7), model: model.name },
      });
    const kept = (await shownFiles(tx, context, month)).find(
      ({ file }) => file.closingId === closing.id && file.model === model.id && file.sha256.equals(sha256),
    );
    if (kept === undefined) throw new Error('The file that was made is not there.');
    return kept;
  });
}

/** J8: the first time that each person fetches it is noted with the file; to look is no deed for the log. */
export async function fetchPayFile(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const file = await findFile(tx, id);
    // V7: of a file that held somebody who was erased, the line is all there is.
    if (file === null || (file.byteCount === 0 && file.rowCount > 0)) throw new Failure('not_found');
    await insertFetch(tx, { fileId: id, userId: actor.id, role: actor.role, fetchedAt: now() });
    return { name: file.name, bytes: file.bytes };
  });
}

/** J16: a file leaves the company, so that it says of a confidential absence no more than its code. */
function fileLine({ type, ...line }: WrittenPayLine, types: LeaveTypes): FileLine {
  return { ...line, typeName: toldTypeName(types, type, defaultLanguage) };
}

/** `paie-societe-d-essai-lyon-2026-09-silae.csv`: letters that every system takes. */
function fileName(whose: readonly string[], month: PlainDate, modelId: string): string {
  return `${['paie', ...whose.map((name) => plainName(name)), month.slice(0, 7), modelId].filter((part) => part !== '').join('-')}.csv`;
}
