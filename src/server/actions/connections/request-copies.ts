import { toNumber } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { isToldOutside } from '#domain/connections/told-outside.ts';
import { isApproved, isPending, isRejected } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import { findApprovers } from '#server/actions/leave-requests/find-approvers.ts';
import { namesAway } from '#server/actions/leave-requests/names-away.ts';
import { type DescribedRequest, describeRequest } from '#server/actions/leave-requests/read-request.ts';
import type { RequestTold } from '#server/connections/request-told.ts';
import type { Services } from '#server/services.ts';
import type { LinkedProvider } from '#server/store/connections.ts';
import { listLinks, type PersonLink } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { findUser, type User } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** What is known of a message that somebody has already. */
interface KeptCopy {
  readonly userId: string;
  readonly version: number;
  /** Nobody knows whether it was posted (N43). */
  readonly isUnsure?: boolean;
}

/** One decider's copy of a request, as it should stand. */
export interface DueCopy<Kept> {
  readonly reader: User;
  /** Null where they are not, or no longer, linked. */
  readonly link: PersonLink | null;
  readonly kept: Kept | null;
  readonly told: RequestTold;
}

/** N18: deciders who have none get one while it waits, and those that show something older are changed. */
export async function dueCopies<Kept extends KeptCopy>(
  services: Services,
  tx: TenantTransaction,
  provider: LinkedProvider,
  found: RequestInContext,
  kept: readonly Kept[],
): Promise<DueCopy<Kept>[]> {
  const { request, person, organization } = found;
  const today = dayOfInstant(services.now().getTime(), organization.timeZone);
  const waits = isPending(request.state);
  const asked = waits ? (await findApprovers(tx, person, today)).filter(({ id }) => id !== person.id) : [];
  const ids = asked.map(({ id }) => id);
  const links = await listLinks(tx, provider, ids);
  const older = kept
    .filter(({ version, isUnsure }) => version !== request.version || isUnsure)
    .map(({ userId }) => userId);
  const fresh = ids.filter((id) => links.has(id) && !kept.some(({ userId }) => userId === id));
  const copies: DueCopy<Kept>[] = [];
  for (const userId of new Set([...older, ...fresh])) {
    const reader = await findUser(tx, userId);
    if (!reader) continue;
    const described = await describeRequest(tx, reader, found, today);
    copies.push({
      reader,
      link: links.get(userId) ?? null,
      kept: kept.find((one) => one.userId === userId) ?? null,
      told: toldOf(services, found, described, reader.language),
    });
  }
  return copies;
}

/** What one person reads of a request now; null where it is not there for them. */
export async function requestToldTo(
  services: Services,
  tx: TenantTransaction,
  reader: User,
  requestId: string,
): Promise<RequestTold | null> {
  const found = await findLeaveRequest(tx, requestId);
  if (!found) return null;
  const today = dayOfInstant(services.now().getTime(), found.organization.timeZone);
  return toldOf(services, found, await describeRequest(tx, reader, found, today), reader.language);
}

/** N15: no note, no reason of a refusal, no reason of health; a type by its name only where it says nothing private. */
function toldOf(
  { publicUrl }: Services,
  { request, person, decidedByName }: RequestInContext,
  { assessment, conflicts }: DescribedRequest,
  language: Language,
): RequestTold {
  const texts = mailsIn(language).chatMessages;
  const words = wordsIn(language);
  const type = typeOf(assessment.types, request.type);
  const isTold = isToldOutside(type);
  const period = words.periods.short(rangeOf(request));
  const meanwhile = namesAway(conflicts, words);
  const after = isTold && assessment.balance ? words.figures.days(toNumber(assessment.balance.after)) : null;
  const by = decidedByName ?? '';
  const outcome = isPending(request.state)
    ? null
    : isApproved(request.state) && by
      ? texts.approvedBy(by)
      : isRejected(request.state) && by
        ? texts.rejectedBy(by)
        : texts.over;
  return {
    person: person.name,
    summary: `${texts.asks(person.name)}, ${period}`,
    lines: [
      [texts.type, isTold ? type.name[language] : texts.absence],
      [texts.period, period],
      [texts.counted, words.figures.counted(request.countedHalves / 2)],
      ...(after === null ? [] : [[texts.after, after] as const]),
      ...(meanwhile === null ? [] : [[texts.meanwhile, meanwhile] as const]),
    ],
    outcome,
    value: `${request.id}:${request.version}`,
    address: `${publicUrl}/requests/${request.id}`,
  };
}
