import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { urgentUntil } from '#domain/leave-requests/waiting.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import {
  countAllRequests,
  countOwnRequests,
  type OrganizationCounts,
  type OwnCounts,
} from '#server/store/leave-request-counts.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { findLeaveRequest, findNextDeparture } from '#server/store/leave-requests.ts';

export type { OrganizationCounts };

export interface Summary {
  readonly mine: OwnCounts & { readonly nextDeparture: RequestLine | null };
  /** For privileged people. */
  readonly organization: OrganizationCounts | null;
}

export async function summarizeRequests({ database, now }: Services, actor: SessionActor): Promise<Summary> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const counts = await countOwnRequests(tx, actor.id);
    const next = await findNextDeparture(tx, actor.id, today);
    const departure = next === null ? null : await findLeaveRequest(tx, next);
    return {
      mine: { ...counts, nextDeparture: departure && requestLine(departure.request, departure) },
      organization: can(actor, 'leave-request.read-all')
        ? await countAllRequests(tx, today, urgentUntil(today))
        : null,
    };
  });
}
