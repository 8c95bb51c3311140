import type { RequestSums } from '#domain/insights/figures.ts';
import { hasBit, type PeopleBits, placesOf } from '#domain/insights/people-bits.ts';
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
  const [wholeTime, byMonth] = [byPlace(userIds, ofTime), byPlace(userIds, ofMonth)];
  return asked.map(({ people, time, isBefore }) => {
    if (time.isWhole) return requestSums(people, wholeTime, (one) => one.isBefore === isBefore);
    const told = new Set<string>(time.months.filter(({ isTold }) => isTold).map(({ month }) => month));
    return requestSums(people, byMonth, ({ month }) => told.has(month));
  });
}

/** What was found of each person, in the order in which people are numbered. */
function byPlace<Found extends PersonRequests>(
  userIds: readonly string[],
  found: readonly Found[],
): readonly (readonly Found[])[] {
  const places = new Map(userIds.map((id, place) => [id, place]));
  const ofPerson: Found[][] = userIds.map(() => []);
  for (const one of found) ofPerson[places.get(one.userId) ?? -1]?.push(one);
  return ofPerson;
}

function requestSums<Found extends PersonRequests>(
  people: PeopleBits,
  found: readonly (readonly Found[])[],
  isMeant: (one: Found) => boolean,
): RequestSums {
  const own = placesOf(people).flatMap((place) => found[place]?.filter(isMeant) ?? []);
  const total = (of: (one: PersonRequests) => number): number => own.reduce((sum, one) => sum + of(one), 0);
  const waits = new Float64Array(total((one) => one.waits.length));
  let end = 0;
  for (const one of own) {
    waits.set(one.waits, end);
    end += one.waits.length;
  }
  return {
    filed: total((one) => one.filed),
    rejected: total((one) => one.rejected),
    cancelled: total((one) => one.cancelled),
    waits,
  };
}
