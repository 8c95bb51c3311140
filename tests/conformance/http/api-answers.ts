import { fraction, hundredths, parseFraction } from '#domain/amounts/fraction.ts';
import { addYears } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import { holidaysOf } from '#domain/holidays/public-holidays.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { LeaveSettings } from '#domain/policies/leave-settings.ts';
import { DEFAULT_SETTINGS } from '#domain/policies/leave-settings.ts';
import { type Asked, givenBackText, lotText, ofLibrary } from '../asked.ts';
import { countText } from '../asked-count.ts';
import { type AppUnderTest, Companies, type Company, Refused } from './companies.ts';
import { factsOfCountedPerson, missingForFacts, missingForPatterns, missingKinds } from './express-facts.ts';
import { expressPolicy } from './express-policy.ts';

export type ApiAnswer = { readonly text: string } | { readonly missing: readonly string[] };

/** Puts the same questions to the API: real settings, people and requests, and what it answers. */
export class ApiAnswers {
  private readonly companies: Companies;

  constructor(app: AppUnderTest) {
    this.companies = new Companies(app);
  }

  async to(asked: Asked): Promise<ApiAnswer> {
    const missing = missingFor(asked);
    if (missing.length > 0) return { missing };
    try {
      return { text: await this.answer(asked, await this.companies.with(settingsFor(asked))) };
    } catch (error) {
      if (error instanceof Refused) return { missing: [error.message] };
      throw error;
    }
  }

  private answer(asked: Asked, company: Company): Promise<string> {
    switch (asked.kind) {
      case 'count':
        return countOf(asked, company);
      case 'total':
        return totalOf(asked, company);
      case 'lots':
        return lotsOf(asked, company);
      case 'gained':
        return gainedBy(asked, company);
      case 'given-back':
        return givenBackOf(asked, company);
      case 'holidays':
        return holidaysIn(asked, company);
    }
  }
}

function policyFor(asked: Exclude<Asked, { kind: 'holidays' }>): LeavePolicy {
  return asked.kind === 'count' ? { ...asked.policy, unit: asked.unit } : asked.policy;
}

function settingsFor(asked: Asked): LeaveSettings {
  if (asked.kind === 'holidays') return { ...DEFAULT_SETTINGS, holidayZone: asked.zone };
  return expressPolicy(policyFor(asked)).settings;
}

function missingFor(asked: Asked): string[] {
  if (asked.kind === 'holidays') return [];
  const { missing } = expressPolicy(policyFor(asked));
  if (asked.kind === 'count') {
    const saturdays =
      asked.saturdaysAlreadyCounted > 0 ? ['Saturdays are counted by leave that was taken'] : [];
    return [...missing, ...missingForPatterns(asked.patterns), ...saturdays];
  }
  if (asked.kind !== 'given-back')
    return [...missing, ...missingForFacts(asked.facts), ...missingForDay(asked)];
  const told = asked.sickness.notified ? [] : ['what is recorded is known to the employer'];
  return [...missing, ...missingKinds([asked.sickness.kind]), ...told];
}

function missingForDay({ facts, at }: Asked & { kind: 'total' | 'lots' | 'gained' }): string[] {
  const isUnderWay = facts.leaves.some(({ range }) => range.start <= at && range.end > at);
  return isUnderWay ? ['a statement tells a leave under way as a whole'] : [];
}

/** The API shows hundredths: where they agree with the library’s exact figure, that figure is what it means. */
function exactly(shown: number, ofTheLibrary: string | undefined): string {
  const exact = parseFraction(ofTheLibrary ?? '');
  return exact !== null && hundredths(exact) === shown ? (ofTheLibrary ?? '') : String(shown);
}

async function countOf(asked: Asked & { kind: 'count' }, company: Company): Promise<string> {
  const { range, contractStarts, contractEnds, patterns } = asked;
  const from = contractStarts ?? addYears(range.start, -1);
  const person = await company.person(factsOfCountedPerson(patterns, from, contractEnds));
  const { countedDays, balance } = await company.preview(person, 'vacation', range);
  if (!asked.givenBack) return countText(countedDays, null);
  const spent = Math.round((balance.before - balance.after) * 2) / 2;
  return countText(countedDays, countedDays - spent);
}

