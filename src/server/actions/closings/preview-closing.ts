import { can } from '#domain/access/can.ts';
import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import { byName } from '#domain/text/by-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { closedMonthsWithin } from '#server/actions/payroll/warn-of-closed-months.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { fingerprintOf, type PlannedPerson, planPeople } from './plan-people.ts';
import { type ClosingForm, readClosing } from './read-form.ts';

export interface ClosingPreview {
  /** By name. */
  readonly plans: readonly PlannedPerson[];
  readonly fingerprint: string;
  readonly closedMonths: readonly TouchedMonths[];
}

/** What a closing would record for everyone whom it concerns. Changes nothing and holds nobody. */
export async function previewClosing(
  { database, now }: Services,
  actor: SessionActor,
  form: ClosingForm,
): Promise<ClosingPreview> {
  if (!can(actor, 'closing.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('unauthenticated');
    const { closing, people } = await readClosing(tx, form, organization);
    const plans = await planPeople(tx, organization, closing, people, now());
    const sorted = plans.toSorted((a, b) => byName(a.person.name, b.person.name));
    const closedMonths = await closedMonthsWithin(
      tx,
      closing.range,
      organization,
      plans.map(({ person }) => person.id),
    );
    return { plans: sorted, fingerprint: fingerprintOf(plans), closedMonths };
  });
}
