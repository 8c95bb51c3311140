import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { FEWEST_PEOPLE, type PeopleGroup } from '#domain/insights/suppression.ts';
import { hiddenAcross } from '#domain/insights/suppression-across.ts';
import type { PlacementInForce } from '#domain/policies/rule-groups.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPlacements, listRuleGroups } from '#server/store/rule-groups.ts';
import { listTeamRows } from '#server/store/teams.ts';

export const GROUP_KINDS = ['team', 'site', 'category'] as const;

export type GroupKind = (typeof GROUP_KINDS)[number];

export interface NamedGroup extends PeopleGroup {
  readonly kind: GroupKind;
  readonly name: string;
}

export type GroupFilters = { readonly [Kind in GroupKind]?: string | undefined };

/** Whom the reader may ask about: everyone, or those of the teams they lead. */
export interface InsightReach {
  readonly groups: readonly NamedGroup[];
  /** Null for everyone. */
  readonly people: ReadonlySet<string> | null;
}

/** What figures need to know of whoever reads them: at a screen, or by mail. */
export type InsightReader = Pick<SessionActor, 'organizationId' | 'id' | 'role' | 'timeZone' | 'key'>;

/** U6: teams as they are today; sites and categories as they hold on the day. */
export async function reachOf(
  tx: TenantTransaction,
  actor: InsightReader,
  on: PlainDate,
): Promise<InsightReach> {
  if (!can(actor, 'insight.read')) throw new Failure('forbidden');
  const seesAll = can(actor, 'insight.read', {});
  const teams = (await listTeamRows(tx))
    .filter(({ managerId }) => seesAll || can(actor, 'insight.read', { own: managerId === actor.id }))
    .map(
      ({ id, name, members }): NamedGroup => ({
        kind: 'team',
        id,
        name,
        people: new Set(members.map((member) => member.id)),
      }),
    );
  if (!seesAll) return { groups: teams, people: new Set(teams.flatMap(({ people }) => [...people])) };
  return { groups: [...teams, ...(await placedGroups(tx, on))], people: null };
}

async function placedGroups(tx: TenantTransaction, on: PlainDate): Promise<NamedGroup[]> {
  const placements = await listPlacements(tx);
  const placedIn = (groupId: string, kind: 'site' | 'category') =>
    [...placements].flatMap(([userId, dated]) => {
      const held = placementOn(dated, on);
      return (kind === 'site' ? held?.siteId : held?.categoryId) === groupId ? [userId] : [];
    });
  return (await listRuleGroups(tx))
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, kind, name }) => ({ kind, id, name, people: new Set(placedIn(id, kind)) }));
}

function placementOn(dated: readonly PlacementInForce[], on: PlainDate): PlacementInForce | null {
  return dated.reduce<PlacementInForce | null>((held, each) => (each.from <= on ? each : held), null);
}

export interface Population {
  readonly people: ReadonlySet<string>;
  /** U5: they are too few to be told of, or would tell of too few. */
  readonly isHidden: boolean;
}

/** Who is meant by the filters, of those who were there; a group that is not the reader's is not found. */
export function populationOf(
  { groups, people: reached }: InsightReach,
  filters: GroupFilters,
  present: ReadonlySet<string>,
): Population {
  const chosen = GROUP_KINDS.flatMap((kind): NamedGroup[] => {
    const id = filters[kind];
    if (id === undefined) return [];
    const group = groups.find((each) => each.kind === kind && each.id === id);
    if (!group) throw new Failure('not_found');
    return [group];
  });
  const within = reached === null ? present : intersection(present, reached);
  const among = (some: readonly NamedGroup[]) =>
    some.reduce<ReadonlySet<string>>((known, { people }) => intersection(known, people), within);
  const people = among(chosen);
  const isHidden =
    (people.size > 0 && people.size < FEWEST_PEOPLE) ||
    chosen.some((group) => {
      const others = chosen.filter((each) => each !== group);
      // The kinds that stand beside each other where nothing but the others is asked for.
      const beside = GROUP_KINDS.filter((kind) => others.every((each) => each.kind !== kind));
      const ofKinds = beside.map((kind) => groups.filter((each) => each.kind === kind));
      return hiddenAcross(among(others), ofKinds).has(group.id);
    });
  return { people, isHidden };
}

function intersection(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  return new Set([...a].filter((one) => b.has(one)));
}
