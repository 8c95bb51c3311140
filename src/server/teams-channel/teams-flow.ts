import { isFlowHost } from '#domain/connections/channel-news.ts';
import type { ConnectionTrouble } from '#domain/connections/outside-connection.ts';
import { nobodyIsSent } from '#server/connections/nobody-is-sent.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { TeamsChoice } from '#server/connections/outside-choices.ts';
import type { OpenAccess, ProviderProtocol } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { type CardTold, teamsMessage } from './teams-card.ts';

/** N19: the address of a flow, of a host that flows are on. `messenger` says beside whether it may be called at all. */
export function isFlowAddress({ hosts }: TeamsChoice, text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, port, protocol } = new URL(text);
  return isFlowHost(hostname, port || (protocol === 'https:' ? '443' : '80'), hosts);
}

/** Whoever deleted the flow, or made another address for it, took the access back. */
const goneStatuses = [401, 403, 404, 410];

function troubleOf(status: number | null): ConnectionTrouble | null {
  if (status === null || status === 408 || status >= 500) return 'unreachable';
  if (status === 429) return 'busy';
  if (goneStatuses.includes(status)) return 'revoked';
  return status >= 200 && status < 300 ? null : 'refused';
}

/**
 * N21: returns when the flow has taken the card; whether it shows it, nobody is told. The address is looked up and
 * checked as those of webhooks are, each time, and redirects are not followed.
 */
export async function postToFlow(
  { messenger, outside }: Services,
  { access: url, signal }: Pick<OpenAccess, 'access' | 'signal'>,
  told: CardTold,
): Promise<void> {
  if (!isFlowAddress(outside.choices.teams, url)) throw new OutsideFailure('refused', 'address');
  const { status, problem, retryAfterMs } = await messenger.post({
    url,
    headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Relache/1' },
    body: JSON.stringify(teamsMessage(told)),
    signal: signal ?? new AbortController().signal,
  });
  signal?.throwIfAborted();
  if (problem === 'address') throw new OutsideFailure('refused', 'address');
  const trouble = troubleOf(status);
  if (trouble) throw new OutsideFailure(trouble, status === null ? problem : `http_${status}`, retryAfterMs);
}

/** A channel of the company, by the address of a flow that an admin made (`actions/teams-channel`). */
export const teamsProtocol: ProviderProtocol = {
  ...nobodyIsSent,
  owners: ['company'],
  // Nothing can be asked of a flow without a card: `actions/teams-channel` posts one that says what it is.
  test: nobodyIsSent.revoke,
};
