import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { setUserLanguage } from '#server/store/users.ts';

export async function chooseLanguage(
  { database }: Services,
  actor: SessionActor,
  language: Language,
): Promise<void> {
  await database.inOrganization(actor.organizationId, (tx) => setUserLanguage(tx, actor.id, language));
}
