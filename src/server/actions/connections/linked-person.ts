import { hasLeft } from '#domain/members/departure.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { findLinkOwner, type LinkedProvider } from '#server/store/connections.ts';
import { billingStateOf } from '#server/store/organizations.ts';
import { findPerson, findUser, isCorrespondent } from '#server/store/users.ts';

const through = { slack: 'slack', 'teams-bot': 'teams' } as const satisfies Record<LinkedProvider, string>;

/**
 * N17, N27: whom a call of somebody else's program is of, by the link alone and as they are today: who left, was removed
 * or never joined is nobody, whatever that program still lets them press.
 */
export async function linkedPerson(
  { database, now }: Services,
  organizationId: string,
  provider: LinkedProvider,
  externalId: string,
): Promise<SessionActor | null> {
  return database.inOrganization(organizationId, async (tx) => {
    const userId = await findLinkOwner(tx, provider, externalId);
    const user = userId && (await findUser(tx, userId));
    const found = user && (await findPerson(tx, user.id));
    if (!user || !found || !isCorrespondent(user)) return null;
    const { organization } = found;
    if (hasLeft(user, now(), organization.timeZone) || user.invitationWaits) return null;
    // V20: what is connected is as dead as keys while the company is being closed.
    if (organization.closesAt) return null;
    const { seats: _, ...billing } = billingStateOf(organization);
    return {
      organizationId,
      organizationName: organization.name,
      organizationVersion: null,
      timeZone: organization.timeZone,
      sessionId: '',
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      language: user.language,
      confirmed: true,
      billing,
      address: null,
      through: through[provider],
    };
  });
}
