import { type Fraction, fraction, fractionText, fromHalfDays } from '#domain/amounts/fraction.ts';
import type { Absence } from '#domain/balances/absence.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { approvalEntries, factsOf, totalAt as totalOfLibrary } from '#domain/balances/leave-facts.fixture.ts';
import type { BookedLeave, LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { holidaysOf } from '#domain/holidays/public-holidays.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type CountQuestion, countAnswer } from './asked-count.ts';

/**
 * What a case may ask. The library answers, and so does the API, as far as there are settings and endpoints for what
 * the question supposes.
 */
export type Asked =
  | ({ readonly kind: 'count' } & CountQuestion)
  | {
      readonly kind: 'total';
      readonly facts: LeaveFacts;
      readonly policy: LeavePolicy;
      readonly at: PlainDate;
      readonly counter: string;
    }
  | {
      readonly kind: 'lots';
      readonly facts: LeaveFacts;
      readonly policy: LeavePolicy;
      readonly at: PlainDate;
      readonly period: PlainDate;
    }
  | {
      readonly kind: 'gained';
      readonly facts: LeaveFacts;
      readonly policy: LeavePolicy;
      readonly at: PlainDate;
    }
  | {
      readonly kind: 'given-back';
      readonly leave: BookedLeave;
      readonly sickness: Absence;
      readonly policy: LeavePolicy;
    }
  | { readonly kind: 'holidays'; readonly zone: HolidayZone; readonly year: number };

type Answer = (asked: Asked) => string;

let answer: Answer = ofLibrary;

/** Runs something while questions are answered otherwise. */
export function answeredBy<T>(other: Answer, work: () => T): T {
  const usual = answer;
  answer = other;
  try {
    return work();
  } finally {
    answer = usual;
  }
}

export function ask(asked: Asked): string {
  return answer(asked);
}

/** What a counter holds on a day. */
export function totalAt(facts: LeaveFacts, policy: LeavePolicy, at: string, counter = 'paid-leave'): string {
  return ask({ kind: 'total', facts, policy, at: plainDate(at), counter });
}

/** What the library says to every question. */
export function ofLibrary(asked: Asked): string {
  switch (asked.kind) {
    case 'count':
      return countAnswer(asked);
    case 'total':
      return totalOfLibrary(asked.facts, asked.policy, asked.at, asked.counter);
    case 'lots': {
      const ledger = dueEntries(asked.facts, always(asked.policy), asked.at);
      const own = balanceAt(ledger, 'paid-leave', asked.at).lots.filter((lot) => lot.period === asked.period);
      return own.map((lot) => lotText(lot.remaining, lot.expires)).join(', ');
    }
    case 'gained':
      return dueEntries(asked.facts, always(asked.policy), asked.at)
        .filter((line) => line.cause.kind === 'fractionnement')
        .map((line) => line.date)
        .join(' ');
    case 'given-back':
      return approvalEntries(asked.leave, factsOf({ absences: [asked.sickness] }), always(asked.policy))
        .filter((line) => line.cause.kind === 'recredited')
        .map((line) => givenBackText(line.amount, line.date))
        .join(', ');
    case 'holidays': {
      // The data set has one name per day: of two holidays on one day it keeps the one that belongs to the zone.
      const names = new Map(holidaysOf(asked.zone, asked.year).map(({ date, name }) => [`${date}`, name.fr]));
      return [...names].map(([date, name]) => `${date} ${name}`).join('; ');
    }
  }
}

export function lotText(remaining: Fraction, expires: string | null): string {
  return `${fractionText(remaining)} until ${expires ?? 'informed'}`;
}

export function givenBackText(amount: Fraction, date: string): string {
  return `${fractionText(amount)} on ${date}`;
}

/** Of days given back one by one, how many. */
export function givenBackInAll(text: string): string {
  const halves = text === '' ? [] : text.split(', ').map((day) => (day.startsWith('1/2') ? 1 : 2));
  return fractionText(halves.length === 0 ? fraction(0) : fromHalfDays(halves.reduce((a, b) => a + b, 0)));
}
