import { policiesOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { halvesOn } from '#domain/counting/working-pattern.ts';
import { holidayDay } from '#domain/holidays/observance.ts';
import { followUpDue } from '#domain/leave-requests/follow-up.ts';
import type { Services } from '#server/services.ts';
import { insertAnnouncement } from '#server/store/announcements.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { insertRequestEvent } from '#server/store/leave-request-events.ts';
import { lockLeaveRequest } from '#server/store/leave-requests.ts';
import type { Organization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import {
  findWaitingRequest,
  listWaitingRequests,
  WAITING_AT_ONCE,
  type WaitingPlace,
  type WaitingRequest,
} from '#server/store/waiting-requests.ts';
import { announcementOf } from './announce.ts';

const eventOf = { remind: 'reminded', escalate: 'escalated' } as const;

/** On working days only: whoever is asked again should be there to answer. */
export async function speakOfWaiting(
  { database }: Services,
  organization: Organization,
  today: PlainDate,
  at: Date,
  signal?: AbortSignal,
): Promise<void> {
  const policies = await database.inOrganization(organization.id, async (tx) =>
    policiesOf({ settings: await loadSettingsInForce(tx) }, organization),
  );
  const isWorkingDay = (date: PlainDate): boolean => {
    const { openDays, holidays } = valueAt(policies, date);
    return halvesOn(openDays, weekdayOf(date)) !== 0 && holidayDay(holidays, date).kind !== 'off';
  };
  if (!isWorkingDay(today)) return;
  const dueFor = ({ since, reminded, escalated }: WaitingRequest) => {
    const filedOn = dayOfInstant(since.getTime(), organization.timeZone);
    return followUpDue({ filedOn, today, reminded, escalated }, organization, isWorkingDay);
  };
  let place: WaitingPlace | null = null;
  do {
    const after: WaitingPlace | null = place;
    const waiting: WaitingRequest[] = await database.inOrganization(organization.id, (tx) =>
      listWaitingRequests(tx, after),
    );
    for (const { id } of waiting.filter((one) => dueFor(one) !== null)) {
      signal?.throwIfAborted();
      await database.inOrganization(organization.id, (tx) => speakOf(tx, id, dueFor, at));
    }
    place = waiting.length < WAITING_AT_ONCE ? null : (waiting.at(-1) ?? null);
  } while (place);
}

/** Whoever decides, or reminds, at this very moment comes first; then we look again. */
async function speakOf(
  tx: TenantTransaction,
  id: string,
  dueFor: (waiting: WaitingRequest) => keyof typeof eventOf | null,
  at: Date,
): Promise<void> {
  const found = await lockLeaveRequest(tx, id);
  const still = await findWaitingRequest(tx, id);
  const due = still && dueFor(still);
  if (!found || !due) return;
  const event = await insertRequestEvent(tx, {
    id: timeOrderedId(at),
    requestId: id,
    at,
    event: eventOf[due],
    version: found.request.version,
    actorId: null,
    actorName: null,
    via: 'schedule',
    address: null,
    reason: null,
    changes: {},
    overrode: null,
  });
  await insertAnnouncement(tx, announcementOf(tx, event.id));
}
