import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type Assessment, assessRequest } from '#domain/leave-requests/assess-request.ts';
import { verdict } from '#domain/leave-requests/verdict.ts';
import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import { byName } from '#domain/text/by-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadAssessedSituation } from '#server/actions/leave-requests/load-situation.ts';
import { reasonsOf, refusalFailure } from '#server/actions/leave-requests/refusal-failure.ts';
import { closedMonthsOf } from '#server/actions/payroll/warn-of-closed-months.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import type { PersonInOrganization } from '#server/store/users.ts';
import { readSeveral, type SeveralForm } from './read-several.ts';

export interface TriedPerson {
  readonly userId: string;
  readonly name: string;
  readonly assessment: Assessment | null;
  /** Why it would be refused. */
  readonly failure: Failure | null;
}

export interface TriedPeople {
  readonly people: readonly TriedPerson[];
  readonly closedMonths: readonly TouchedMonths[];
}

/** Changes nothing and holds nobody: what it says may be different a moment later. */
export async function previewSeveral(
  { database, now }: Services,
  actor: SessionActor,
  form: SeveralForm,
): Promise<TriedPeople> {
  if (!can(actor, 'leave-request.record')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('unauthenticated');
    const { people: named, range } = await readSeveral(tx, actor, form);
    const tried: TriedPerson[] = [];
    for (const person of named.toSorted((a, b) => byName(a.name, b.name))) {
      const isOwn = person.id === actor.id;
      const look = { range, today, isOwn, found: { person, organization } };
      const mayBe = isOwn || can(actor, 'leave-request.record', person);
      const seen = mayBe ? await lookAt(tx, actor, form, look) : refused;
      tried.push({ userId: person.id, name: person.name, ...seen });
    }
    const asked = { type: form.type, range };
    const types = await loadLeaveTypes(tx);
    return {
      people: tried,
      closedMonths: await closedMonthsOf(tx, asked, types, organization, form.userIds),
    };
  });
}

const refused = { assessment: null, failure: new Failure('forbidden') };

interface Look {
  readonly range: LeaveRange;
  readonly today: PlainDate;
  readonly isOwn: boolean;
  readonly found: PersonInOrganization;
}

async function lookAt(
  tx: TenantTransaction,
  actor: SessionActor,
  { type, note = '', overrideReason = null }: SeveralForm,
  { range, today, isOwn, found }: Look,
): Promise<Pick<TriedPerson, 'assessment' | 'failure'>> {
  const { startHalf, endHalf } = range;
  const period = { ok: true, range } as const;
  const kept = { before: null, deed: null, isRecorded: !isOwn, overrideReason };
  const asked = { id: null, type, startHalf, endHalf, period, note, ...kept };
  const situation = await loadAssessedSituation(tx, asked, found);
  const { standing, leave, recorded } = situation;
  const { refusals } = verdict(asked, situation);
  return {
    assessment: leave && assessRequest(leave, standing, recorded, today),
    failure: refusalFailure(reasonsOf(refusals, standing.basis.types, actor.language)),
  };
}
