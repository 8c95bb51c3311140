import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import type { Language } from '#domain/text/language.ts';
import { refuseReadOnly } from '#server/actions/subscription/subscription-today.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { consumeMailLink, findMailLink, type MailLink } from '#server/store/mail-links.ts';
import { findUser, type User } from '#server/store/users.ts';
import { readToken } from '#server/token.ts';
import { decide } from './decide.ts';
import { isDecider } from './may-decide.ts';
import { type DescribedRequest, describeRequest } from './read-request.ts';

/** What an approver sees who came from a mail, with no session. */
export interface MailDecisionPage extends DescribedRequest {
  readonly approver: string;
  readonly organization: string;
  readonly timeZone: string;
  readonly today: PlainDate;
  /** False once it is decided, or no longer this person's to decide. */
  readonly decidable: boolean;
}

export interface MailDecisionForm {
  readonly token: string;
  readonly decision: 'approve' | 'reject';
  /** The version that the page showed. */
  readonly version: number;
  readonly reason: string | null;
  /** K5: with an approval in spite of a period without leave. */
  readonly overrideReason: string | null;
}

/** Changes nothing, however often it is opened: programs that check links in mails open it too. */
export async function showMailDecision(
  services: Services,
  requestId: string,
  token: string,
): Promise<MailDecisionPage> {
  return withLink(services, requestId, token, (tx, opened) => describe(tx, opened, services.now()));
}

/** The link is used up by the decision and by nothing less: they are one transaction. */
export async function decideFromMail(
  services: Services,
  requestId: string,
  { token, decision, version, reason, overrideReason }: MailDecisionForm,
  { address }: Origin,
  language: Language,
): Promise<MailDecisionPage> {
  return withLink(services, requestId, token, async (tx, { link, approver, found }) => {
    const at = services.now();
    refuseReadOnly(found.organization, at);
    if (!(await consumeMailLink(tx, link.id, at))) throw new Failure('mail_link_invalid');
    const said = decision === 'approve' ? null : reason;
    await decide(tx, approver, requestId, {
      decision,
      version,
      reason: said,
      overrideReason,
      via: 'mail',
      address,
      language,
      at,
    });
    return describe(tx, await open(tx, link, requestId), at);
  });
}

interface OpenedLink {
  readonly link: MailLink;
  readonly approver: User;
  readonly found: RequestInContext;
}

async function withLink<T>(
  { database, now }: Services,
  requestId: string,
  token: string,
  work: (tx: TenantTransaction, opened: OpenedLink) => Promise<T>,
): Promise<T> {
  const read = readToken(token);
  if (!read) throw new Failure('mail_link_invalid');
  return database.inOrganization(read.organizationId, async (tx) =>
    work(tx, await open(tx, await findMailLink(tx, read.hash, now()), requestId)),
  );
}

/** A link opens its own request, for someone who is still there and may still read it. */
async function open(tx: TenantTransaction, link: MailLink | null, requestId: string): Promise<OpenedLink> {
  if (link?.requestId !== requestId) throw new Failure('mail_link_invalid');
  const approver = await findUser(tx, link.userId);
  const found = await findLeaveRequest(tx, requestId);
  if (!approver || !found || !can(approver, 'leave-request.read', found.person)) {
    throw new Failure('mail_link_invalid');
  }
  return { link, approver, found };
}

async function describe(
  tx: TenantTransaction,
  { link, approver, found }: OpenedLink,
  at: Date,
): Promise<MailDecisionPage> {
  const { request, person, organization } = found;
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  return {
    ...(await describeRequest(tx, approver, found, today)),
    approver: approver.name,
    organization: organization.name,
    timeZone: organization.timeZone,
    today,
    decidable: link.usedAt === null && isPending(request.state) && (await isDecider(tx, approver, person)),
  };
}
