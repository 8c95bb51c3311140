import type { CoverageWords, PeopleLeft } from '../catalogues/coverage.ts';
import { spoken as french } from './spoken.ts';

function left({ fewest, most }: PeopleLeft, minimum: number): string {
  const required = `sur ${minimum}\u00a0requise${minimum > 1 ? 's' : ''}`;
  if (most === 0) return `il ne resterait personne ${required}`;
  if (most === 1 && fewest === 1) return `il ne resterait qu’une personne ${required}`;
  const count = fewest === most ? String(most) : `${fewest} à ${most}`;
  return `il ne resterait que ${count}\u00a0personne${most > 1 ? 's' : ''} ${required}`;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const coverage: CoverageWords = {
  blackout: (name, days, team) =>
    `${french.names.quoted(name)}, ${days}${team === null ? '' : ` (équipe ${team})`}`,
  blackoutSentence: (blackouts) => `Période sans congé ${blackouts}.`,
  shortage: (when, people, minimum, team, withPending) => {
    const where = team === null ? 'dans l’organisation' : `dans l’équipe ${team}`;
    const also = withPending ? ' si les demandes en attente étaient aussi approuvées' : '';
    return `${capitalised(when)}, ${left(people, minimum)} ${where}${also}.`;
  },
  manyDays: (count, from, to) => `${count}\u00a0jours entre le ${from} et le ${to}`,
  day: (day) => `le ${day}`,
  range: (start, end) => `du ${start} au ${end}`,
};
