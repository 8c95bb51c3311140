import { MOST_NAMES_TOLD, type MoreAway } from '#domain/leave-requests/colleagues-away.ts';
import type { Words } from '../words.ts';

interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** « Ana, Bao et 93 autres », each person once, for messages of a few lines; null where nobody is away. */
export function colleagueNames(
  absences: readonly Colleague[],
  more: Pick<MoreAway, 'people'>,
  { lists }: Pick<Words, 'lists'>,
): string | null {
  const names = [...new Map(absences.map(({ id, name }) => [id, name])).values()];
  if (names.length === 0) return null;
  const told = names.slice(0, MOST_NAMES_TOLD);
  return lists.withOthers(told, names.length - told.length + more.people);
}
