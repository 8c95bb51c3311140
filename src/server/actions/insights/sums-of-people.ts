import type { RequestSums } from '#domain/insights/figures.ts';
import type { AwaySums } from '#domain/insights/rates.ts';
import type { PersonRequests, PersonSums } from '#server/store/insights.ts';

export function awaySums({
  expected,
  health,
  unforeseen,
  other,
  paidLeave,
  ...spells
}: PersonSums): AwaySums {
  const away = { health, unforeseen, other, 'paid-leave': paidLeave };
  return { people: 1, expected, away, spells: spells.spells, shortSpells: spells.shortSpells };
}

export function requestSums(requests: readonly PersonRequests[]): RequestSums {
  const total = (of: (one: PersonRequests) => number) => requests.reduce((sum, one) => sum + of(one), 0);
  return {
    filed: total(({ filed }) => filed),
    rejected: total(({ rejected }) => rejected),
    cancelled: total(({ cancelled }) => cancelled),
    waits: requests.flatMap(({ waits }) => waits),
  };
}
