import type { EveryLanguage } from '#domain/text/language.ts';
import { ABSENCE_RULES } from './absence-rules.ts';
import { ACCOUNT_RULES } from './account-rules.ts';
import { ACCRUAL_RULES } from './accrual-rules.ts';
import { AWAY_NOTE_RULES } from './away-note-rules.ts';
import { BALANCE_RULES } from './balance-rules.ts';
import { CALENDAR_WRITING_RULES } from './calendar-writing-rules.ts';
import { CLOSING_RULES } from './closing-rules.ts';
import { COMPANY_CALENDAR_RULES } from './company-calendar-rules.ts';
import { COMPANY_LOGIN_RULES } from './company-login-rules.ts';
import { COMPANY_RULES } from './company-rules.ts';
import { CONNECTION_RULES } from './connection-rules.ts';
import { COUNTING_RULES } from './counting-rules.ts';
import { COVERAGE_RULES } from './coverage-rules.ts';
import { EXTRA_DAY_RULES } from './extra-day-rules.ts';
import { FIGURE_RULES } from './figure-rules.ts';
import { GROUP_RULES } from './group-rules.ts';
import { HOLIDAY_RULES } from './holiday-rules.ts';
import { KEY_RULES } from './key-rules.ts';
import { LEAVE_TYPE_RULES } from './leave-type-rules.ts';
import { LIST_RULES } from './list-rules.ts';
import { LOGIN_UPKEEP_RULES } from './login-upkeep-rules.ts';
import { LOOK_RULES } from './look-rules.ts';
import { PAY_MONTH_RULES } from './pay-month-rules.ts';
import { PAYROLL_RULES } from './payroll-rules.ts';
import { PAYROLL_SENDING_RULES } from './payroll-sending-rules.ts';
import { PERSON_RULES } from './person-rules.ts';
import { PRIVACY_RULES } from './privacy-rules.ts';
import { PRODUCT_RULES } from './product-rules.ts';
import { REQUEST_FILE_RULES } from './request-file-rules.ts';
import { RETENTION_RULES } from './retention-rules.ts';
import type { Rule } from './rule.ts';
import type { RuleNumber } from './rule-number.ts';
import { SAML_RULES } from './saml-rules.ts';
import { SITE_RULES } from './site-rules.ts';
import { SUBSCRIPTION_RULES } from './subscription-rules.ts';

const NO_BREAK_SPACE = '\u00a0';

/** French puts a no-break space before high punctuation and inside guillemets, and between a figure and its unit. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([:;?!»€%])/g, `${NO_BREAK_SPACE}$1`)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/n° (?=\d)/g, `n°${NO_BREAK_SPACE}`)
    .replace(/(\d) (jours?|mois|ans|semaines|sièges|h|€)\b/g, `$1${NO_BREAK_SPACE}$2`);
}

function typeset(text: EveryLanguage): EveryLanguage {
  return { fr: frenchSpaces(text.fr), en: text.en };
}

function typesetRule(rule: Rule): Rule {
  return {
    ...rule,
    title: typeset(rule.title),
    statement: typeset(rule.statement),
    example: typeset(rule.example),
    ...(rule.reading === undefined ? {} : { reading: typeset(rule.reading) }),
  };
}

export interface RuleChapter {
  readonly title: EveryLanguage;
  readonly rules: readonly Rule[];
}

/** All rules, in the order in which they are read. */
export const RULE_CHAPTERS: readonly RuleChapter[] = [
  { title: { fr: 'Décompte', en: 'Counting' }, rules: COUNTING_RULES.map(typesetRule) },
  { title: { fr: 'Jours fériés', en: 'Public holidays' }, rules: HOLIDAY_RULES.map(typesetRule) },
  {
    title: { fr: 'Acquisition et maladie', en: 'Earning leave, and sickness' },
    rules: [...ACCRUAL_RULES, ...ABSENCE_RULES].map(typesetRule),
  },
  {
    title: { fr: 'Soldes et réglages', en: 'Balances and settings' },
    rules: [...BALANCE_RULES, ...GROUP_RULES].map(typesetRule),
  },
  {
    title: { fr: 'Jours en plus et RTT', en: 'Extra days and RTT' },
    rules: EXTRA_DAY_RULES.map(typesetRule),
  },
  {
    title: { fr: 'La personne et son départ', en: 'The person, and leaving' },
    rules: PERSON_RULES.map(typesetRule),
  },
  { title: { fr: 'Types d’absence', en: 'Leave types' }, rules: LEAVE_TYPE_RULES.map(typesetRule) },
  { title: { fr: 'Présence', en: 'Presence' }, rules: COVERAGE_RULES.map(typesetRule) },
  { title: { fr: 'Fermetures', en: 'Closings' }, rules: CLOSING_RULES.map(typesetRule) },
  {
    title: { fr: 'Paie', en: 'Payroll' },
    rules: [...PAYROLL_RULES, ...PAY_MONTH_RULES, ...PAYROLL_SENDING_RULES].map(typesetRule),
  },
  { title: { fr: 'Chiffres', en: 'Figures' }, rules: FIGURE_RULES.map(typesetRule) },
  {
    title: { fr: 'Demandes et abonnement', en: 'Requests and subscription' },
    rules: [...PRODUCT_RULES, ...LIST_RULES, ...REQUEST_FILE_RULES, ...SUBSCRIPTION_RULES].map(typesetRule),
  },
  {
    title: { fr: 'Comptes et invitations', en: 'Accounts and invitations' },
    rules: [...ACCOUNT_RULES, ...COMPANY_LOGIN_RULES, ...SAML_RULES, ...LOGIN_UPKEEP_RULES].map(typesetRule),
  },
  {
    title: { fr: 'Données personnelles', en: 'Personal data' },
    rules: PRIVACY_RULES.map(typesetRule),
  },
  {
    title: { fr: 'Qui a consulté, et voir comme', en: 'Who looked, and seeing as' },
    rules: LOOK_RULES.map(typesetRule),
  },
  {
    title: { fr: 'Durées, registre et annonces', en: 'Durations, register and notices' },
    rules: RETENTION_RULES.map(typesetRule),
  },
  {
    title: { fr: 'L’entreprise\u00a0: sa copie, sa fin', en: 'The company: its copy, its end' },
    rules: COMPANY_RULES.map(typesetRule),
  },
  { title: { fr: 'Connexions', en: 'Connections' }, rules: CONNECTION_RULES.map(typesetRule) },
  {
    title: { fr: 'Absences dans les agendas', en: 'Absences in calendars' },
    rules: [...CALENDAR_WRITING_RULES, ...COMPANY_CALENDAR_RULES].map(typesetRule),
  },
  {
    title: { fr: 'Ce que les autres lisent d’une absence', en: 'What others read of an absence' },
    rules: AWAY_NOTE_RULES.map(typesetRule),
  },
  { title: { fr: 'Clés d’API', en: 'API keys' }, rules: KEY_RULES.map(typesetRule) },
  { title: { fr: 'Le site public', en: 'The public site' }, rules: SITE_RULES.map(typesetRule) },
];

export const ALL_RULES: readonly Rule[] = RULE_CHAPTERS.flatMap((chapter) => chapter.rules);

/** What the rule rests on, in words of each language. */
export function sourceOf({ source }: Rule): EveryLanguage {
  return typeof source === 'string' ? { fr: source, en: source } : typeset(source);
}

/** The rule a proof or a ledger line cites. */
export function ruleOf(number: RuleNumber): Rule {
  const found = ALL_RULES.find((rule) => rule.number === number);
  if (found === undefined) throw new RangeError(`No rule ${number}`);
  return found;
}
