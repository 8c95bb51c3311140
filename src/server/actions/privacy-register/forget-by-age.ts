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
import { takeOutForGood } from '#server/actions/request-attachments/remove-attachment.ts';
import { untilNoneIsLeft } from '#server/actions/until-none-is-left.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import {
  countErasures,
  deleteComparisonsBefore,
  deleteDigestsBefore,
  deleteNotificationsBefore,
  deletePayFilesBefore,
  deleteSessionsBegunBefore,
  type ErasureCounts,
  forgetAuditLines,
  forgetRequestWords,
  listDocumentsUntil,
  loadRetentionChoices,
} from '#server/store/retention.ts';

/** What one transaction takes at most: nobody waits long for what it holds, and a night cut short keeps what it did. */
const mostAtOnce = 1000;

/** V22: what has its time goes, each night. Medical documents have a night of their own (L15). Done again, it does nothing. */
export async function forgetByAge(
  { database }: Pick<Services, 'database'>,
  organizationId: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> {
  const inside = <T>(work: (tx: TenantTransaction) => Promise<T>) =>
    database.inOrganization(organizationId, work);
  const known = await inside(async (tx) => {
    const organization = await findOrganization(tx);
    return organization && { organization, choices: await loadRetentionChoices(tx) };
  });
  if (!known) return;
  const { timeZone } = known.organization;
  const today = dayOfInstant(at.getTime(), timeZone);
  const since = (kind: BoundedKind) => retainedSince(kind, known.choices, today);
  const steps: readonly ((tx: TenantTransaction) => Promise<number>)[] = [
    (tx) => deleteSessionsBegunBefore(tx, since('sessions'), mostAtOnce),
    (tx) => deleteNotificationsBefore(tx, since('mails'), mostAtOnce),
    (tx) => deleteDigestsBefore(tx, since('mails'), mostAtOnce),
    (tx) => deletePayFilesBefore(tx, since('pay-files'), mostAtOnce),
    (tx) => deleteComparisonsBefore(tx, since('pay-files'), mostAtOnce),
    async (tx) => {
      const over = await listDocumentsUntil(tx, since('words'), mostAtOnce);
      await takeOutForGood(tx, over, today);
      return over.length;
    },
    (tx) => forgetRequestWords(tx, since('words'), mostAtOnce),
    (tx) => forgetAuditLines(tx, since('journal'), counterActions, since('counter-journal'), mostAtOnce),
  ];
  for (const step of steps) await untilNoneIsLeft(() => inside(step), mostAtOnce, signal);
  await inside((tx) => eraseByAge(tx, since('leavers'), timeZone, at));
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
