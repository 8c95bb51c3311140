import { counterActions } from '#domain/audit-log/audit-action.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import {
  type AnnouncedKind,
  announcedKinds,
  announcedUntil,
  type BoundedKind,
  type RetentionChoices,
  retainedSince,
} from '#domain/privacy/retention.ts';
import { eraseByAge } from '#server/actions/erasures/erase-by-age.ts';
import { takeOut } from '#server/actions/request-attachments/remove-attachment.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import {
  countErasures,
  deleteMailTracesBefore,
  deletePayFilesBefore,
  deleteSessionsBegunBefore,
  type ErasureCounts,
  forgetAuditLines,
  forgetRequestWords,
  listDocumentsUntil,
  loadRetentionChoices,
  noteErasedDocument,
} from '#server/store/retention.ts';

/** V22: what has its time goes, each night. Medical documents have a night of their own (L15). Done again, it does nothing. */
export async function forgetByAge(tx: TenantTransaction, at: Date): Promise<void> {
  const organization = await findOrganization(tx);
  if (!organization) return;
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const choices = await loadRetentionChoices(tx);
  const since = (kind: BoundedKind) => retainedSince(kind, choices, today);
  await deleteSessionsBegunBefore(tx, since('sessions'));
  await deleteMailTracesBefore(tx, since('mails'));
  await deletePayFilesBefore(tx, since('pay-files'));
  for (const attachment of await listDocumentsUntil(tx, since('words'))) {
    await takeOut(tx, attachment);
    await noteErasedDocument(tx, attachment.requestId, today);
  }
  await forgetRequestWords(tx, since('words'));
  await eraseByAge(tx, since('leavers'), organization.timeZone, at);
  await forgetAuditLines(tx, since('journal'), counterActions, since('counter-journal'));
}

export interface ComingErasures {
  readonly until: PlainDate;
  readonly counts: ErasureCounts;
}

/** V24: how much goes until the end of next month, as things are today. */
export async function comingErasures(
  tx: TenantTransaction,
  choices: RetentionChoices,
  today: PlainDate,
): Promise<ComingErasures> {
  const until = announcedUntil(today);
  const since = Object.fromEntries(
    announcedKinds.map((kind) => [kind, retainedSince(kind, choices, until)]),
  ) as Record<AnnouncedKind, PlainDate>;
  return { until, counts: await countErasures(tx, since, counterActions) };
}
