import { addMonths } from '#domain/calendar/plain-date.ts';
import { isEstablishment, latestClosed, MAIN } from '#domain/payroll/establishment.ts';
import { Failure } from '#server/failure.ts';
import { listUnitClosings } from '#server/store/closed-months.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPayingSites } from '#server/store/establishments.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { RuleGroup } from '#server/store/rule-groups.ts';

type Numbered = Pick<RuleGroup, 'siret' | 'paysFrom'>;

/** J24: a site that gets a SIRET, or comes back with one, pays from the first month that is open for the main establishment. */
export async function numberedSite(
  tx: TenantTransaction,
  { siret: mainSiret }: Organization,
  before: RuleGroup,
  form: { readonly siret?: string | null | undefined; readonly archived?: boolean | undefined },
): Promise<Numbered> {
  const siret = form.siret === undefined ? before.siret : form.siret;
  const archived = form.archived ?? before.archivedAt !== null;
  if (siret === null || archived) return { siret, paysFrom: before.paysFrom };
  if (before.kind !== 'site') throw new Failure('validation_failed', { fields: { siret: 'invalid' } });
  const others = [...(await listPayingSites(tx)).values()].filter(({ id }) => id !== before.id);
  const taken = others.filter(isEstablishment).map((site) => site.siret);
  if (siret === mainSiret || taken.includes(siret)) throw new Failure('siret_taken');
  if (isEstablishment(before)) return { siret, paysFrom: before.paysFrom };
  const closed = latestClosed(await listUnitClosings(tx), { unit: MAIN, paysFrom: null });
  return { siret, paysFrom: closed && addMonths(closed, 1) };
}
