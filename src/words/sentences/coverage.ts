import { daysFromTo, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import type { BlackoutPeriod } from '#domain/coverage/blackout.ts';
import type { Shortage } from '#domain/coverage/minimum.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';

/** Presence and periods without leave in words, for sentences that the server writes: refusals, warnings, mails. */

type Team = { readonly name: string } | null;

/** More than this many dates in a row are nothing to read. */
const MOST_SPANS = 4;

/** `« Inventaire », du 12 au 14 janvier 2026 (équipe Support)`; several one after the other. */
export function blackoutWords(
  periods: readonly (BlackoutPeriod & { readonly team: Team })[],
  language: Language,
): string {
  const words = wordsIn(language);
  const { blackout } = writtenIn(language).coverage;
  return words.lists.all(
    periods.map(({ name, start, end, team }) =>
      blackout(name, words.periods.days(start, end), team?.name ?? null),
    ),
  );
}

/** K3, for those who are told before it is too late. */
export function blackoutSentence(
  period: BlackoutPeriod & { readonly team: Team },
  language: Language,
): string {
  return writtenIn(language).coverage.blackoutSentence(blackoutWords([period], language));
}

export interface TooFew {
  readonly team: Team;
  readonly minimum: number;
  readonly withPending: boolean;
  readonly days: readonly Shortage[];
}

/** `Le 12 et le 13 mai 2026, il ne resterait qu’une personne sur 2 requises dans l’équipe Support.` */
export function shortageSentence({ team, minimum, withPending, days }: TooFew, language: Language): string {
  const counts = days.map(({ present }) => present);
  const left = { fewest: Math.min(...counts), most: Math.max(...counts) };
  const { shortage } = writtenIn(language).coverage;
  return shortage(whenWords(days, language), left, minimum, team?.name ?? null, withPending);
}

interface Span {
  readonly start: Shortage;
  readonly end: Shortage;
}

/** Days that follow one another are said together; a half-day stands alone. */
function spansOf(days: readonly Shortage[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    const follows =
      last !== undefined &&
      last.end.half === null &&
      day.half === null &&
      daysFromTo(last.end.date, day.date) === 1;
    if (follows) spans[spans.length - 1] = { start: last.start, end: day };
    else spans.push({ start: day, end: day });
  }
  // « le 12 et le 13 » reads better than « du 12 au 13 ».
  return spans.flatMap((span) =>
    daysFromTo(span.start.date, span.end.date) === 1
      ? [
          { start: span.start, end: span.start },
          { start: span.end, end: span.end },
        ]
      : [span],
  );
}

function whenWords(days: readonly Shortage[], language: Language): string {
  const spans = spansOf(days);
  const words = wordsIn(language);
  const [first, last] = [days[0], days.at(-1)];
  if (first && last && spans.length > MOST_SPANS) {
    const { manyDays } = writtenIn(language).coverage;
    return manyDays(days.length, words.days.date(first.date), words.days.date(last.date));
  }
  return words.lists.all(spans.map((span, place) => spanWords(span, spans[place + 1] ?? null, language)));
}

/** The month and the year are said once, by the last of those that share them. */
function spanWords({ start, end }: Span, next: Span | null, language: Language): string {
  const { day, range } = writtenIn(language).coverage;
  const until = dayWithin(end.date, next?.end.date ?? null, language);
  if (start.date !== end.date) return range(dayWithin(start.date, end.date, language), until);
  return day(start.half === null ? until : wordsIn(language).periods.halfOf(until, start.half));
}

function dayWithin(date: PlainDate, next: PlainDate | null, language: Language): string {
  const { days } = wordsIn(language);
  if (next === null || yearOf(next) !== yearOf(date)) return days.date(date);
  return monthOf(next) === monthOf(date) ? days.ordinal(date) : days.dateInYear(date);
}
