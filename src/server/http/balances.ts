import type { z } from 'zod';
import { type balancesEndpoints, type counterBalanceSchema, mostEntriesTold } from '#contract/balances.ts';
import { columnOfHundredths, fraction, hundredths, negate, toNumber } from '#domain/amounts/fraction.ts';
import { roundedHundredths } from '#domain/amounts/rounding.ts';
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
      (await showMyBalances(services, actor, dayOf(query))).map((counter) =>
        expanded(shownCounter(counter, language), query),
      ),
    ofUser: async ({ params, query }, { actor, language, looked }) => {
      const counters = await showBalancesOf(services, actor, params.id, dayOf(query));
      looked([params.id]);
      return counters.map((counter) => expanded(shownCounter(counter, language), query));
    },
  };
}

type ShownCounter = z.input<typeof counterBalanceSchema>;

function expanded(counter: ShownCounter, { expand }: { readonly expand: 'entries' | 'none' }): ShownCounter {
  return expand === 'none' ? { ...counter, entries: [] } : counter;
}

function dayOf({ at }: { readonly at?: string | undefined }): PlainDate | undefined {
  return at === undefined ? undefined : plainDate(at);
}

function shownCounter(balance: CounterBalance, language: Language): ShownCounter {
  const { counter, types, unit, acquired, taken, reserved, available, later, lots, periods, entries } =
    balance;
  const [shownAcquired = 0, lessTaken = 0, lessReserved = 0] = columnOfHundredths([
    acquired,
    negate(taken),
    negate(reserved),
  ]);
  const shownLots = columnOfHundredths(lots.map(({ remaining }) => remaining));
  const older = Math.max(0, entries.length - mostEntriesTold);
  const balances = entries.map((entry) => roundedHundredths(toNumber(entry.balance)));
  return {
    counter,
    label: counterLabel(counter, language, types),
    unit,
    acquired: shownAcquired,
    taken: 0 - lessTaken,
    reserved: 0 - lessReserved,
    available: hundredths(available),
    ...(balance.employerDays ? { employerDays: hundredths(balance.employerDays) } : {}),
    later: hundredths(later),
    expiresOn: lots.find(({ expires }) => expires !== null)?.expires ?? null,
    lots: lots.map(({ label, expires }, place) => ({
      label: label ?? undatedLotLabel(language),
      remaining: shownLots[place] ?? 0,
      expiresOn: expires,
    })),
    periods: [...periods],
    olderEntries: older,
    entries: entries.slice(older).map((entry, shown) => {
      const place = older + shown;
      // What the balance gains as it is shown, so that the lines add up to it (B13).
      const gained = (balances[place] ?? 0) - (balances[place - 1] ?? 0);
      return {
        date: entry.date,
        kind: entry.kind,
        amount: gained / 100,
        balance: (balances[place] ?? 0) / 100,
        // A line says the same amount in its figure and in its words.
        sentence: entrySentence({ ...entry, amount: fraction(gained, 100) }, language),
        rule: entry.rule,
        reference: entryReference(entry.rule, language),
        requestId: entry.requestId,
      };
    }),
  };
}
