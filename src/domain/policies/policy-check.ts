import { compare, fraction } from '#domain/amounts/fraction.ts';
import { annualDays, daysPerWeek, legalDaysPerYear } from '#domain/counting/counting-policy.ts';
import { halvesOn } from '#domain/counting/working-pattern.ts';
import { refuseSolidarityDay } from '#domain/holidays/observance.ts';
import { DEFAULT_POLICY, type LeavePolicy } from './leave-policy.ts';

export type PolicyRefusal =
  | 'no_open_day'
  | 'company_open_on_weekly_rest_only'
  | 'no_such_month'
  | 'less_than_five_weeks'
  | 'less_time_than_the_law'
  | 'rounding_required'
  | 'sickness_accrues_too_late'
  | 'negative_amount'
  | 'employer_share_too_large'
  | 'solidarity_day_protected';

/** P3: settings the law does not allow, all of them at once. */
export function refusePolicy(policy: LeavePolicy): PolicyRefusal[] {
  const refusals: PolicyRefusal[] = [];
  if (policy.openDays === 0) refusals.push('no_open_day');
  else if (
    halvesOn(policy.openDays, policy.weeklyRest) !== 0 &&
    compare(daysPerWeek({ ...policy, unit: 'ouvres' }), fraction(1)) <= 0
  ) {
    refusals.push('company_open_on_weekly_rest_only');
  }
  const month = policy.periodStartMonth;
  if (!Number.isInteger(month) || month < 1 || month > 12) refusals.push('no_such_month');
  if (compare(annualDays(policy), legalDaysPerYear(policy)) < 0) refusals.push('less_than_five_weeks');
  if (policy.monthsToTake < 12 || policy.sicknessExtensionMonths < 15)
    refusals.push('less_time_than_the_law');
  // L3141-7 speaks of ouvrables only: in ouvrés rounding is a choice.
  if (policy.unit === 'ouvrables' && !policy.roundUp) refusals.push('rounding_required');
  if (policy.sicknessAccruesFrom > DEFAULT_POLICY.sicknessAccruesFrom) {
    refusals.push('sickness_accrues_too_late');
  }
  const amounts = [
    policy.rtt?.daysPerYear ?? fraction(0),
    ...policy.seniority.map((step) => step.days),
    policy.carryOver.kind === 'up-to' ? policy.carryOver.days : fraction(0),
    fraction(policy.saturdayCap ?? 0),
  ];
  if (amounts.some((amount) => amount.n < 0)) refusals.push('negative_amount');
  const { rtt } = policy;
  // What a contract in days leaves differs from year to year.
  const employerDays = rtt?.employerDays ?? fraction(0);
  if (rtt && !rtt.contractDays && employerDays.n > 0 && compare(employerDays, rtt.daysPerYear) > 0) {
    refusals.push('employer_share_too_large');
  }
  const { solidarityDay, zone } = policy.holidays;
  if (solidarityDay !== null && refuseSolidarityDay(zone, solidarityDay) !== null) {
    refusals.push('solidarity_day_protected');
  }
  return refusals;
}
