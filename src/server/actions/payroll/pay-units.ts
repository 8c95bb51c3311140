import type { PlainDate } from '#domain/calendar/plain-date.ts';
import {
  type Closer,
  covers,
  isEstablishment,
  latestClosed,
  MAIN,
  type PayingSite,
  type PayUnit,
  payingUnit,
  WHOLE,
  WHOLE_COMPANY,
} from '#domain/payroll/establishment.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPayingSites, listPlacementsEver } from '#server/store/establishments.ts';
import type { Organization } from '#server/store/organizations.ts';
import { type ClosedMonth, listClosedMonths } from '#server/store/payroll.ts';

/** Whose pay months are looked at, and what is closed for whom. */
export interface PayContext extends Closer {
  readonly organization: Organization;
  /** Null for everyone. */
  readonly establishment: Establishment | null;
  /** Of every establishment, the latest first. */
  readonly closings: readonly ClosedMonth[];
  /** Null where nothing is closed for them. */
  readonly latest: PlainDate | null;
  /** False for what is only read: an establishment of former days. */
  readonly isCurrent: boolean;
  /** J23: which establishment pays a month of a person. */
  readonly unitOf: (userId: string, month: PlainDate) => PayUnit;
}

export interface Establishment {
  readonly id: PayUnit;
  /** Null for the main one. */
  readonly name: string | null;
  readonly siret: string | null;
}

/** J22: of the establishment that is named; where payroll is by establishment, one must be. */
export async function payContext(
  tx: TenantTransaction,
  organization: Organization,
  asked: string | undefined,
): Promise<PayContext> {
  const closings = await listClosedMonths(tx);
  const apart = organization.payrollBy === 'establishment';
  if (asked === undefined) {
    if (apart) throw new Failure('validation_failed', { fields: { establishment: 'required' } });
    return {
      ...WHOLE,
      organization,
      establishment: null,
      closings,
      latest: latestClosed(closings, WHOLE),
      isCurrent: true,
      unitOf: () => WHOLE_COMPANY,
    };
  }
  const sites = await listPayingSites(tx);
  const site = sites.get(asked);
  const isKnown = asked === MAIN || site !== undefined;
  const isPast = closings.some(({ unit }) => unit === asked);
  const isOpen = apart && (asked === MAIN || (site !== undefined && isEstablishment(site)));
  if (!isKnown || !(isOpen || isPast)) throw new Failure('not_found');
  const closer = { unit: asked, paysFrom: site?.paysFrom ?? null };
  return {
    ...closer,
    organization,
    establishment: establishmentOf(organization, site),
    closings,
    latest: latestClosed(closings, closer),
    isCurrent: isOpen,
    unitOf: await unitsByPerson(tx, sites),
  };
}

export function establishmentOf({ siret }: Organization, site: PayingSite | undefined): Establishment {
  return site === undefined
    ? { id: MAIN, name: null, siret }
    : { id: site.id, name: site.name, siret: site.siret };
}

/** J23: which establishment pays a month of a person. */
export async function unitsByPerson(
  tx: TenantTransaction,
  sites: ReadonlyMap<string, PayingSite>,
): Promise<PayContext['unitOf']> {
  const placed = await listPlacementsEver(tx);
  return (userId, month) => payingUnit(placed.get(userId) ?? [], sites, month);
}

/** The closings that a month is closed by: one, or where everyone is looked at, those of each establishment. */
export function closingsOf({ closings, ...closer }: PayContext, month: PlainDate): ClosedMonth[] {
  return closings.filter((closing) => closing.month === month && covers(closing, closer));
}

/** Whether a month of a person is this context’s to pay. */
export function paysFor({ unit, unitOf }: PayContext, userId: string, month: PlainDate): boolean {
  return unit === WHOLE_COMPANY || unitOf(userId, month) === unit;
}

/** J4, J24: the closing of a month that can be opened again, if it is the latest of all whom it was for. */
export function closingToReopen(context: PayContext, month: PlainDate): ClosedMonth | null {
  const { closings, isCurrent, unit } = context;
  const [closing, ...others] = closingsOf(context, month);
  if (closing === undefined || others.length > 0 || !isCurrent) return null;
  if (closing.unit !== WHOLE_COMPANY && closing.unit !== unit) return null;
  const isLatest = closings.every((each) => each.month <= month || !covers(each, closerOf(closing, context)));
  return isLatest ? closing : null;
}

function closerOf({ unit }: ClosedMonth, { paysFrom }: PayContext): Closer {
  return unit === WHOLE_COMPANY ? WHOLE : { unit, paysFrom };
}
