import { Temporal } from 'temporal-polyfill';
import { can } from '#domain/access/can.ts';
import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type AuditFilter, type LoggedDeed, listDeeds } from '#server/store/audit-log.ts';

export type { LoggedDeed };

/** Days are those of the organisation's own time zone, both included. */
export interface AuditQuestion {
  readonly action?: AuditAction | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** So few that neither a question to the database nor what is written of its answer takes long. */
const entriesPerStep = 500;

export async function listEntries(
  { database }: Services,
  actor: SessionActor,
  question: AuditQuestion,
  { limit, before }: { readonly limit: number; readonly before?: string | undefined },
): Promise<LoggedDeed[]> {
  if (!can(actor, 'audit-log.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) =>
    listDeeds(tx, filterOf(question, actor.timeZone), limit, before),
  );
}

/**
 * Every entry, step by step: no answer of the database grows without bound, and nothing is held between two of them.
 * What is written meanwhile is later than all of them. The first step is there with the answer, so that whoever may not
 * read them is told so.
 */
export async function listAllEntries(
  services: Services,
  actor: SessionActor,
  question: AuditQuestion,
): Promise<AsyncIterable<LoggedDeed[]>> {
  const stepAfter = (before?: string): Promise<LoggedDeed[]> =>
    listEntries(services, actor, question, { limit: entriesPerStep, before });
  return stepsFrom(await stepAfter(), stepAfter);
}

async function* stepsFrom(
  first: LoggedDeed[],
  stepAfter: (id?: string) => Promise<LoggedDeed[]>,
): AsyncGenerator<LoggedDeed[]> {
  let step = first;
  yield step;
  while (step.length === entriesPerStep) {
    step = await stepAfter(step.at(-1)?.id);
    yield step;
  }
}

function filterOf({ from, to, ...rest }: AuditQuestion, timeZone: string): AuditFilter {
  const startOf = (day: Temporal.PlainDate): Date =>
    new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);
  return {
    ...rest,
    since: from === undefined ? undefined : startOf(Temporal.PlainDate.from(from)),
    until: to === undefined ? undefined : startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
}
