import { can } from '#domain/access/can.ts';
import { MOST_FILES_OF_A_REQUEST, MOST_FILES_SHOWN } from '#domain/files/file-limits.ts';
import { hasMedicalDocuments } from '#domain/files/medical-document.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import {
  type AttachmentOfPerson,
  type ListedAttachment,
  listAttachments,
  listAttachmentsOfPerson,
} from '#server/store/attachments.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { RequestInContext } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { type DocumentErasure, findDocumentErasure } from '#server/store/retention.ts';
import { findPerson, type User } from '#server/store/users.ts';

export interface ReachedAttachment extends ListedAttachment {
  readonly openable: boolean;
  readonly removable: boolean;
}

/** What is attached to a request, and what the reader may do with each. */
export interface AttachmentReach {
  readonly found: RequestInContext;
  readonly medical: boolean;
  readonly mayAdd: boolean;
  readonly room: number;
  readonly attachments: readonly ReachedAttachment[];
  /** V23: what is gone by its age. */
  readonly erased: DocumentErasure | null;
}

/**
 * L14, L15. A document that was medical when it was attached stays so, and one of an absence that has become so is as
 * well. Whoever may read the request knows that something is attached, and no more.
 */
export async function reachAttachments(
  tx: TenantTransaction,
  actor: Acting,
  found: RequestInContext | null,
): Promise<AttachmentReach> {
  if (!found || !can(actor, 'leave-request.read', found.person)) throw new Failure('not_found');
  const { person, request } = found;
  const medical = hasMedicalDocuments(typeOf(await loadLeaveTypes(tx), request.type));
  const listed = await listAttachments(tx, request.id);
  const mayAdd = reaches(actor, person, medical);
  return {
    found,
    medical,
    mayAdd,
    room: mayAdd ? Math.max(0, MOST_FILES_OF_A_REQUEST - listed.length) : 0,
    attachments: listed.map((one) => reached(actor, person, one, medical)),
    erased: await findDocumentErasure(tx, request.id),
  };
}

/** The same of everything that a person has asked for; others do not learn whether there is anything. */
export async function reachAttachmentsOfPerson(
  tx: TenantTransaction,
  actor: Acting,
  userId: string,
): Promise<(AttachmentOfPerson & ReachedAttachment)[]> {
  const found = await findPerson(tx, userId);
  if (!found || !can(actor, 'leave-request.read', found.person)) throw new Failure('not_found');
  const types = await loadLeaveTypes(tx);
  const listed = await listAttachmentsOfPerson(tx, userId, MOST_FILES_SHOWN);
  return listed.map((one) =>
    reached(actor, found.person, one, hasMedicalDocuments(typeOf(types, one.request.type))),
  );
}

function reaches(actor: Acting, person: User, medical: boolean): boolean {
  return can(actor, medical ? 'medical-document.read' : 'leave-request.comment', person);
}

function reached<A extends ListedAttachment>(
  actor: Acting,
  person: User,
  one: A,
  medical: boolean,
): A & ReachedAttachment {
  const openable = reaches(actor, person, medical || one.medical);
  const mayRemove = [one.addedBy, person.id].includes(actor.id) || can(actor, 'organization.edit');
  return { ...one, openable, removable: openable && mayRemove };
}

/** The one that is meant, for those who may have it. */
export function openableAttachment({ attachments }: AttachmentReach, id: string): ReachedAttachment {
  const attachment = attachments.find((one) => one.id === id);
  if (!attachment) throw new Failure('not_found');
  if (!attachment.openable) throw new Failure('forbidden');
  return attachment;
}
