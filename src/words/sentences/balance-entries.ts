import { type Fraction, fractionText, toNumber } from '#domain/amounts/fraction.ts';
import type { LedgerCause } from '#domain/balances/ledger-entry.ts';
import type { ToldAbsence, ToldFacts, ToldReason } from '#domain/balances/told-reason.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, addYears, type PlainDate } from '#domain/calendar/plain-date.ts';
import { ruleOf, sourceOf } from '#domain/rules/all-rules.ts';
import { NO_TEXT, PRODUCT_DECISION } from '#domain/rules/rule.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import type { Language } from '#domain/text/language.ts';
import { capitalised } from '../capitalised.ts';
import type { EntryKind } from '../catalogues/balances.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';
import { fillSlots } from './fill.ts';

export interface EntryFacts extends ToldFacts {
  readonly kind: EntryKind;
  readonly amount: Fraction;
  readonly cause: LedgerCause | null;
  readonly rule: RuleNumber | null;
  /** The leave it is about. */
  readonly range: LeaveRange | null;
  /** First day of the acquisition period of the days it is about. */
  readonly period: PlainDate | null;
  readonly expires: PlainDate | null;
}

/** Why a line of a balance exists, in one sentence: what happened, to which days, by which rule and article. */
export function entrySentence(facts: EntryFacts, language: Language): string {
  const said = fillSlots(templateOf(facts, language), slotsOf(facts, language));
  const reference = entryReference(facts.rule, language);
  return reference === null ? said : `${said}, ${reference}`;
}

/** « règle S1, L3141-5-1 »: the end of the sentence, of which pages make a link. */
export function entryReference(rule: RuleNumber | null, language: Language): string | null {
  if (rule === null) return null;
  const found = ruleOf(rule);
  const isOurs = found.source === PRODUCT_DECISION || found.source === NO_TEXT;
  return writtenIn(language).balances.reference(rule, isOurs ? null : sourceOf(found)[language]);
}

function templateOf({ kind, reason }: EntryFacts, language: Language): string {
  const { entries, months } = writtenIn(language).balances;
  if (kind !== 'accrued' || reason === null) return entries[kind];
  return reason.kind === 'obstacle' || reason.kind === 'correction' ? entries[kind] : months[reason.kind];
}

function slotsOf(facts: EntryFacts, language: Language): Record<string, string | number> {
  const { amount, cause, range, period, expires, reason, informedOn } = facts;
  const { days, periods, figures } = wordsIn(language);
  const words = writtenIn(language).balances;
  const figure = (value: Fraction | null) => (value === null ? '' : figures.figure(toNumber(value)));
  const date = (day: PlainDate | null | undefined) => (day == null ? null : days.date(day));
  return {
    days: figures.days(Math.abs(toNumber(amount))),
    signed: figures.signedDays(toNumber(amount)),
    month: cause?.kind === 'accrued' ? days.monthAndYear(cause.month) : '',
    children: cause?.kind === 'dependent-children' ? cause.children : '',
    years: cause?.kind === 'seniority' ? cause.years : '',
    reason: cause?.kind === 'adjusted' ? cause.reason : '',
    factor: cause?.kind === 'converted' ? fractionText(cause.factor) : '',
    period: range === null ? '' : periods.short(range),
    // The twelve months that begin on a day.
    earned: period === null ? '' : periods.days(period, addDays(addYears(period, 1), -1)),
    until: expires === null ? words.withoutLimit : words.until(days.date(expires)),
    deadlines: words.deadlines(date(expires), date(facts.deadlineBefore)),
    informed: informedOn === null ? '' : words.informed(days.date(informedOn)),
    moved: facts.days === null ? '' : figures.days(toNumber(facts.days)),
    what: cause === null ? '' : correctedWords(cause, language),
    now: figure(facts.days),
    before: figure(facts.before),
    because: reason?.kind === 'correction' ? causeWords(reason, language) : '',
    usual: reason !== null && 'usual' in reason ? figure(reason.usual) : '',
    day: reason !== null && 'on' in reason ? days.date(reason.on) : '',
    absences: reason === null ? '' : absencesOf(reason, language),
  };
}

/** « de mars 2026 », « , jours de fractionnement ». */
function correctedWords(cause: LedgerCause, language: Language): string {
  const { causes, correctionOf } = writtenIn(language).balances;
  const month = cause.kind === 'accrued' ? wordsIn(language).days.monthAndYear(cause.month) : null;
  return correctionOf(causes[cause.kind], month);
}

function causeWords({ cause, absences }: ToldReason & { kind: 'correction' }, language: Language): string {
  const { because, recordedOn } = writtenIn(language).balances;
  const { days, lists } = wordsIn(language);
  if (absences.length === 0) return because[cause];
  return lists.all(
    absences.map((absence) => recordedOn(absenceWords(absence, language), days.date(absence.recordedOn))),
  );
}

/** At the head of its sentence, or in brackets behind it. */
function absencesOf(reason: ToldReason, language: Language): string {
  if (!('absences' in reason) || reason.absences.length === 0) return '';
  const said = wordsIn(language).lists.all(reason.absences.map((absence) => absenceWords(absence, language)));
  if (reason.kind === 'obstacle') return ` (${said})`;
  return reason.kind === 'absent' ? capitalised(said) : said;
}

/** « arrêt maladie du 3 au 21 mars 2026 ». */
function absenceWords({ kind, name, range }: ToldAbsence, language: Language): string {
  const called = writtenIn(language).balances.absences[kind] ?? name[language];
  return `${withinSentence(called)} ${wordsIn(language).periods.short(range)}`;
}

/** Names of types begin with a capital, which they lose within a sentence; « RTT » keeps its own. */
function withinSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
