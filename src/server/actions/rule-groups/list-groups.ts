import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { placementOn } from '#domain/policies/rule-levels.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  listPlacements,
  listRuleChanges,
  listRuleGroups,
  type RuleGroup,
} from '#server/store/rule-groups.ts';
import { type ToldRules, toldRules } from './told-rules.ts';

export interface ToldGroup extends RuleGroup, ToldRules {
  /** How many belong to it today. */
  readonly people: number;
}

export async function listGroups({ database, now }: Services, actor: SessionActor): Promise<ToldGroup[]> {
  if (!can(actor, 'settings.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) =>
    tellGroups(tx, dayOfInstant(now().getTime(), actor.timeZone)),
  );
}

export async function readGroup(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<ToldGroup> {
  if (!can(actor, 'settings.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) =>
    tellGroup(tx, id, dayOfInstant(now().getTime(), actor.timeZone)),
  );
}

async function tellGroups(tx: TenantTransaction, today: PlainDate): Promise<ToldGroup[]> {
  const groups = await listRuleGroups(tx);
  const changes = await listRuleChanges(tx);
  const places = [...(await listPlacements(tx)).values()].map((placed) => placementOn(placed, today));
  return groups.map((group) => ({
    ...group,
    ...toldRules(
      changes.filter(({ groupId }) => groupId === group.id),
      today,
    ),
    people: places.filter((place) => place?.siteId === group.id || place?.categoryId === group.id).length,
  }));
}

export async function tellGroup(tx: TenantTransaction, id: string, today: PlainDate): Promise<ToldGroup> {
  const group = (await tellGroups(tx, today)).find((each) => each.id === id);
  if (!group) throw new Failure('not_found');
  return group;
}
