import { z } from 'zod';
import { LARGEST_PHOTO, MEDIA_TYPES } from '#domain/files/file-limits.ts';
import { defineEndpoints } from './endpoint.ts';

const { png, jpeg } = MEDIA_TYPES;

/** Of its content: another photo has another one. */
const hashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] });

const photosSchema = z.array(
  z.object({ userId: z.uuid(), hash: z.string().describe('Of its content: another photo has another one.') }),
);

export const photosEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/photos',
    access: 'session',
    scope: 'never',
    summary: 'Who of the organisation has a photo, and which.',
    shows: ['people'],
    response: photosSchema,
  },
  read: {
    method: 'GET',
    path: '/photos/{hash}',
    access: 'session',
    scope: 'never',
    summary: 'One photo of the organisation. It never changes: browsers keep it.',
    params: z.object({ hash: hashSchema }),
    namedFile: { types: [png, jpeg] },
    shows: ['people'],
    response: z.string(),
    errors: ['not_found'],
  },
  set: {
    method: 'PUT',
    path: '/photos/me',
    access: 'session',
    scope: 'never',
    oneself: true,
    idempotency: 'needless',
    summary: 'Set one’s own photo: a square PNG or JPEG of at most 256 pixels a side and 100 kB.',
    upload: { types: ['application/octet-stream', png, jpeg], largest: LARGEST_PHOTO },
    changes: ['people', 'audit-log'],
    response: photosSchema,
    errors: ['file_too_large', 'file_kind_refused', 'file_unreadable', 'file_active', 'photo_unfit'],
    limit: { max: 30, minutes: 10, by: 'ip' },
  },
  remove: {
    method: 'DELETE',
    path: '/users/{id}/photo',
    access: 'session',
    scope: 'never',
    summary: 'Remove a photo: one’s own, or anybody’s as an admin.',
    params: z.object({ id: z.uuid() }),
    changes: ['people', 'audit-log'],
    response: photosSchema,
    errors: ['forbidden', 'not_found'],
  },
});
