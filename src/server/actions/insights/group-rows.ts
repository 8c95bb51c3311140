import { figuresOfTime, type NamedFigure } from '#domain/insights/figures.ts';
import { addSums, NO_SUMS } from '#domain/insights/rates.ts';
import { hiddenAcross } from '#domain/insights/suppression-across.ts';
import type { PersonRequests } from '#server/store/insights.ts';
import { GROUP_KINDS, type GroupFilters, type GroupKind, type NamedGroup } from './population.ts';
import { type PersonSums, requestSums } from './sums-of-people.ts';

/** One team, site or category beside the others. */
export interface GroupRow {
  readonly kind: GroupKind;
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly isHidden: boolean;
  readonly figures: readonly NamedFigure[];
}

/** U5: of each kind that nothing is filtered by, with nobody to be found out by subtracting. */
export function groupRows(
  groups: readonly NamedGroup[],
  filters: GroupFilters,
  people: ReadonlySet<string>,
  sums: readonly PersonSums[],
  requests: readonly PersonRequests[],
): GroupRow[] {
  const kinds = GROUP_KINDS.filter((kind) => filters[kind] === undefined);
  const ofKinds = kinds.map((kind) => groups.filter((group) => group.kind === kind));
  const hidden = hiddenAcross(people, ofKinds);
  return kinds.flatMap((kind, place) => {
    const ofKind = ofKinds[place] ?? [];
    return ofKind.flatMap((group): GroupRow[] => {
      const isOne = ({ userId }: { readonly userId: string }) =>
        people.has(userId) && group.people.has(userId);
      const members = sums.filter(isOne);
      if (members.length === 0) return [];
      const isHidden = hidden.has(group.id);
      const figures = isHidden
        ? []
        : figuresOfTime(
            members.map((one) => one.sums).reduce(addSums, NO_SUMS),
            requestSums(requests.filter(isOne)),
          );
      return [{ kind, id: group.id, name: group.name, people: members.length, isHidden, figures }];
    });
  });
}
