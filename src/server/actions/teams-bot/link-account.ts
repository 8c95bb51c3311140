import { z } from 'zod';
import { PAGES } from '#contract/pages.ts';
import { isMember } from '#domain/members/role.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { keepOwnLink } from '#server/actions/connections/keep-own-link.ts';
import { linkedPerson } from '#server/actions/connections/linked-person.ts';
import { saidToAStranger } from '#server/actions/connections/said-to-a-stranger.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findConnectionWith, type OutsideConnection } from '#server/store/connections.ts';
import { cardActivity, sentenceCard } from '#server/teams-bot/bot-card.ts';
import { readBotChoices } from '#server/teams-bot/bot-choices.ts';
import { botToken, conversationClosed, postActivity, readMember } from '#server/teams-bot/bot-service.ts';
import { mailsIn } from '#words/written.ts';
import { teamsName } from './take-bot-call.ts';

const halfHourMs = 30 * 60_000;

const referenceSchema = z.object({
  serviceUrl: z.string(),
  conversationId: z.string(),
  userId: z.string(),
  objectId: z.string(),
  endsAt: z.number(),
});
type Reference = z.output<typeof referenceSchema>;

/** Sealed for this bot of this organisation: nobody reads or makes one, and it opens nothing by itself. */
const about = (organizationId: string, connectionId: string): string =>
  `teams-bot link ${organizationId} ${connectionId}`;

/** N27: tells who writes to the bot how to link, or that they are; the way there is theirs for half an hour. */
export async function greetInTeams(
  services: Services,
  { organizationId, connectionId, ...where }: JobPayload<'greet-in-teams'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, messenger, now, publicUrl } = services;
  const bot = await database.inOrganization(organizationId, (tx) =>
    findConnectionWith(tx, 'teams-bot', null),
  );
  if (bot?.id !== connectionId) return;
  const { tenantId } = readBotChoices(bot.choices);
  const actor = await linkedPerson(
    services,
    organizationId,
    'teams-bot',
    teamsName(tenantId, where.objectId.toLowerCase()),
  );
  const texts = mailsIn(actor?.language ?? defaultLanguage).chatMessages;
  const reference: Reference = { ...where, endsAt: now().getTime() + halfHourMs };
  const sealed = messenger.secrets.seal(
    Buffer.from(JSON.stringify(reference)),
    about(organizationId, connectionId),
  );
  const url = `${publicUrl}${PAGES.connections.path}`;
  const card = actor
    ? sentenceCard(texts.teamsLinked(actor.name), { title: texts.open, url: publicUrl })
    : sentenceCard(
        saidToAStranger((language) => mailsIn(language).chatMessages.teamsNotLinked),
        {
          title: texts.teamsLink,
          url: `${url}?teams=${sealed.toString('base64url')}`,
        },
      );
  try {
    await withConnection(
      services,
      { organizationId, connectionId },
      async ({ access: secret, externalId: appId }) => {
        const token = await botToken(services, { appId, tenantId, secret, signal });
        await postActivity(services, { ...where, token, signal }, cardActivity(card, texts.open));
      },
      signal,
    );
  } catch (error) {
    // They can write again; what time does not mend was told to the admins.
    if (!(error instanceof OutsideFailure)) throw error;
  }
}

/**
 * N27: the account in Teams that the way was given to, if its directory says at this moment that it has the address that
 * the person has proven to us. A way that was passed on links nobody else. What comes back links.
 */
export async function linkTeamsAccount(
  services: Services,
  actor: SessionActor,
  given: string,
): Promise<() => Promise<void>> {
  if (!isMember(actor)) throw new Failure('forbidden');
  if (!actor.confirmed) throw new Failure('confirmation_required');
  const { database } = services;
  const { organizationId } = actor;
  const bot = await database.inOrganization(organizationId, (tx) =>
    findConnectionWith(tx, 'teams-bot', null),
  );
  if (bot?.state !== 'ok') throw new Failure('connection_not_set_up');
  const reference = openReference(services, bot, given);
  if (!reference) throw new Failure('not_found');
  const name = await nameInTeams(services, bot, reference, actor.email);
  if (name === null) throw new Failure('not_found');
  const { serviceUrl, conversationId, objectId } = reference;
  const link = {
    provider: 'teams-bot',
    label: name,
    recordedAs: name,
    externalId: teamsName(readBotChoices(bot.choices).tenantId, objectId.toLowerCase()),
    choices: { serviceUrl, conversationId },
  } as const;
  return () => keepOwnLink(services, actor, link);
}

function openReference(
  { messenger, now }: Services,
  { organizationId, id }: OutsideConnection,
  given: string,
): Reference | null {
  const opened = messenger.secrets.open(Buffer.from(given, 'base64url'), about(organizationId, id));
  const reference = opened && referenceSchema.parse(JSON.parse(opened.toString()));
  return reference && reference.endsAt > now().getTime() ? reference : null;
}

/** Null for whoever has another address there, or is a guest. */
async function nameInTeams(
  services: Services,
  { organizationId, id: connectionId, choices }: OutsideConnection,
  { serviceUrl, conversationId, userId, objectId }: Reference,
  email: string,
): Promise<string | null> {
  const { tenantId } = readBotChoices(choices);
  try {
    return await withConnection(
      services,
      { organizationId, connectionId },
      async ({ access: secret, externalId: appId, signal }) => {
        const token = await botToken(services, { appId, tenantId, secret, signal });
        const call = { serviceUrl, conversationId, token, signal };
        const member = await readMember(services, call, userId);
        const isTheirs =
          member.email?.toLowerCase() === email.toLowerCase() &&
          member.objectId.toLowerCase() === objectId.toLowerCase();
        return isTheirs && !member.isGuest ? member.name || email : null;
      },
    );
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    if (error.code === conversationClosed) return null;
    throw new Failure('connection_unreachable', {}, { cause: error });
  }
}
