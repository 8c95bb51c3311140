import { randomUUID } from 'node:crypto';
import type { SessionRow } from './intruder-row.ts';

const unknownToAll = [404, 404, 404, 404] as const;
/** Colleagues do not learn that the request is there; those who may decide it belong to its thread. */
const deciders = [404, 200, 200, 200] as const;

/** What is said about a request, and what is attached to it. */
export const requestFileRows = {
  'requestComments.list': {
    parts: ({ pendingId }) => ({ params: { id: pendingId } }),
    home: deciders,
    foreign: unknownToAll,
    stranger: 404,
  },
  'requestComments.add': {
    parts: ({ pendingId }) => ({ params: { id: pendingId }, body: { text: 'Vu.' } }),
    home: deciders,
    foreign: unknownToAll,
    stranger: 404,
  },
  'requestComments.remove': {
    parts: ({ pendingId }) => ({ params: { id: pendingId, commentId: randomUUID() } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  'requestAttachments.list': {
    parts: ({ pendingId }) => ({ params: { id: pendingId } }),
    home: deciders,
    foreign: unknownToAll,
    stranger: 404,
  },
  'requestAttachments.listOfPerson': {
    parts: ({ userId }) => ({ params: { id: userId } }),
    home: deciders,
    foreign: unknownToAll,
    stranger: 404,
  },
  // Without a file: who may send one is told that there is none.
  'requestAttachments.add': {
    parts: ({ pendingId }) => ({ params: { id: pendingId }, query: { name: 'avis.pdf' } }),
    home: [404, 415, 415, 415],
    foreign: unknownToAll,
    stranger: 404,
  },
  'requestAttachments.read': {
    parts: ({ pendingId }) => ({ params: { id: pendingId, attachmentId: randomUUID() } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  'requestAttachments.remove': {
    parts: ({ pendingId }) => ({ params: { id: pendingId, attachmentId: randomUUID() } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  'photos.list': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
  'photos.read': {
    parts: () => ({ params: { hash: 'a'.repeat(64) } }),
    home: unknownToAll,
    stranger: 404,
  },
  // Without a picture.
  'photos.set': { parts: () => ({}), home: [415, 415, 415, 415], stranger: 415 },
  'photos.remove': {
    parts: ({ userId }) => ({ params: { id: userId } }),
    home: [403, 403, 403, 200],
    foreign: unknownToAll,
    stranger: 404,
  },
} satisfies Record<string, SessionRow>;
