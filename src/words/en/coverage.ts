import type { CoverageWords, PeopleLeft } from '../catalogues/coverage.ts';
import { spoken as english } from './spoken.ts';

function left({ fewest, most }: PeopleLeft, minimum: number): string {
  if (most === 0) return `nobody of the ${minimum} required would be left`;
  const count = fewest === most ? String(most) : `${fewest} to ${most}`;
  return `only ${count} of the ${minimum} required would be left`;
}

export const coverage: CoverageWords = {
  blackout: (name, days, team) =>
    `${english.names.quoted(name)}, ${days}${team === null ? '' : ` (team ${team})`}`,
  blackoutSentence: (blackouts) => `Blackout period ${blackouts}.`,
  shortage: (when, people, minimum, team, withPending) => {
    const where = team === null ? 'in the organisation' : `in the team ${team}`;
    const also = withPending ? ' if the requests that wait were approved as well' : '';
    return `On ${when}, ${left(people, minimum)} ${where}${also}.`;
  },
  manyDays: (count, from, to) => `${count} days between ${from} and ${to}`,
  day: (day) => day,
  range: (start, end) => `${start} to ${end}`,
};
