import type { Client } from 'pg';
import { z } from 'zod';
import { type JobName, jobTable } from '#server/actions/job-table.ts';

/** Where what a field names lies, where the field does not say it. */
const tableOfField: Readonly<Record<string, string>> = {
  userId: 'users',
  inviterId: 'users',
  id: 'sessions',
  requestId: 'leave_requests',
  directoryId: 'directories',
  // It is only part of the name of a mail.
  changeId: 'users',
  deliveryId: 'webhook_deliveries',
  endpointId: 'webhook_endpoints',
  copyId: 'person_copies',
  sendingId: 'payroll_sendings',
  batchId: 'decision_batches',
  fileId: 'attachments',
  recoveryId: 'access_recoveries',
  keyId: 'api_keys',
  readerId: 'newsletter_readers',
  messageId: 'site_messages',
  remarkId: 'payroll_remarks',
  reminderId: 'leave_reminders',
  noticeId: 'sickness_notices',
};

interface Told {
  readonly owner: Client;
  readonly organizationId: string;
  readonly mark: string;
  readonly email: string;
}

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** What a job is told: of rows that are there, and this word wherever a text of somebody's could stand. */
export async function markedPayload(name: JobName, told: Told): Promise<unknown> {
  return valueIn(
    z.toJSONSchema(jobTable[name].payload, { io: 'input', unrepresentable: 'any' }) as Shape,
    '',
    name,
    told,
  );
}

async function valueIn(shape: Shape, field: string, job: JobName, told: Told): Promise<unknown> {
  // A walk begins with the first organisation.
  if (field === 'after' && shape.anyOf) return null;
  if (shape.anyOf) return valueIn(shape.anyOf[0] ?? {}, field, job, told);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.properties)
    return Object.fromEntries(
      await Promise.all(
        Object.entries(shape.properties).map(
          async ([key, value]) => [key, await valueIn(value, key, job, told)] as const,
        ),
      ),
    );
  if (shape.type === 'array') return [await valueIn(shape.items ?? {}, field, job, told)];
  if (shape.type === 'number' || shape.type === 'integer') return 1;
  if (shape.type === 'boolean') return true;
  if (shape.format === 'date-time') return '2027-03-01T08:00:00.000Z';
  if (shape.format === 'date') return '2027-03-01';
  if (shape.format === 'uuid') return idOf(field, job, told);
  // Of somebody who is there: else nothing would be looked for.
  if (field === 'email') return told.email;
  return told.mark;
}

async function idOf(field: string, job: JobName, { owner, organizationId }: Told): Promise<string> {
  if (field === 'organizationId') return organizationId;
  const events = job === 'tell-channel' || job === 'send-push' || job === 'announce-request';
  const table =
    tableOfField[field] ??
    (events && field === 'eventId' ? 'leave_request_events' : `${field.slice(0, -2)}s`);
  const ofOne = table !== 'site_messages' && table !== 'newsletter_readers';
  const { rows } = await owner.query<{ id: string }>(
    `select id from "${table}"${ofOne ? ` where organization_id = '${organizationId}'` : ''} order by id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error(`${table} has no row for ${job}.`);
  return row.id;
}
