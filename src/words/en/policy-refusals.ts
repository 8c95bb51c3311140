import type { PolicyRefusalWords } from '../catalogues/policy-refusals.ts';

export const policyRefusals: PolicyRefusalWords = {
  no_open_day: 'no open day',
  company_open_on_weekly_rest_only: 'a company open on the day of rest alone',
  no_such_month: 'a month that does not exist',
  less_than_five_weeks: 'less than five weeks a year (L3141-3)',
  less_time_than_the_law: 'less time to take days than the law gives',
  rounding_required: 'jours ouvrables that are not rounded (L3141-7)',
  sickness_accrues_too_late: 'sickness that earns nothing (L3141-5-1)',
  negative_amount: 'a negative number',
  employer_share_too_large: 'an employer’s share beyond the RTT days',
  solidarity_day_protected: 'a solidarity day on a protected holiday (L3133-7)',
};
