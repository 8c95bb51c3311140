import type { RequestSums } from '#domain/insights/figures.ts';
import { hasBit, type PeopleBits } from '#domain/insights/people-bits.ts';
import { type MonthSpan, spanBefore } from '#domain/insights/period.ts';
import type { ToldTime } from '#domain/insights/told-months.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { countRequestsByMonth, countRequestsOfPeople, type PersonRequests } from '#server/store/insights.ts';
import { instantsOf } from './asked-time.ts';

/** Some people's requests in a time of which a part may not be told. */
interface RequestsAsked {
  readonly people: PeopleBits;
  readonly time: ToldTime;
  readonly isBefore: boolean;
}

/**
 * U4, U16: what became of requests, by whoever asks in turn. Those filed in a month that is not told are left out; only
 * for the people of such a month are they looked at month by month.
 */
export async function requestsTold(
  tx: TenantTransaction,
  span: MonthSpan,
  timeZone: string,
  userIds: readonly string[],
  asked: readonly RequestsAsked[],
): Promise<RequestSums[]> {
  const [before, now] = [instantsOf(spanBefore(span), timeZone), instantsOf(span, timeZone)];
  const ofTime = await countRequestsOfPeople(tx, before.from, now.from, now.until);
  const inPart = userIds.filter((_, place) =>
    asked.some(({ people, time }) => !time.isWhole && hasBit(people, place)),
  );
  const ofMonth = await countRequestsByMonth(tx, before.from, now.until, timeZone, inPart);
  const places = new Map(userIds.map((id, place) => [id, place]));
  return asked.map(({ people, time, isBefore }) => {
    const isOne = ({ userId }: PersonRequests) => hasBit(people, places.get(userId) ?? -1);
    if (time.isWhole) return requestSums(ofTime.filter((one) => one.isBefore === isBefore && isOne(one)));
    const told = new Set<string>(time.months.filter(({ isTold }) => isTold).map(({ month }) => month));
    return requestSums(ofMonth.filter((one) => told.has(one.month) && isOne(one)));
  });
}

function requestSums(requests: readonly PersonRequests[]): RequestSums {
  const total = (of: (one: PersonRequests) => number) => requests.reduce((sum, one) => sum + of(one), 0);
  return {
    filed: total(({ filed }) => filed),
    rejected: total(({ rejected }) => rejected),
    cancelled: total(({ cancelled }) => cancelled),
    waits: requests.flatMap(({ waits }) => waits),
  };
}
