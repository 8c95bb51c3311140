import { z } from 'zod';
import { FILE_KINDS, LARGEST_FILE, MEDIA_TYPES } from '#domain/files/file-limits.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { leaveRequestSchema } from './leave-request-views.ts';
import { personBadgeSchema } from './people.ts';
import { filledLineSchema } from './texts.ts';

const requestParams = z.object({ id: z.uuid() });
const attachmentParams = requestParams.extend({ attachmentId: z.uuid() });

const attachmentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(FILE_KINDS),
  size: z.int().describe('In bytes.'),
  name: z.string().nullable().describe('Null where the reader may know that it is there and not what it is.'),
  addedAt: z.iso.datetime(),
  addedBy: personBadgeSchema,
  openable: z.boolean().describe('Whether the reader may have its content.'),
  removable: z.boolean().describe('Whether the reader may delete it.'),
});

const attachmentsSchema = z.object({
  medical: z
    .boolean()
    .describe(
      'Whether documents of this absence are for the person and admins alone, and deleted in time (rule L15).',
    ),
  room: z.int().describe('How many more the reader may add; 0 for those who may add none.'),
  attachments: z.array(attachmentSchema).describe('In the order in which they were added.'),
  erased: z
    .object({ erasedOn: shownDaySchema, documents: z.int() })
    .nullable()
    .describe(
      'What was deleted by its age (rule V23): how many documents, and the last day on which some were. Null where nothing was.',
    ),
});

/** One of a person's documents, with the absence that it belongs to. */
const personAttachmentSchema = attachmentSchema.extend({
  request: leaveRequestSchema.pick({
    id: true,
    startDate: true,
    startHalf: true,
    endDate: true,
    endHalf: true,
  }),
});

export const requestAttachmentsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/leave-requests/{id}/attachments',
    access: 'session',
    scope: 'never',
    summary: 'What is attached to a request, as far as the reader may know.',
    params: requestParams,
    shows: ['leave-requests', 'leave-rules', 'people'],
    response: attachmentsSchema,
    errors: ['not_found'],
  },
  listOfPerson: {
    method: 'GET',
    path: '/users/{id}/attachments',
    access: 'session',
    scope: 'never',
    summary:
      'What is attached to a person’s requests, latest first and two hundred at most, as far as the reader may know.',
    params: z.object({ id: z.uuid() }),
    shows: ['leave-requests', 'leave-rules', 'people'],
    response: z.array(personAttachmentSchema),
    errors: ['not_found'],
  },
  add: {
    method: 'POST',
    path: '/leave-requests/{id}/attachments',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    summary:
      'Attach a PNG, a JPEG or a PDF of 5 MB at most to a request. The body is the file itself; the same file twice is attached once.',
    params: requestParams,
    query: z.object({ name: filledLineSchema(120).describe('What the file is called.') }),
    upload: { types: ['application/octet-stream', ...Object.values(MEDIA_TYPES)], largest: LARGEST_FILE },
    changes: ['leave-requests', 'audit-log'],
    response: attachmentsSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'too_many_files',
      'storage_full',
      'file_too_large',
      'file_kind_refused',
      'file_unreadable',
      'file_active',
      'file_locked',
      'unsupported_media_type',
    ],
    limit: { max: 60, minutes: 10, by: 'ip' },
  },
  read: {
    method: 'GET',
    path: '/leave-requests/{id}/attachments/{attachmentId}',
    access: 'session',
    scope: 'never',
    looks: 'document',
    summary: 'The content of an attachment, to be kept: never shown by the browser as a page of ours.',
    params: attachmentParams,
    namedFile: { types: Object.values(MEDIA_TYPES) },
    shows: ['leave-requests'],
    response: z.string(),
    errors: ['forbidden', 'not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/leave-requests/{id}/attachments/{attachmentId}',
    access: 'session',
    scope: 'never',
    summary: 'Delete an attachment: one’s own, of one’s own request, or any of them as an admin.',
    params: attachmentParams,
    changes: ['leave-requests', 'audit-log'],
    response: attachmentsSchema,
    errors: ['forbidden', 'not_found'],
  },
});
