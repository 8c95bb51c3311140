import {
  type CompanyLoginNews,
  type EndNotice,
  endNoticeDays,
  endNoticeDue,
} from '#domain/company-login/connection-life.ts';
import { tellRefusals } from '#server/actions/directories/tell-refusals.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { readSamlSettings } from '#server/company-login/saml-settings.ts';
import type { Services } from '#server/services.ts';
import {
  changeConnection,
  findConnectionInUse,
  type LoginConnection,
  listAdminStandings,
} from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listOrganizationsWithLogins, lockOrganization } from '#server/store/organizations.ts';

/** I32, I34: every day, what admins are to know of the ways in before somebody stands outside. */
export async function lookAfterLogins({ database, now }: Services): Promise<void> {
  for (const organizationId of await database.atGate(listOrganizationsWithLogins)) {
    await database.inOrganization(organizationId, async (tx) => {
      await lockOrganization(tx);
      await tellEnds(tx, now());
      await tellRefusals(tx, now());
    });
  }
}

interface End {
  readonly what: 'certificate' | 'secret';
  readonly at: number;
}

/** Of the connection that is in use alone: whoever tests another reads of its end there. */
async function tellEnds(tx: TenantTransaction, at: Date): Promise<void> {
  const connection = await findConnectionInUse(tx);
  const end = connection && endOf(connection);
  if (!end) return;
  // A new certificate, or a new date, is told of anew.
  const mark = (days: EndNotice): string => `${end.what} ${new Date(end.at).toISOString()} ${days}`;
  const told = endNoticeDays.filter((days) => connection.toldEnds.includes(mark(days)));
  const due = endNoticeDue(end.at, at.getTime(), told);
  if (due === null) return;
  await changeConnection(tx, connection.id, { toldEnds: [...told, due].map(mark) });
  const what: CompanyLoginNews = `${end.what}-${due === 7 ? 'ends-soon' : 'ends'}`;
  const news = { what, about: connection.name, at: new Date(end.at).toISOString() };
  const { organizationId } = tx;
  await enqueueAll(
    tx,
    'send-company-login-notice',
    (await listAdminStandings(tx, at)).map(({ id }) => ({ organizationId, userId: id, ...news })),
  );
}

/** Of several certificates the one that lasts longest: where the next is known already, there is nothing to do. */
function endOf(connection: LoginConnection): End | null {
  if (connection.kind === 'oidc') {
    const { secretEndsOn } = connection;
    return secretEndsOn === null ? null : { what: 'secret', at: Date.parse(`${secretEndsOn}T12:00:00Z`) };
  }
  const certificates = readSamlSettings(connection)?.described?.certificates ?? [];
  if (certificates.length === 0) return null;
  return {
    what: 'certificate',
    at: Math.max(...certificates.map(({ validUntil }) => Date.parse(validUntil))),
  };
}
