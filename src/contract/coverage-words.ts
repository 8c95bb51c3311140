import { daysFromTo, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import type { BlackoutPeriod } from '#domain/coverage/blackout.ts';
import type { Shortage } from '#domain/coverage/minimum.ts';
import type { Language } from './language.ts';
import { dateWords, dayWords, halfWords, monthName, periodWords } from './leave-words.ts';

/** Presence and periods without leave in words, for sentences that the server writes: refusals, warnings, mails. */

type Team = { readonly name: string } | null;

/** More than this many dates in a row are nothing to read. */
const MOST_SPANS = 4;

const whole = { startHalf: 'am', endHalf: 'pm' } as const;

/** `« Inventaire », du 12 au 14 janvier 2026 (équipe Support)`; several one after the other. */
export function blackoutWords(
  periods: readonly (BlackoutPeriod & { readonly team: Team })[],
  language: Language,
): string {
  return listOf(
    periods.map(({ name, start, end, team }) => {
      const days = periodWords({ start, end, ...whole }, language);
      const quoted = language === 'fr' ? `«\u00a0${name}\u00a0»` : `“${name}”`;
      const whose =
        team === null ? '' : language === 'fr' ? ` (équipe ${team.name})` : ` (team ${team.name})`;
      return `${quoted}, ${days}${whose}`;
    }),
    language,
  );
}

/** K3, for those who are told before it is too late. */
export function blackoutSentence(
  period: BlackoutPeriod & { readonly team: Team },
  language: Language,
): string {
  const words = blackoutWords([period], language);
  return language === 'fr' ? `Période sans congé ${words}.` : `Blackout period ${words}.`;
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
  const when = daysWords(days, language);
  if (language === 'fr') {
    const where = team === null ? 'dans l’organisation' : `dans l’équipe ${team.name}`;
    const also = withPending ? ' si les demandes en attente étaient aussi approuvées' : '';
    return `${capitalised(when)}, ${leftInFrench(left, minimum)} ${where}${also}.`;
  }
  const where = team === null ? 'in the organisation' : `in the team ${team.name}`;
  const also = withPending ? ' if the requests that wait were approved as well' : '';
  return `On ${when}, ${leftInEnglish(left, minimum)} ${where}${also}.`;
}

interface Left {
  readonly fewest: number;
  readonly most: number;
}

function leftInFrench({ fewest, most }: Left, minimum: number): string {
  const required = `sur ${minimum}\u00a0requise${minimum > 1 ? 's' : ''}`;
  if (most === 0) return `il ne resterait personne ${required}`;
  if (most === 1 && fewest === 1) return `il ne resterait qu’une personne ${required}`;
  const count = fewest === most ? String(most) : `${fewest} à ${most}`;
  return `il ne resterait que ${count}\u00a0personne${most > 1 ? 's' : ''} ${required}`;
}

function leftInEnglish({ fewest, most }: Left, minimum: number): string {
  if (most === 0) return `nobody of the ${minimum} required would be left`;
  const count = fewest === most ? String(most) : `${fewest} to ${most}`;
  return `only ${count} of the ${minimum} required would be left`;
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

function daysWords(days: readonly Shortage[], language: Language): string {
  const spans = spansOf(days);
  const [first, last] = [days[0], days.at(-1)];
  if (first && last && spans.length > MOST_SPANS) {
    const [from, to] = [dateWords(first.date, language), dateWords(last.date, language)];
    return language === 'fr'
      ? `${days.length}\u00a0jours entre le ${from} et le ${to}`
      : `${days.length} days between ${from} and ${to}`;
  }
  return listOf(
    spans.map((span, place) => spanWords(span, spans[place + 1] ?? null, language)),
    language,
  );
}

/** The month and the year are said once, by the last of those that share them. */
function spanWords({ start, end }: Span, next: Span | null, language: Language): string {
  const until = dayWithin(end.date, next?.end.date ?? null, language);
  if (start.date === end.date) {
    const half = start.half === null ? '' : halfWords(start.half, language);
    return `${language === 'fr' ? 'le ' : ''}${until}${half}`;
  }
  const since = dayWithin(start.date, end.date, language);
  return language === 'fr' ? `du ${since} au ${until}` : `${since} to ${until}`;
}

function dayWithin(date: PlainDate, next: PlainDate | null, language: Language): string {
  if (next === null || yearOf(next) !== yearOf(date)) return dateWords(date, language);
  const day = dayWords(date, language);
  return monthOf(next) === monthOf(date) ? day : `${day} ${monthName(date, language)}`;
}

function listOf(parts: readonly string[], language: Language): string {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  if (before.length === 0) return last;
  return `${before.join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
