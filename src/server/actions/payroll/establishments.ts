import { can } from '#domain/access/can.ts';
import {
  areTogether,
  establishmentsOf,
  isEstablishment,
  type PayrollScope,
} from '#domain/payroll/establishment.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listUnitClosings } from '#server/store/closed-months.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPayingSites, setPayrollScope } from '#server/store/establishments.ts';
import { findOrganization, lockOrganization, type Organization } from '#server/store/organizations.ts';
import { type Establishment, establishmentOf } from './pay-units.ts';

export interface Establishments {
  readonly by: PayrollScope;
  readonly siret: string | null;
  readonly offered: boolean;
  readonly establishments: readonly (Establishment & { readonly current: boolean })[];
}

export async function readEstablishments(
  { database }: Services,
  actor: SessionActor,
): Promise<Establishments> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('unauthenticated');
    return establishmentsToShow(tx, organization);
  });
}

async function establishmentsToShow(
  tx: TenantTransaction,
  organization: Organization,
): Promise<Establishments> {
  const sites = [...(await listPayingSites(tx)).values()];
  const closed = new Set((await listUnitClosings(tx)).map(({ unit }) => unit));
  const isApart = organization.payrollBy === 'establishment';
  const all = [
    { ...establishmentOf(organization, undefined), current: isApart },
    ...sites.map((site) => ({
      ...establishmentOf(organization, site),
      current: isApart && isEstablishment(site),
    })),
  ];
  return {
    by: organization.payrollBy,
    siret: organization.siret,
    offered: sites.some(isEstablishment),
    establishments: all.filter(({ id, current }) => current || closed.has(id)),
  };
}

/** J22, J24. One SIRET is one establishment. */
export async function setEstablishments(
  { database, now }: Services,
  actor: Acting,
  form: { readonly by: PayrollScope; readonly siret: string | null },
): Promise<Establishments> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const sites = [...(await listPayingSites(tx)).values()];
    const { id, name, payrollBy, siret } = organization;
    if (form.siret !== null && sites.some((site) => isEstablishment(site) && site.siret === form.siret))
      throw new Failure('siret_taken');
    if (form.by !== payrollBy) {
      if (form.by === 'establishment' && !sites.some(isEstablishment))
        throw new Failure('validation_failed', { fields: { by: 'invalid' } });
      if (form.by === 'organization' && !areTogether(await listUnitClosings(tx), establishmentsOf(sites)))
        throw new Failure('payroll_establishments_apart');
    }
    await setPayrollScope(tx, { payrollBy: form.by, siret: form.siret });
    const details = changesBetween(
      { payrollBy, siret: siret ?? '' },
      { payrollBy: form.by, siret: form.siret ?? '' },
    );
    if (Object.keys(details).length > 0)
      await record(tx, actor, now(), {
        action: 'payroll.establishments_changed',
        subject: { kind: 'organization', id, name },
        details,
      });
    return establishmentsToShow(tx, { ...organization, payrollBy: form.by, siret: form.siret });
  });
}
