import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { INSIGHT_KINDS, type InsightKind } from '#domain/insights/group-kinds.ts';
import { bitsOf, type PeopleBits } from '#domain/insights/people-bits.ts';
import { FEWEST_LED } from '#domain/insights/suppression.ts';
import { type GroupOfKind, type Teller, tellerOf } from '#domain/insights/teller.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type InsightGroup, listInsightGroups } from '#server/store/insight-groups.ts';

export type NamedGroup = InsightGroup;

export type GroupFilters = { readonly [Kind in InsightKind]?: string | undefined };

/** Whom the reader may ask about: everyone, or those of the teams they lead. */
export interface InsightReach {
  readonly groups: readonly NamedGroup[];
  /** Null for everyone. */
  readonly people: ReadonlySet<string> | null;
}

/** What figures need to know of whoever reads them: at a screen, or by mail. */
export type InsightReader = Pick<SessionActor, 'organizationId' | 'id' | 'role' | 'timeZone' | 'key'>;

/** U6, U16: teams, sites and categories as they are today, whatever months are asked for. */
export async function reachOf(
  tx: TenantTransaction,
  actor: InsightReader,
  today: PlainDate,
): Promise<InsightReach> {
  if (!can(actor, 'insight.read')) throw new Failure('forbidden');
  const all = await listInsightGroups(tx, today);
  if (can(actor, 'insight.read', {})) return { groups: all, people: null };
  const led = all.filter(
    ({ kind, managerId }) => kind === 'team' && can(actor, 'insight.read', { own: managerId === actor.id }),
  );
  return { groups: led, people: new Set(led.flatMap(({ people }) => people)) };
}

/** The groups that are asked for; one that is not the reader's is not found. */
function chosenFrom<Group extends { readonly kind: InsightKind; readonly id: string }>(
  groups: readonly Group[],
  filters: GroupFilters,
): Group[] {
  return INSIGHT_KINDS.flatMap((kind): Group[] => {
    const id = filters[kind];
    if (id === undefined) return [];
    const group = groups.find((each) => each.kind === kind && each.id === id);
    if (!group) throw new Failure('not_found');
    return [group];
  });
}

/** Who is meant by the filters, of those who are there. */
export function peopleMeant(
  { groups, people: reached }: InsightReach,
  filters: GroupFilters,
  present: readonly string[],
): Set<string> {
  const wanted = [reached, ...chosenFrom(groups, filters).map(({ people }) => new Set(people))];
  return new Set(present.filter((one) => wanted.every((some) => some === null || some.has(one))));
}

export interface NumberedGroup extends GroupOfKind {
  readonly name: string;
}

/** The same people by numbers, so that what would give too few of them away is found at once. */
export interface NumberedReach {
  readonly groups: readonly NumberedGroup[];
  readonly everyone: PeopleBits;
  readonly teller: Teller;
  /** U18: of absences; the same for those who read of everyone. */
  readonly absenceTeller: Teller;
}

export function numberedReach(
  { groups, people: reached }: InsightReach,
  filters: GroupFilters,
  userIds: readonly string[],
): NumberedReach {
  const places = new Map(userIds.map((id, place) => [id, place]));
  const numbered = (people: Iterable<string>): PeopleBits =>
    bitsOf(
      userIds.length,
      [...people].flatMap((id) => places.get(id) ?? []),
    );
  const ofGroups = groups.map(({ kind, id, name, people }) => ({ kind, id, name, people: numbered(people) }));
  const chosen = chosenFrom(ofGroups, filters);
  const led = reached && numbered(reached);
  const teller = tellerOf(led, ofGroups, chosen);
  return {
    groups: ofGroups,
    everyone: bitsOf(userIds.length, userIds.keys()),
    teller,
    absenceTeller: led === null ? teller : tellerOf(led, ofGroups, chosen, FEWEST_LED),
  };
}
