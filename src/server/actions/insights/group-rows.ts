import { figuresOfTime, type NamedFigure, type RequestSums } from '#domain/insights/figures.ts';
import type { InsightKind } from '#domain/insights/group-kinds.ts';
import type { LineTable } from '#domain/insights/line-table.ts';
import { bothOf, type PeopleBits } from '#domain/insights/people-bits.ts';
import { sumsTold, type ToldTime, toldTime } from '#domain/insights/told-months.ts';
import type { GroupFilters, NumberedGroup, NumberedReach } from './population.ts';

/** One team, site or category beside the others. */
export interface InsightGroupRow {
  readonly kind: InsightKind;
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly isHidden: boolean;
  readonly figures: readonly NamedFigure[];
}

/** A group of a kind that nothing is filtered by, and what is told of it. */
interface GroupBeside {
  readonly group: NumberedGroup;
  readonly people: PeopleBits;
  readonly time: ToldTime;
  /** U18 */
  readonly absences: ToldTime;
}

/** U5: with nobody to be found out by subtracting; groups in which nobody would have worked are left out. */
export function groupsBeside(
  table: LineTable,
  { groups, everyone, teller, absenceTeller }: NumberedReach,
  filters: GroupFilters,
): GroupBeside[] {
  return groups
    .filter(({ kind }) => filters[kind] === undefined)
    .map((group) => {
      const time = toldTime(table, teller, group);
      const absences = absenceTeller === teller ? time : toldTime(table, absenceTeller, group);
      return { group, people: bothOf(teller.meant(everyone), group.people), time, absences };
    })
    .filter(({ time }) => time.months.length > 0);
}

export function groupRow(
  { group, time, absences }: GroupBeside,
  requests: RequestSums | undefined,
): InsightGroupRow[] {
  if (requests === undefined) return [];
  const { kind, id, name } = group;
  const isHidden = time.people.size === 0;
  const figures = isHidden ? [] : figuresOfTime(sumsTold(absences), requests);
  return [{ kind, id, name, people: time.people.size, isHidden, figures }];
}
