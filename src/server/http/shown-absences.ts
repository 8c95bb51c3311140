import type { z } from 'zod';
import type { timelineAbsencesSchema } from '#contract/calendar-timeline.ts';
import { isAtWork } from '#domain/balances/absence.ts';
import type { ListedAbsences, PersonAway } from '#server/actions/calendar/list-absences.ts';

/** Types become places in one table, sorted so that their order tells nothing of what is behind « absent ». */
export function shownAbsences({
  people,
  types: known,
}: ListedAbsences): z.input<typeof timelineAbsencesSchema> {
  const found = new Set<string>();
  for (const { away, asked } of people) {
    for (const byType of [away, asked]) for (const type of byType.keys()) found.add(type);
  }
  const types = [...found].sort();
  const placeOf = new Map(types.map((type, place) => [type, place]));
  const spans = (byType: PersonAway['away']): number[][] =>
    [...byType]
      .map(([type, absences]) => [placeOf.get(type) ?? 0, ...absences])
      .sort(([a = 0], [b = 0]) => a - b);
  const atWork = types.filter((type) => isAtWork(known.get(type)?.absence ?? null));
  return {
    types,
    ...(atWork.length === 0 ? {} : { atWork }),
    people: people.map(({ id, away, asked }) => ({
      id,
      away: spans(away),
      ...(asked.size === 0 ? {} : { asked: spans(asked) }),
    })),
  };
}
