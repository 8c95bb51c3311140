import type { z } from 'zod';
import {
  type groupRulesSchema,
  type personalRulesSchema,
  type placementFormSchema,
  type ruleGroupSchema,
  ruleGroupsEndpoints,
  type rulesFormSchema,
} from '#contract/rule-groups.ts';
import type { PlainDate, Weekday } from '#domain/calendar/plain-date.ts';
import type { GroupRules } from '#domain/policies/rule-groups.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import {
  applyRules,
  previewRules,
  type RulesForm,
  undoRules,
} from '#server/actions/rule-groups/change-rules.ts';
import { listGroups, readGroup, type ToldGroup } from '#server/actions/rule-groups/list-groups.ts';
import {
  type PlacementForm,
  placePerson,
  previewPlacement,
} from '#server/actions/rule-groups/place-person.ts';
import { readPersonalRules } from '#server/actions/rule-groups/read-personal-rules.ts';
import { createGroup, updateGroup } from '#server/actions/rule-groups/save-group.ts';
import type { ToldRules } from '#server/actions/rule-groups/told-rules.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';
import { shownChange } from './shown-changes.ts';

export function ruleGroupsHandlers(services: Services): Handlers<typeof ruleGroupsEndpoints> {
  const preview = async (
    actor: SessionActor,
    owner: Parameters<typeof previewRules>[2],
    body: z.output<typeof rulesFormSchema>,
    language: SessionActor['language'],
  ) => {
    const { plan, peopleLookedAt } = await previewRules(services, actor, owner, formOf(body));
    return { peopleLookedAt, people: plan.map((planned) => shownChange(planned, language)) };
  };
  const showGroup = async (actor: SessionActor, id: string) =>
    shownGroup(await readGroup(services, actor, id));
  const showPersonal = async (
    actor: SessionActor,
    id: string,
  ): Promise<z.input<typeof personalRulesSchema>> => {
    const told = await readPersonalRules(services, actor, id);
    return {
      placements: told.placements.map(({ from, site, category }) => ({
        effectiveFrom: from,
        site: badgeOf(site),
        category: badgeOf(category),
      })),
      inForce: shownRules(told.inForce) as Required<z.input<typeof groupRulesSchema>>,
      sources: told.sources.map(({ name, level, group, since }) => ({
        name,
        level,
        group: badgeOf(group),
        since,
      })),
      rttThisYear: told.rttThisYear,
      own: shownOwn(told.own),
      may: told.may,
    };
  };
  return {
    list: async ({ query }, context) => {
      const groups = await listGroups(services, context.actor);
      return onePage(ruleGroupsEndpoints.list, query, context, following(groups, query)).map(shownGroup);
    },
    create: async ({ body }, { actor }) => shownGroup(await createGroup(services, actor, body)),
    update: async ({ params, body }, { actor }) =>
      shownGroup(await updateGroup(services, actor, params.id, body)),
    previewRules: ({ params, body }, { actor, language }) =>
      preview(actor, { groupId: params.id }, body, language),
    applyRules: async ({ params, body }, { actor }) => {
      await applyRules(services, actor, { groupId: params.id }, formOf(body));
      return showGroup(actor, params.id);
    },
    undoRules: async ({ params, body }, { actor }) => {
      await undoRules(services, actor, { groupId: params.id }, body.id);
      return showGroup(actor, params.id);
    },
    readPersonal: ({ params }, { actor }) => showPersonal(actor, params.id),
    previewPlacement: async ({ params, body }, { actor, language }) => {
      const plan = await previewPlacement(services, actor, params.id, placeOf(body));
      return { peopleLookedAt: 1, people: plan.map((planned) => shownChange(planned, language)) };
    },
    place: async ({ params, body }, { actor }) => {
      await placePerson(services, actor, params.id, placeOf(body));
      return showPersonal(actor, params.id);
    },
    previewPersonalRules: ({ params, body }, { actor, language }) =>
      preview(actor, { userId: params.id }, body, language),
    applyPersonalRules: async ({ params, body }, { actor }) => {
      await applyRules(services, actor, { userId: params.id }, formOf(body));
      return showPersonal(actor, params.id);
    },
    undoPersonalRules: async ({ params, body }, { actor }) => {
      await undoRules(services, actor, { userId: params.id }, body.id);
      return showPersonal(actor, params.id);
    },
  };
}

// The contract has checked that these are days and weekdays.
function formOf({ effectiveFrom, rules, inherit }: z.output<typeof rulesFormSchema>): RulesForm {
  return {
    effectiveFrom: effectiveFrom as PlainDate,
    rules: { ...rules, openDays: rules.openDays as Weekday[] | undefined } as RulesForm['rules'],
    inherited: inherit,
  };
}

function placeOf(form: z.output<typeof placementFormSchema>): PlacementForm {
  return { ...form, effectiveFrom: form.effectiveFrom as PlainDate };
}

function badgeOf(
  group: { readonly id: string; readonly name: string } | null,
): { id: string; name: string } | null {
  return group && { id: group.id, name: group.name };
}

function shownRules({ openDays, seniority, ...rules }: GroupRules): z.input<typeof groupRulesSchema> {
  return {
    ...rules,
    ...(openDays ? { openDays: [...openDays] } : {}),
    ...(seniority ? { seniority: [...seniority] } : {}),
  };
}

function shownOwn({ rules, planned, changes }: ToldRules) {
  return {
    rules: shownRules(rules),
    planned: planned.map((each) => ({ effectiveFrom: each.from, rules: shownRules(each.rules) })),
    changes: changes.map((change) => ({
      id: change.id,
      effectiveFrom: change.effectiveFrom,
      appliedAt: change.appliedAt.toISOString(),
      appliedBy: { id: change.appliedBy, name: change.appliedByName },
      undoneAt: change.undoneAt?.toISOString() ?? null,
      undoable: change.undoable,
      changed: [...change.changed],
    })),
  };
}

function shownGroup(group: ToldGroup): z.input<typeof ruleGroupSchema> {
  const { id, kind, name, archivedAt, people, siret } = group;
  return { id, kind, name, archived: archivedAt !== null, people, siret, ...shownOwn(group) };
}
