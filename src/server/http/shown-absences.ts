import type { z } from 'zod';
import type { timelineAbsencesSchema } from '#contract/calendar-timeline.ts';
import type { PersonAway } from '#server/actions/calendar/list-absences.ts';

/** Types become places in one table, sorted so that their order tells nothing of what is behind « absent ». */
export function shownAbsences(people: readonly PersonAway[]): z.input<typeof timelineAbsencesSchema> {
  const types = [...new Set(people.flatMap(({ away, asked }) => [...away.keys(), ...asked.keys()]))].sort();
  const spans = (byType: PersonAway['away']): number[][] =>
    types.flatMap((type, place) => {
      const found = byType.get(type);
      return found === undefined ? [] : [[place, ...found]];
    });
  return {
    types,
    people: people.map(({ id, away, asked }) => ({
      id,
      away: spans(away),
      ...(asked.size === 0 ? {} : { asked: spans(asked) }),
    })),
  };
}
