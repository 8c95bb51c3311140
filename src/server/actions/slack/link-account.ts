import { z } from 'zod';
import { isMember } from '#domain/members/role.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { keepOwnLink } from '#server/actions/connections/keep-own-link.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { findConnectionWith } from '#server/store/connections.ts';

const userSchema = z.object({
  user: z.object({
    id: z.string().min(1).max(100),
    team_id: z.string().min(1).max(100),
    deleted: z.boolean().default(false),
    is_bot: z.boolean().default(false),
    name: z.string().max(200).default(''),
    profile: z.object({ real_name: z.string().max(200).default(''), email: z.string().optional() }),
  }),
});

export interface FoundAccount {
  readonly workspace: string;
  readonly address: string;
  /** Null where nobody there has the address. */
  readonly account: { readonly id: string; readonly name: string } | null;
}

/** N17: whom Slack knows by one's own address, which one has proven by opening a mail. */
export async function findSlackAccount(services: Services, actor: SessionActor): Promise<FoundAccount> {
  const { account, label } = await lookUp(services, actor);
  return {
    workspace: label,
    address: actor.email,
    account: account && { id: account.id, name: account.name },
  };
}

async function lookUp(services: Services, actor: SessionActor) {
  if (!isMember(actor)) throw new Failure('forbidden');
  if (!actor.confirmed) throw new Failure('confirmation_required');
  const { organizationId, email } = actor;
  const connection = await services.database.inOrganization(organizationId, (tx) =>
    findConnectionWith(tx, 'slack', null),
  );
  if (connection?.state !== 'ok') throw new Failure('connection_not_set_up');
  const { label, externalId: team } = connection;
  try {
    const account = await withConnection(
      services,
      { organizationId, connectionId: connection.id },
      async ({ access }) => {
        try {
          const { user } = await callSlack(
            services,
            { method: 'users.lookupByEmail', token: access, body: { email } },
            userSchema,
          );
          const isTheirs = user.profile.email?.toLowerCase() === email.toLowerCase() && user.team_id === team;
          if (user.deleted || user.is_bot || !isTheirs) return null;
          return { id: user.id, name: user.profile.real_name || user.name };
        } catch (error) {
          if (error instanceof OutsideFailure && error.code === 'users_not_found') return null;
          throw error;
        }
      },
    );
    return { account, label, team };
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new Failure('connection_unreachable', {}, { cause: error });
  }
}

/** The account that was shown, looked up again: what is linked is what Slack says of the address at this moment.
 * What comes back links. */
export async function linkSlackAccount(
  services: Services,
  actor: SessionActor,
  shown: string,
): Promise<() => Promise<void>> {
  const { account, team, label } = await lookUp(services, actor);
  if (account?.id !== shown) throw new Failure('not_found');
  const link = {
    provider: 'slack',
    label: `${account.name} · ${label}`,
    recordedAs: label,
    externalId: `${team}/${account.id}`,
  } as const;
  return () => keepOwnLink(services, actor, link);
}
