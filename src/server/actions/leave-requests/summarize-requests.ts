import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { urgentUntil } from '#domain/leave-requests/waiting.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { isSettingUp } from '#server/actions/first-steps/read-first-steps.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  countAllRequests,
  countOwnRequests,
  countWaitingByPerson,
  type OrganizationCounts,
  type OwnCounts,
} from '#server/store/leave-request-counts.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { findLeaveRequest, findNextDeparture } from '#server/store/leave-requests.ts';
import { isDecider } from './may-decide.ts';

/** With how much waits for the reader. */
export type OrganizationSummary = OrganizationCounts & {
  readonly waitingForMe: number;
  /** Whether something of the company's first hour is left for the reader to do. */
  readonly settingUp: boolean;
};

export interface Summary {
  readonly mine: OwnCounts & { readonly nextDeparture: RequestLine | null };
  /** For privileged people. */
  readonly organization: OrganizationSummary | null;
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
        ? {
            ...(await countAllRequests(tx, today, urgentUntil(today))),
            waitingForMe: await countWaitingFor(tx, actor),
            settingUp: await isSettingUp(tx, actor, now()),
          }
        : null,
    };
  });
}

async function countWaitingFor(tx: TenantTransaction, actor: SessionActor): Promise<number> {
  let count = 0;
  for (const { waiting, ...person } of await countWaitingByPerson(tx)) {
    if (await isDecider(tx, actor, person)) count += waiting;
  }
  return count;
}
