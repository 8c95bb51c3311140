import { hundredths } from '#domain/amounts/fraction.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { DepartureMail } from '#server/mail/templates/departure.tsx';
import type { Services } from '#server/services.ts';
import { findPersonEver, listDeparturesOf } from '#server/store/departures.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { owedOn } from './read-departure.ts';

/** To the person, also when their access has closed: what they are owed is theirs to know. */
export async function sendDeparture(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, departureId }: JobPayload<'send-departure'>,
): Promise<void> {
  const told = await database.inOrganization(organizationId, async (tx) => {
    const found = await findPersonEver(tx, userId);
    const all = await listDeparturesOf(tx, userId);
    const departure = all.find(({ id }) => id === departureId);
    // I5: to those who never opened a link nothing is written but their way in.
    if (!found || !departure || found.person.confirmedAt === null) return null;
    const others = all.filter(({ id }) => id !== departureId);
    return { ...found, departure, ...(await owedOn(tx, found, departure, others)) };
  });
  if (!told) return;
  const { person, departure, counters, types } = told;
  const { language, name, email } = person;
  const lastDay = wordsIn(language).days.date(departure.lastDay);
  await mailer.send(
    composeMail(
      {
        messageId: `<departure.${departureId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).departure.subject(lastDay),
      },
      DepartureMail({
        language,
        publicUrl,
        name,
        lastDay,
        counters: counters.map(({ counter, total }) => ({
          label: counterLabel(counter, language, types),
          value: wordsIn(language).figures.days(hundredths(total)),
        })),
        path: person.removedAt === null ? `/users/${userId}/departure` : null,
      }),
    ),
  );
}
