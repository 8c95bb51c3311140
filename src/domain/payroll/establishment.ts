import { addMonths, lastOfMonth, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { PlacementInForce } from '#domain/policies/rule-groups.ts';
import { placementOn } from '#domain/policies/rule-levels.ts';

/** J22: months are closed for everyone at once, or by each establishment for its own people. */
export const PAYROLL_SCOPES = ['organization', 'establishment'] as const;

export type PayrollScope = (typeof PAYROLL_SCOPES)[number];

/** Whom a closing is for: everyone, the main establishment, or the id of a site. */
export type PayUnit = string;

export const WHOLE_COMPANY: PayUnit = 'organization';

/** Of whoever has no site, or one without a SIRET. */
export const MAIN: PayUnit = 'main';

/** A site as far as payroll is concerned. */
export interface PayingSite {
  readonly id: string;
  readonly name: string;
  readonly siret: string | null;
  /** The first month that it pays; null where no month was closed when it got its SIRET. */
  readonly paysFrom: PlainDate | null;
  readonly archivedAt: Date | null;
}

export interface UnitClosing {
  readonly month: PlainDate;
  readonly unit: PayUnit;
}

export function isEstablishment({ siret, archivedAt }: PayingSite): boolean {
  return siret !== null && archivedAt === null;
}

/** J23: the establishment of the last day of the month pays it whole. */
export function payingUnit(
  placements: readonly PlacementInForce[],
  sites: ReadonlyMap<string, PayingSite>,
  month: PlainDate,
): PayUnit {
  const siteId = placementOn(placements, lastOfMonth(month))?.siteId ?? null;
  const site = siteId === null ? undefined : sites.get(siteId);
  if (site === undefined || !isEstablishment(site)) return MAIN;
  return site.paysFrom === null || site.paysFrom <= month ? site.id : MAIN;
}

/** One that closes months. */
export interface Closer {
  readonly unit: PayUnit;
  readonly paysFrom: PlainDate | null;
}

export const WHOLE: Closer = { unit: WHOLE_COMPANY, paysFrom: null };

/** The main establishment, then the sites that have a SIRET. */
export function establishmentsOf(sites: Iterable<PayingSite>): Closer[] {
  const paying = [...sites].filter(isEstablishment).map(({ id, paysFrom }) => ({ unit: id, paysFrom }));
  return [{ unit: MAIN, paysFrom: null }, ...paying];
}

/** J24: what was closed for everyone is closed for each, and the other way round; before it paid, a site was paid by the main one. */
export function covers(closing: UnitClosing, { unit, paysFrom }: Closer): boolean {
  if (unit === WHOLE_COMPANY || closing.unit === WHOLE_COMPANY || closing.unit === unit) return true;
  return closing.unit === MAIN && paysFrom !== null && closing.month < paysFrom;
}

/** The latest month that is closed for one of them; those before the first one that a site pays are not its own to close. */
export function latestClosed(closings: readonly UnitClosing[], closer: Closer): PlainDate | null {
  const months = closings.filter((closing) => covers(closing, closer)).map(({ month }) => month);
  if (closer.paysFrom !== null) months.push(addMonths(closer.paysFrom, -1));
  return months.length === 0 ? null : months.reduce(latest);
}

/** J24: for everyone at once again only where each establishment has closed the same months. */
export function areTogether(closings: readonly UnitClosing[], closers: readonly Closer[]): boolean {
  const last = latestClosed(closings, WHOLE);
  return last === null || closers.every((closer) => latestClosed(closings, closer) === last);
}

/** Months that are closed for one of some people, who may have changed establishments; null for anyone. */
export function monthsClosedFor(
  closings: readonly UnitClosing[],
  unitsOf: ((month: PlainDate) => readonly PayUnit[]) | null,
): Set<PlainDate> {
  const closed = closings.filter(
    ({ month, unit }) => unitsOf === null || unit === WHOLE_COMPANY || unitsOf(month).includes(unit),
  );
  return new Set(closed.map(({ month }) => month));
}
