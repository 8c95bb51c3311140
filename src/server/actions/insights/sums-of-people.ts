import type { RequestSums } from '#domain/insights/figures.ts';
import { sumOfLine } from '#domain/insights/month-line.ts';
import type { MonthSpan } from '#domain/insights/period.ts';
import type { AwaySums } from '#domain/insights/rates.ts';
import type { FiguresKept } from '#server/store/figure-marks.ts';
import type { PersonRequests } from '#server/store/insights.ts';

/** Half-days of one person in some months. */
export interface PersonSums {
  readonly userId: string;
  readonly sums: AwaySums;
}

/** Of those who would have worked in these months. */
export function sumsOfPeople(kept: readonly FiguresKept[], span: MonthSpan): PersonSums[] {
  return kept.flatMap(({ userId, line }): PersonSums[] => {
    const sums = sumOfLine(line, span);
    return sums === null ? [] : [{ userId, sums }];
  });
}

export function peopleOf(sums: readonly PersonSums[]): Set<string> {
  return new Set(sums.map(({ userId }) => userId));
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
