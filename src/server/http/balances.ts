import type { z } from 'zod';
import type { balancesEndpoints, counterBalanceSchema } from '#contract/balances.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import {
  type CounterBalance,
  showBalancesOf,
  showMyBalances,
} from '#server/actions/balances/show-balances.ts';
import type { Services } from '#server/services.ts';
import { entryReference, entrySentence } from '#words/sentences/balance-entries.ts';
import { counterLabel, undatedLotLabel } from '#words/sentences/balances.ts';
import type { Handlers } from './mount.ts';

export function balancesHandlers(services: Services): Handlers<typeof balancesEndpoints> {
  return {
    mine: async ({ query }, { actor, language }) =>
      (await showMyBalances(services, actor, dayOf(query))).map((counter) => shownCounter(counter, language)),
    ofUser: async ({ params, query }, { actor, language }) =>
      (await showBalancesOf(services, actor, params.id, dayOf(query))).map((counter) =>
        shownCounter(counter, language),
      ),
  };
}

function dayOf({ at }: { readonly at?: string | undefined }): PlainDate | undefined {
  return at === undefined ? undefined : plainDate(at);
}

function shownCounter(balance: CounterBalance, language: Language): z.input<typeof counterBalanceSchema> {
  const { counter, types, unit, acquired, taken, reserved, available, lots, periods, entries } = balance;
  return {
    counter,
    label: counterLabel(counter, language, types),
    unit,
    acquired: hundredths(acquired),
    taken: hundredths(taken),
    reserved: hundredths(reserved),
    available: hundredths(available),
    ...(balance.employerDays ? { employerDays: hundredths(balance.employerDays) } : {}),
    expiresOn: lots.find(({ expires }) => expires !== null)?.expires ?? null,
    lots: lots.map(({ label, remaining, expires }) => ({
      label: label ?? undatedLotLabel(language),
      remaining: hundredths(remaining),
      expiresOn: expires,
    })),
    periods: [...periods],
    entries: entries.map((entry) => ({
      date: entry.date,
      kind: entry.kind,
      amount: hundredths(entry.amount),
      balance: hundredths(entry.balance),
      sentence: entrySentence(entry, language),
      rule: entry.rule,
      reference: entryReference(entry.rule, language),
      requestId: entry.requestId,
    })),
  };
}