interface Line {
  readonly date: string;
  readonly kind: string;
  readonly amount: number;
  readonly balance: number;
}

async function balanceOf(
  { facts, at }: { facts: Parameters<Company['person']>[0]; at: string },
  company: Company,
  counter = 'paid-leave',
) {
  const person = await company.person(facts);
  const counters = await company.call('GET', `/users/${person}/balances?at=${at}`);
  return counters.find((each: { counter: string }) => each.counter === counter);
}

async function totalOf(asked: Asked & { kind: 'total' }, company: Company): Promise<string> {
  const shown = await balanceOf(asked, company, asked.counter);
  const lines: Line[] = shown?.entries ?? [];
  return exactly(lines.findLast(({ date }) => date <= asked.at)?.balance ?? 0, ofLibrary(asked));
}

async function lotsOf(asked: Asked & { kind: 'lots' }, company: Company): Promise<string> {
  const { lots } = await balanceOf(asked, company);
  const back = periodYear(asked.at, asked.policy) - periodYear(asked.period, asked.policy);
  const label = back === 0 ? 'N' : `N-${back}`;
  const exact = ofLibrary(asked).split(', ');
  return lots
    .filter((lot: { label: string }) => lot.label === label)
    .map((lot: { remaining: number; expiresOn: string | null }, place: number) => {
      const figure = parseFraction(exactly(lot.remaining, exact[place]?.split(' ')[0]));
      return lotText(figure ?? fraction(Math.round(lot.remaining * 100), 100), lot.expiresOn);
    })
    .join(', ');
}

function periodYear(day: string, { periodStartMonth }: LeavePolicy): number {
  return Number(day.slice(5, 7)) >= periodStartMonth ? Number(day.slice(0, 4)) : Number(day.slice(0, 4)) - 1;
}

async function gainedBy(asked: Asked & { kind: 'gained' }, company: Company): Promise<string> {
  const { entries } = await balanceOf(asked, company);
  const lines: Line[] = entries.filter(({ date }: Line) => date <= asked.at);
  const taken = lines.filter(({ kind, amount }) => kind === 'corrected' && amount < 0);
  const held = lines.filter(
    ({ kind, date }) => kind === 'fractionnement' && !taken.some((correction) => correction.date === date),
  );
  return held.map(({ date }) => date).join(' ');
}

async function givenBackOf(asked: Asked & { kind: 'given-back' }, company: Company): Promise<string> {
  const { leave, sickness } = asked;
  const from = addYears(leave.range.start, -1);
  const facts = { ...factsOfCountedPerson(always(FULL_TIME), from, null), leaves: [leave] };
  const person = await company.person(facts);
  const { recredit } = await company.preview(person, await company.typeOf(sickness.kind), sickness.range);
  const days: { date: string; days: number }[] = recredit?.leaves[0]?.days ?? [];
  return days.map(({ date, days }) => givenBackText(fraction(days * 2, 2), date)).join(', ');
}

/** Of two holidays on one day the API names the first and the data set the other: both are that day’s (H3). */
async function holidaysIn(asked: Asked & { kind: 'holidays' }, company: Company): Promise<string> {
  const { year, zone } = asked;
  const holidays: { date: string; name: string }[] = await company.call(
    'GET',
    `/calendar/holidays?from=${year}-01-01&to=${year}-12-31`,
  );
  const ofDay = (date: string) => holidaysOf(zone, year).filter((holiday) => holiday.date === date);
  const names = holidays.map(({ date, name }) => {
    const known = ofDay(date).map((holiday) => holiday.name.fr);
    return [date, known.includes(name) ? known.at(-1) : name];
  });
  return names.map(([date, name]) => `${date} ${name}`).join('; ');
}
