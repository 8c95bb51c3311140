import type { ABSENCE_RULES } from './absence-rules.ts';
import type { ACCOUNT_RULES } from './account-rules.ts';
import type { ACCRUAL_RULES } from './accrual-rules.ts';
import type { AWAY_NOTE_RULES } from './away-note-rules.ts';
import type { BALANCE_RULES } from './balance-rules.ts';
import type { CALENDAR_WRITING_RULES } from './calendar-writing-rules.ts';
import type { CLOSING_RULES } from './closing-rules.ts';
import type { COMPANY_CALENDAR_RULES } from './company-calendar-rules.ts';
import type { COMPANY_LOGIN_RULES } from './company-login-rules.ts';
import type { COMPANY_RULES } from './company-rules.ts';
import type { CONNECTION_RULES } from './connection-rules.ts';
import type { COUNTING_RULES } from './counting-rules.ts';
import type { COVERAGE_RULES } from './coverage-rules.ts';
import type { EXTRA_DAY_RULES } from './extra-day-rules.ts';
import type { FIGURE_RULES } from './figure-rules.ts';
import type { GROUP_RULES } from './group-rules.ts';
import type { HOLIDAY_RULES } from './holiday-rules.ts';
import type { KEY_RULES } from './key-rules.ts';
import type { LEAVE_TYPE_RULES } from './leave-type-rules.ts';
import type { LIST_RULES } from './list-rules.ts';
import type { LOGIN_UPKEEP_RULES } from './login-upkeep-rules.ts';
import type { LOOK_RULES } from './look-rules.ts';
import type { PAY_MONTH_RULES } from './pay-month-rules.ts';
import type { PAYROLL_RULES } from './payroll-rules.ts';
import type { PAYROLL_SENDING_RULES } from './payroll-sending-rules.ts';
import type { PERSON_RULES } from './person-rules.ts';
import type { PRIVACY_RULES } from './privacy-rules.ts';
import type { PRODUCT_RULES } from './product-rules.ts';
import type { REQUEST_FILE_RULES } from './request-file-rules.ts';
import type { RETENTION_RULES } from './retention-rules.ts';
import type { SAML_RULES } from './saml-rules.ts';
import type { SITE_RULES } from './site-rules.ts';
import type { SUBSCRIPTION_RULES } from './subscription-rules.ts';

/** Only numbers that exist: code that cites a rule which is not written does not compile. */
export type RuleNumber =
  | (typeof COUNTING_RULES)[number]['number']
  | (typeof HOLIDAY_RULES)[number]['number']
  | (typeof ACCRUAL_RULES)[number]['number']
  | (typeof ABSENCE_RULES)[number]['number']
  | (typeof BALANCE_RULES)[number]['number']
  | (typeof GROUP_RULES)[number]['number']
  | (typeof EXTRA_DAY_RULES)[number]['number']
  | (typeof PERSON_RULES)[number]['number']
  | (typeof LEAVE_TYPE_RULES)[number]['number']
  | (typeof COVERAGE_RULES)[number]['number']
  | (typeof CLOSING_RULES)[number]['number']
  | (typeof PAYROLL_RULES)[number]['number']
  | (typeof PAYROLL_SENDING_RULES)[number]['number']
  | (typeof PAY_MONTH_RULES)[number]['number']
  | (typeof FIGURE_RULES)[number]['number']
  | (typeof COMPANY_CALENDAR_RULES)[number]['number']
  | (typeof PRODUCT_RULES)[number]['number']
  | (typeof REQUEST_FILE_RULES)[number]['number']
  | (typeof SUBSCRIPTION_RULES)[number]['number']
  | (typeof ACCOUNT_RULES)[number]['number']
  | (typeof COMPANY_LOGIN_RULES)[number]['number']
  | (typeof LIST_RULES)[number]['number']
  | (typeof LOGIN_UPKEEP_RULES)[number]['number']
  | (typeof COMPANY_RULES)[number]['number']
  | (typeof CONNECTION_RULES)[number]['number']
  | (typeof CALENDAR_WRITING_RULES)[number]['number']
  | (typeof AWAY_NOTE_RULES)[number]['number']
  | (typeof LOOK_RULES)[number]['number']
  | (typeof PRIVACY_RULES)[number]['number']
  | (typeof RETENTION_RULES)[number]['number']
  | (typeof KEY_RULES)[number]['number']
  | (typeof SAML_RULES)[number]['number']
  | (typeof SITE_RULES)[number]['number'];
