import type { z } from 'zod';
import type { expiringLeaveEndpoints, expiringSchema } from '#contract/expiring-leave.ts';
import { hundredths, sum } from '#domain/amounts/fraction.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import type { Expiring, SentReminder } from '#server/actions/insights/read-expiring.ts';
import type { Cell, WrittenTable } from '#server/tables/table.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { writtenIn } from '#words/written.ts';

type ShownExpiring = z.input<typeof expiringSchema>;
type ShownReminder = z.input<typeof expiringLeaveEndpoints.reminders.response>[number];

export function shownExpiring({ by, today, types, people }: Expiring, language: Language): ShownExpiring {
  return {
    by,
    today,
    people: people.map(({ person, lots, usual, likely, reminders }) => ({
      user: { id: person.id, name: person.name },
      days: hundredths(sum(lots.map(({ days }) => days))),
      usualDays: usual && hundredths(usual),
      likelyDays: hundredths(likely),
      lots: lots.map(({ counter, days, expires, isPutOff }) => ({
        counter,
        label: counterLabel(counter, language, types),
        days: hundredths(days),
        expires,
        afterSickness: isPutOff,
      })),
      remindedAt: reminders[0]?.sentAt.toISOString() ?? null,
    })),
  };
}

export function shownReminder(
  { id, userId, name, sentAt, sentByName, lots }: SentReminder,
  types: LeaveTypes,
  language: Language,
): ShownReminder {
  return {
    id,
    user: { id: userId, name },
    sentAt: sentAt.toISOString(),
    sentBy: sentByName,
    lots: lots.map((lot) => ({ ...lot, label: counterLabel(lot.counter, language, types) })),
  };
}

/** A line for each lot that would lapse. */
export function expiringTable(
  { people }: ShownExpiring,
  dayOf: (instant: string) => PlainDate,
  language: Language,
): WrittenTable {
  const words = writtenIn(language).insights.expiring;
  const text = (value: string): Cell => ({ kind: 'text', value });
  return {
    name: words.sheet,
    columns: [
      { title: words.person, width: 26 },
      { title: words.counter, width: 22 },
      { title: words.days, width: 10 },
      { title: words.until, width: 18 },
      { title: words.afterSickness, width: 22 },
      { title: words.remindedAt, width: 16 },
      { title: words.usual, width: 18 },
      { title: words.likely, width: 18 },
    ],
    rows: people.flatMap(({ user, lots, usualDays, likelyDays, remindedAt }) =>
      lots.map(({ label, days, expires, afterSickness }, place): Cell[] => [
        text(user.name),
        text(label),
        { kind: 'number', value: days },
        { kind: 'date', value: plainDate(expires) },
        text(afterSickness ? words.yes : ''),
        remindedAt === null ? text('') : { kind: 'date', value: dayOf(remindedAt) },
        // Of the person, so beside the first of their lines.
        { kind: 'number', value: place === 0 ? usualDays : null },
        { kind: 'number', value: place === 0 ? likelyDays : null },
      ]),
    ),
  };
}
