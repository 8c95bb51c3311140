import { z } from 'zod';
import { type CompanyRefusal, companyRefusals } from '#domain/company-login/connection-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import type { OpenedSession } from '#server/actions/auth/open-session.ts';
import { openFor } from '#server/company-login/connection-secret.ts';
import { returnAddressOf } from '#server/company-login/oidc.ts';
import { CompanyLoginRefusal, type ProvenPerson } from '#server/company-login/protocol.ts';
import { protocolOf } from '#server/company-login/protocols.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import {
  changeConnection,
  findLoginConnection,
  type LoginConnection,
  noteRefusal,
} from '#server/store/company-login.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { type LoginAttempt, takeAttempt } from '#server/store/login-attempts.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { deleteSession } from '#server/store/sessions.ts';
import { findUser } from '#server/store/users.ts';
import { hashSecret, readToken } from '#server/token.ts';
import { finishCompanyLogin } from './finish-company-login.ts';

export interface CompanyReturn {
  /** The query of the address that the provider sent the browser to. */
  readonly answer: string;
  readonly asked: Origin;
  readonly opening: Origin;
  /** Who is logged in there. */
  readonly held: SessionActor | null;
}

export interface TestedLogin {
  readonly tested: {
    readonly connection: string;
    readonly subject: string | null;
    readonly address: string | null;
    readonly name: string | null;
    readonly person: string | null;
    readonly refusal: CompanyRefusal | null;
  };
}

export type CompanyOutcome = TestedLogin | (OpenedSession & { readonly companies: number });

/** I22: the answer of a provider counts once, for ten minutes, in the browser that was sent to it. */
export async function comeBack(
  services: Services,
  { answer, asked, opening, held }: CompanyReturn,
): Promise<CompanyOutcome> {
  const { database, now } = services;
  const url = new URL(`${returnAddressOf(services)}?${answer}`);
  const state = url.searchParams.get('state') ?? '';
  const read = readToken(state);
  if (!read || !asked.browser) throw new Failure('company_login_refused');
  const browserHash = hashSecret(asked.browser);
  const taken = await database.inOrganization(read.organizationId, async (tx) => {
    const attempt = await takeAttempt(tx, read.hash, browserHash, now());
    const connection = attempt && (await findLoginConnection(tx, attempt.connectionId));
    // V20: nobody comes in by the company's login while it is being closed.
    if ((await findOrganization(tx))?.closesAt) return null;
    return attempt && connection ? { attempt, connection } : null;
  });
  if (!taken) throw new Failure('company_login_refused');
  const { attempt, connection } = taken;
  // Turned off meanwhile: nobody comes in by it any more.
  if (attempt.purpose === 'login' && connection.state !== 'on') throw new Failure('company_login_refused');
  const proven = await provenBy(services, taken, { state, url });
  if (attempt.purpose === 'test') return testOutcome(services, taken, proven, opening);
  if (proven instanceof CompanyLoginRefusal) {
    await refuse(services, connection, proven.reason);
    throw new Failure('company_login_refused', {}, { cause: proven });
  }
  const at = now();
  const verdict = await database
    .inOrganization(read.organizationId, (tx) =>
      finishCompanyLogin(tx, { ...proven, connection, how: 'login', origin: opening, at }),
    )
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'email_directory_one_account') throw new Failure('account_elsewhere');
      throw error;
    });
  const { opened, refusal } = verdict;
  if (!opened) {
    await refuse(services, connection, refusal ?? 'unknown_person');
    throw new Failure('company_login_unknown');
  }
  if (held) {
    await database.inOrganization(held.organizationId, (tx) => deleteSession(tx, held.id, held.sessionId));
  }
  const person = { organizationId: opened.organization.id, id: opened.user.id };
  return { ...opened, companies: (await listCompaniesOf(database, person)).length };
}

interface Taken {
  readonly attempt: LoginAttempt;
  readonly connection: LoginConnection;
}

const checksSchema = z.record(z.string(), z.string());
const refusedSchema = z.object({ refusal: z.enum(companyRefusals).optional() });
const answerSchema = z.object({
  subject: z.string(),
  address: z.string().nullable(),
  emailVerified: z.boolean().optional(),
  name: z.string().nullable(),
});

async function provenBy(
  services: Services,
  { attempt, connection }: Taken,
  { state, url }: { readonly state: string; readonly url: URL },
): Promise<ProvenPerson | CompanyLoginRefusal> {
  // Judged already, at the address that the provider itself posted to.
  if (attempt.answer) {
    const { refusal } = refusedSchema.parse(attempt.answer);
    return refusal ? new CompanyLoginRefusal(refusal) : answerSchema.parse(attempt.answer);
  }
  const opened = attempt.checks && openFor(services, attempt, 'checks', attempt.checks);
  const checks = checksSchema.parse(JSON.parse(opened || '{}'));
  try {
    return await protocolOf(connection.kind).finish(services, { connection, checks, state, url });
  } catch (error) {
    if (!(error instanceof CompanyLoginRefusal)) throw error;
    const { organizationId, id } = connection;
    services.log.warn({ err: error, organizationId, connectionId: id }, 'a company login was refused');
    return error;
  }
}

async function refuse(
  { database, now }: Services,
  { organizationId, id }: LoginConnection,
  reason: CompanyRefusal,
): Promise<void> {
  await database.inOrganization(organizationId, (tx) => noteRefusal(tx, id, reason, now()));
}

async function testOutcome(
  { database, now }: Services,
  { attempt, connection }: Taken,
  proven: ProvenPerson | CompanyLoginRefusal,
  origin: Origin,
): Promise<TestedLogin> {
  const at = now();
  return database.inOrganization(connection.organizationId, async (tx) => {
    const nobody = { subject: null, address: null, name: null };
    const { subject, address, name } = proven instanceof CompanyLoginRefusal ? nobody : proven;
    const verdict =
      proven instanceof CompanyLoginRefusal
        ? { person: null, refusal: proven.reason }
        : await finishCompanyLogin(tx, { ...proven, connection, how: 'test', origin, at });
    const tester = attempt.userId ? await findUser(tx, attempt.userId) : null;
    if (verdict.refusal) await noteRefusal(tx, connection.id, verdict.refusal, at);
    else {
      const isFirst = connection.state === 'draft';
      await changeConnection(tx, connection.id, {
        testedAt: at,
        testedBy: attempt.userId,
        refusal: null,
        refusedAt: null,
        ...(isFirst ? { state: 'tested' } : {}),
      });
      if (tester)
        await record(tx, { id: tester.id, name: tester.name, address: origin.address }, at, {
          action: 'company-login.tested',
          subject: { kind: 'user', id: tester.id, name: tester.name },
          details: { connection: connection.name },
        });
    }
    const { refusal, person } = verdict;
    return {
      tested: { connection: connection.name, subject, address, name, person: person?.name ?? null, refusal },
    };
  });
}
