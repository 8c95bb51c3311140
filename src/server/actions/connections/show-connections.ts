import {
  type CompanyCalendarProvider,
  type CompanyCalendarStanding,
  isCompanyCalendar,
} from '#domain/connections/away-event.ts';
import {
  type ConnectionOwner,
  connectionOwners,
  type OutsideProvider,
  outsideProviders,
} from '#domain/connections/outside-connection.ts';
import { isMember } from '#domain/members/role.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { isSetUp } from '#server/connections/outside-choices.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import { type ReplyChoice, replyChoice } from '#server/connections/reply-choice.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listAwayNotes, type StoredNote } from '#server/store/away-notes.ts';
import { listCompanyCalendars } from '#server/store/company-calendars.ts';
import { listOutsideConnections, type OutsideConnection } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findUser } from '#server/store/users.ts';
import { countWrittenEvents } from '#server/store/written-events.ts';
import { replyTemplate } from '#words/sentences/leave.ts';
import { mailboxStanding } from './company-mailbox.ts';
import { mayHoldConnection } from './may-connect.ts';

export type ShownOutsideConnection = Omit<OutsideConnection, 'tokens'> & {
  readonly madeByName: string;
  readonly note: StoredNote | null;
  /** N44: how many events are still to be taken away; null where it is not being left. */
  readonly left: number | null;
  readonly replies: { readonly state: ReplyChoice['state']; readonly text: string } | null;
};

/** Something that can be connected, and what is. */
export interface ConnectionOffer {
  readonly provider: OutsideProvider;
  readonly owner: ConnectionOwner;
  /** False: whoever runs this server has not registered it with the provider. */
  readonly isSetUp: boolean;
  /** Whether anything would be left behind there that can be taken away. */
  readonly leavesTraces: boolean;
  readonly connection: ShownOutsideConnection | null;
}

export interface ShownOffers {
  /** False where this server has no key to keep an access with. */
  readonly available: boolean;
  readonly offers: readonly ConnectionOffer[];
  readonly companyCalendar: ShownCompanyCalendar | null;
}

/** N48: what everyone reads of what the company does for them. */
interface ShownCompanyCalendar {
  readonly providers: readonly CompanyCalendarProvider[];
  readonly address: string;
  readonly standing: CompanyCalendarStanding;
}

async function companyCalendarOf(
  tx: TenantTransaction,
  { id }: SessionActor,
): Promise<ShownCompanyCalendar | null> {
  const found = await listCompanyCalendars(tx);
  const providers = found.flatMap(({ provider, state }) =>
    isCompanyCalendar(provider) && state !== 'ending' ? [provider] : [],
  );
  const user = await findUser(tx, id);
  if (providers.length === 0 || !user) return null;
  return { providers, address: user.email, standing: await mailboxStanding(tx, user) };
}

export async function showConnectionOffers(
  { database, messenger, outside }: Services,
  actor: SessionActor,
): Promise<ShownOffers> {
  if (!isMember(actor)) throw new Failure('forbidden');
  const companyCalendar = await database.inOrganization(actor.organizationId, (tx) =>
    companyCalendarOf(tx, actor),
  );
  const shown = await database.inOrganization(actor.organizationId, async (tx) => {
    const connections = await listOutsideConnections(tx, actor.id);
    const notes = await listAwayNotes(
      tx,
      connections.map(({ connection }) => connection.id),
    );
    const found: ShownOutsideConnection[] = [];
    for (const { connection, madeByName } of connections) {
      const { tokens: _, ...rest } = connection;
      const note = notes.find(({ connectionId }) => connectionId === rest.id) ?? null;
      const left = rest.state === 'ending' ? await countWrittenEvents(tx, rest.id) : null;
      const replies = shownReplies(rest, actor.language);
      found.push({ ...rest, madeByName, note, left, replies });
    }
    return found;
  });
  const owners = connectionOwners.filter((owner) => mayHoldConnection(actor, owner));
  const offers = owners.flatMap((owner) =>
    outsideProviders.flatMap((provider): ConnectionOffer[] => {
      const protocol = providerProtocols[provider];
      const isLinked = owner === 'own' && protocol?.linksPeople === true;
      if (!protocol || !(protocol.owners.includes(owner) || isLinked)) return [];
      // Nobody is linked to what the company has not connected.
      const within = protocol.within ?? (isLinked ? provider : null);
      const isThere =
        within === null || shown.some((one) => one.provider === within && one.ownerUserId === null);
      const ownerUserId = owner === 'own' ? actor.id : null;
      const connection = shown.find((one) => one.provider === provider && one.ownerUserId === ownerUserId);
      return [
        {
          provider,
          owner,
          isSetUp: isSetUp(outside.choices, provider) && isThere,
          leavesTraces: !isLinked && protocol.removeWritten !== undefined,
          connection: connection ?? null,
        },
      ];
    }),
  );
  return { available: messenger.secrets.ready(), offers, companyCalendar };
}

function shownReplies(
  connection: Omit<OutsideConnection, 'tokens'>,
  language: Language,
): ShownOutsideConnection['replies'] {
  const choice = replyChoice(connection);
  return choice && { state: choice.state, text: replyTemplate(choice.text, language) };
}
