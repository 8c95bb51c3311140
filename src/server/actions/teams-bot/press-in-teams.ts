import type { SessionActor } from '#server/actions/actor.ts';
import { decideByPress } from '#server/actions/connections/decide-by-press.ts';
import { requestToldTo } from '#server/actions/connections/request-copies.ts';
import { readRequest } from '#server/actions/leave-requests/read-request.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '#server/store/users.ts';
import { decisionCard } from '#server/teams-bot/bot-card.ts';
import { mailsIn } from '#words/written.ts';

/** Somebody else was first, or it was changed: what they read is no longer so. */
const overtaken: readonly string[] = ['already_decided', 'changed_meanwhile'];

export interface TeamsPress {
  readonly verb: 'approve' | 'reject';
  readonly value: unknown;
  readonly reason: string;
}

/**
 * N27, N28: decides by the ordinary rules, and answers with the card as it stands then. What was decided meanwhile is no
 * refusal: the card says what is so. Null where they may not read it.
 */
export async function pressInTeams(
  services: Services,
  actor: SessionActor,
  { verb, value, reason }: TeamsPress,
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    await decideByPress(services, actor, value, verb === 'approve' ? null : reason);
  } catch (error) {
    if (!(error instanceof Failure) || !overtaken.includes(error.code)) throw error;
  }
  const requestId = String(value).split(':')[0] ?? '';
  // Whoever may not read it is refused here as on the page.
  await readRequest(services, actor, requestId);
  return services.database.inOrganization(actor.organizationId, async (tx) => {
    const reader = await findUser(tx, actor.id);
    const told = reader && (await requestToldTo(services, tx, reader, requestId));
    return told && decisionCard(mailsIn(actor.language).chatMessages, told);
  });
}
