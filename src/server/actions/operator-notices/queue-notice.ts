import { can } from '#domain/access/can.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { Services } from '#server/services.ts';
import {
  findOperatorNotice,
  insertNoticeMails,
  insertOperatorNotice,
  isSameContent,
  listNoticeMails,
  type NoticeMail,
  type OperatorNotice,
} from '#server/store/operator-notices.ts';
import { findOrganization, listOrganizationIds } from '#server/store/organizations.ts';
import { isCorrespondent, listUserRows } from '#server/store/users.ts';

export type NoticeDraft = Pick<OperatorNotice, 'id' | 'kind' | 'content'>;

/** What an organisation was, or would be, told. */
export interface NoticeReach {
  readonly organization: string;
  readonly queuedAt: Date | null;
  /** Who would be written to now, and is not on the list. */
  readonly coming: number;
  readonly mails: readonly NoticeMail[];
  /** It was told something else under that name. */
  readonly differs: boolean;
}

/**
 * V26: the notice, the list of its readers and one job for each of them are one transaction for each organisation.
 * Whoever is killed half-way starts again: those who are on a list are not written to a second time.
 */
export async function queueNotice(
  { database, now }: Services,
  draft: NoticeDraft,
  isMeant: boolean,
): Promise<NoticeReach[]> {
  const reached: NoticeReach[] = [];
  for (const organizationId of await database.atGate(listOrganizationIds)) {
    const reach = await database.inOrganization(organizationId, async (tx) => {
      const organization = await findOrganization(tx);
      if (!organization) return null;
      const before = await findOperatorNotice(tx, draft.id);
      const differs = before !== null && !isSameContent(before.content, draft.content);
      const admins = (await listUserRows(tx)).filter(
        (person) => isCorrespondent(person) && can(person, 'organization.edit'),
      );
      const listed = await listNoticeMails(tx, draft.id);
      const missing = admins.filter(({ id }) => !listed.some(({ userId }) => userId === id));
      const told = { organization: organization.name, differs, coming: missing.length };
      if (!isMeant || differs) return { ...told, queuedAt: before?.queuedAt ?? null, mails: listed };
      const queuedAt = before?.queuedAt ?? now();
      if (!before) await insertOperatorNotice(tx, { ...draft, queuedAt });
      const added = await insertNoticeMails(tx, draft.id, missing);
      await enqueueAll(
        tx,
        'send-operator-notice',
        added.map((userId) => ({ organizationId, userId, noticeId: draft.id })),
      );
      return { ...told, queuedAt, mails: await listNoticeMails(tx, draft.id) };
    });
    if (reach) reached.push(reach);
  }
  return reached;
}

/** What became of a notice, as it is kept; nothing is sent. */
export async function reportNotice({ database }: Services, id: string): Promise<NoticeReach[]> {
  const reached: NoticeReach[] = [];
  for (const organizationId of await database.atGate(listOrganizationIds)) {
    const reach = await database.inOrganization(organizationId, async (tx) => {
      const notice = await findOperatorNotice(tx, id);
      const organization = await findOrganization(tx);
      if (!notice || !organization) return null;
      const mails = await listNoticeMails(tx, id);
      return { organization: organization.name, queuedAt: notice.queuedAt, coming: 0, mails, differs: false };
    });
    if (reach) reached.push(reach);
  }
  return reached;
}
