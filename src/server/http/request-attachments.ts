import type { z } from 'zod';
import type { requestAttachmentsEndpoints } from '#contract/request-attachments.ts';
import { FILE_ENDINGS, type FileKind, MEDIA_TYPES } from '#domain/files/file-limits.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import { addAttachment } from '#server/actions/request-attachments/add-attachment.ts';
import type {
  AttachmentReach,
  ReachedAttachment,
} from '#server/actions/request-attachments/attachment-reach.ts';
import {
  listAttached,
  listAttachedOfPerson,
  openAttachment,
} from '#server/actions/request-attachments/read-attachments.ts';
import { removeAttachment } from '#server/actions/request-attachments/remove-attachment.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

type Endpoints = typeof requestAttachmentsEndpoints;

/** Whatever a browser makes of a file of others, it is no page of ours. */
const harmless = "default-src 'none'; sandbox; frame-ancestors 'none'";

export function requestAttachmentsHandlers(services: Services): Handlers<Endpoints> {
  return {
    list: async ({ params }, { actor }) => shown(await listAttached(services, actor, params.id)),
    listOfPerson: async ({ params }, { actor }) =>
      (await listAttachedOfPerson(services, actor, params.id)).map((one) => {
        const { id, startDate, startHalf, endDate, endHalf } = one.request;
        return { ...attachmentShown(one), request: { id, startDate, startHalf, endDate, endHalf } };
      }),
    add: async ({ params, query }, { actor, upload }) => {
      if (!upload) throw new Failure('unsupported_media_type');
      return shown(await addAttachment(services, actor, params.id, query.name, upload));
    },
    read: async ({ params }, { actor, header, looked }) => {
      const { attachment, personId, bytes } = await openAttachment(
        services,
        actor,
        params.id,
        params.attachmentId,
      );
      looked([personId]);
      header('content-security-policy', harmless);
      return {
        type: MEDIA_TYPES[attachment.kind],
        name: fileName(attachment.name, attachment.kind),
        content: bytes,
      };
    },
    remove: async ({ params }, { actor }) =>
      shown(await removeAttachment(services, actor, params.id, params.attachmentId)),
  };
}

function shown({
  medical,
  room,
  attachments,
  erased,
}: AttachmentReach): z.input<Endpoints['list']['response']> {
  return { medical, room, attachments: attachments.map(attachmentShown), erased };
}

function attachmentShown({
  id,
  kind,
  size,
  name,
  addedAt,
  addedBy,
  addedByName,
  openable,
  removable,
}: ReachedAttachment): z.input<Endpoints['list']['response']>['attachments'][number] {
  return {
    id,
    kind,
    size,
    name: openable ? name : null,
    addedAt: addedAt.toISOString(),
    addedBy: { id: addedBy, name: addedByName },
    openable,
    removable,
  };
}

/** Letters that every system takes, and the ending of what it is. */
function fileName(name: string, kind: FileKind): string {
  const stem = plainWord(name.replace(/\.[^.]*$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${stem === '' ? 'document' : stem.slice(0, 80)}.${FILE_ENDINGS[kind]}`;
}
