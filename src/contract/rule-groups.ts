import { z } from 'zod';
import { RULE_GROUP_KINDS, RULE_LEVELS, RULE_NAMES } from '#domain/policies/rule-groups.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { changePreviewSchema } from './change-preview.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { siretSchema } from './establishments.ts';
import { pagingSchema } from './paging.ts';
import { personBadgeSchema } from './people.ts';
import { settingsDraftSchema, settingsFormSchema } from './settings.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';

const idParams = z.object({ id: z.uuid() });
const groupId = z.uuid({ error: invalid }).nullable();

/** What may differ from the organisation. */
export const groupRulesSchema = settingsDraftSchema
  .pick({
    daysPerYear: true,
    countingMode: true,
    openDays: true,
    holidayZone: true,
    goodFridayOff: true,
    rtt: true,
    forfaitJours: true,
    seniority: true,
    youngParentDays: true,
  })
  .partial();

const rttForm = settingsFormSchema.shape.rtt
  .unwrap()
  .unwrap()
  .extend({ daysPerYear: settingsDraftSchema.shape.rtt.unwrap().shape.daysPerYear });

export const rulesFormSchema = z.object({
  effectiveFrom: dayThat('The first day on which it holds; may lie in the past.'),
  rules: groupRulesSchema
    .extend({ rtt: rttForm.nullable().optional() })
    .default({})
    .describe('What differs. What is neither named here nor inherited again stays as it is.'),
  inherit: z
    .array(z.enum(RULE_NAMES, { error: invalid }), { error: invalid })
    .max(RULE_NAMES.length, invalid)
    .default([])
    .describe('Names of rules that are to be inherited again.'),
});

export const placementFormSchema = z.object({
  effectiveFrom: dayThat('The first day on which the person belongs there; may lie in the past.'),
  siteId: groupId.optional().describe('Null: no site. Left out: as on that day.'),
  categoryId: groupId.optional().describe('Null: no category. Left out: as on that day.'),
});

/** So many changes an answer tells at most of each group or person: a page may have five hundred groups. */
export const mostRuleChanges = 20;

const ruleChangeSchema = z.object({
  id: z.uuid(),
  effectiveFrom: shownDaySchema,
  appliedAt: z.iso.datetime(),
  appliedBy: personBadgeSchema,
  undoneAt: z.iso.datetime().nullable(),
  undoable: z.boolean(),
  changed: z.array(z.enum(RULE_NAMES)),
});

const ownRulesSchema = {
  rules: groupRulesSchema.describe('What differs today.'),
  planned: z
    .array(z.object({ effectiveFrom: shownDaySchema, rules: groupRulesSchema }))
    .describe('On which days to come other rules begin, and which: twenty at most (rule O5).'),
  changes: z
    .array(ruleChangeSchema)
    .describe('Latest first, twenty at most; the log of activity tells them all.'),
};

export const ruleGroupSchema = z.object({
  id: z.uuid(),
  kind: z.enum(RULE_GROUP_KINDS),
  name: z.string(),
  archived: z.boolean(),
  people: z.int().describe('How many belong to it today.'),
  siret: z.string().nullable().describe('Of a site that is an establishment of its own (rule J22).'),
  ...ownRulesSchema,
});

const groupBadgeSchema = z.object({ id: z.uuid(), name: z.string() });

export const personalRulesSchema = z.object({
  placements: z
    .array(
      z.object({
        effectiveFrom: shownDaySchema,
        site: groupBadgeSchema.nullable(),
        category: groupBadgeSchema.nullable(),
      }),
    )
    .describe('First to last.'),
  inForce: groupRulesSchema.required().describe('What holds for the person today.'),
  sources: z
    .array(
      z.object({
        name: z.enum(RULE_NAMES),
        level: z.enum(RULE_LEVELS),
        group: groupBadgeSchema.nullable(),
        since: shownDaySchema.nullable().describe('Null: always.'),
      }),
    )
    .describe('From where each of them comes: the nearest wins (P5).'),
  rttThisYear: z
    .object({ year: z.int(), days: z.number(), employerDays: z.number() })
    .nullable()
    .describe('RTT days of a whole year with today’s rules and working week.'),
  own: z.object(ownRulesSchema).describe('What differs for this one person.'),
  may: z.object({ place: z.boolean(), changeRules: z.boolean() }),
});

const counting = ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'] as const;
const changing = ['people', 'leave-rules', 'balances', 'leave-requests', 'audit-log'] as const;
const undoForm = z.object({ id: z.uuid({ error: 'required' satisfies FieldProblem }) });

export const ruleGroupsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/rule-groups',
    access: 'session',
    scope: 'settings.read',
    summary: 'Sites and categories, and what differs for each. For privileged people.',
    query: pagingSchema,
    shows: ['leave-rules', 'people'],
    response: z.array(ruleGroupSchema),
    errors: ['forbidden'],
  },
  create: {
    method: 'POST',
    path: '/rule-groups',
    access: 'session',
    scope: 'settings.change',
    summary: 'Add a site or a category. For admins.',
    body: z.object({
      kind: z.enum(RULE_GROUP_KINDS, { error: invalid }),
      name: filledLineSchema(80),
      siret: siretSchema.optional().describe('Sites only. Null takes it back.'),
    }),
    changes: ['leave-rules', 'payroll', 'audit-log'],
    response: ruleGroupSchema,
    errors: ['validation_failed', 'forbidden', 'group_name_taken', 'siret_taken', 'list_full'],
  },
  update: {
    method: 'PATCH',
    path: '/rule-groups/{id}',
    access: 'session',
    scope: 'settings.change',
    summary:
      'Rename a group, give a site its SIRET, archive it once nobody is in it, or take it back. For admins.',
    params: idParams,
    body: z.object({
      name: filledLineSchema(80).optional(),
      archived: z.boolean({ error: invalid }).optional(),
      siret: siretSchema.optional().describe('Sites only. Null takes it back.'),
    }),
    changes: ['leave-rules', 'people', 'payroll', 'audit-log'],
    response: ruleGroupSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'group_name_taken',
      'group_in_use',
      'siret_taken',
    ],
  },
  previewRules: {
    method: 'POST',
    path: '/rule-groups/{id}/rules/preview',
    access: 'session',
    scope: 'settings.change',
    idempotency: 'needless',
    heavy: true,
    unpaid: 'allowed',
    summary: 'Whose counters other rules of a group would change. Changes nothing. For admins.',
    params: idParams,
    body: rulesFormSchema,
    shows: counting,
    response: changePreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'settings_below_law'],
  },
  applyRules: {
    method: 'PUT',
    path: '/rule-groups/{id}/rules',
    access: 'session',
    scope: 'settings.change',
    heavy: true,
    summary:
      'Other rules for a group from a day on; counters are corrected and those concerned told. For admins.',
    params: idParams,
    body: rulesFormSchema,
    changes: changing,
    response: ruleGroupSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'settings_below_law', 'list_full'],
  },
  undoRules: {
    method: 'POST',
    path: '/rule-groups/{id}/rules/undo',
    access: 'session',
    scope: 'settings.change',
    heavy: true,
    summary: 'Undo the last change of a group’s rules, by lines that answer its own. For admins.',
    params: idParams,
    body: undoForm,
    changes: changing,
    response: ruleGroupSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'not_the_last_change', 'settings_below_law'],
  },
  readPersonal: {
    method: 'GET',
    path: '/users/{id}/rules',
    access: 'session',
    scope: 'balance.read',
    summary:
      'Which rules hold for a person and from where: one’s own, or those of someone whose leave one may decide.',
    params: idParams,
    shows: ['leave-rules', 'people'],
    response: personalRulesSchema,
    errors: ['not_found'],
  },
  previewPlacement: {
    method: 'POST',
    path: '/users/{id}/placement/preview',
    access: 'session',
    scope: 'employment.edit',
    idempotency: 'needless',
    unpaid: 'allowed',
    heavy: 'person',
    summary: 'What another site or category would change for a person. Changes nothing.',
    params: idParams,
    body: placementFormSchema,
    shows: counting,
    response: changePreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'settings_below_law'],
  },
  place: {
    method: 'PUT',
    path: '/users/{id}/placement',
    access: 'session',
    scope: 'employment.edit',
    heavy: 'person',
    summary: 'Another site or category from a day on; counters are corrected and the person told.',
    params: idParams,
    body: placementFormSchema,
    changes: changing,
    response: personalRulesSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'settings_below_law', 'list_full'],
  },
  previewPersonalRules: {
    method: 'POST',
    path: '/users/{id}/rules/preview',
    access: 'session',
    scope: 'settings.change',
    idempotency: 'needless',
    unpaid: 'allowed',
    heavy: 'person',
    summary: 'What rules of their own would change for a person. Changes nothing. For admins.',
    params: idParams,
    body: rulesFormSchema,
    shows: counting,
    response: changePreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'settings_below_law'],
  },
  applyPersonalRules: {
    method: 'PUT',
    path: '/users/{id}/rules',
    access: 'session',
    scope: 'settings.change',
    heavy: 'person',
    summary: 'Rules for one person from a day on; counters are corrected and the person told. For admins.',
    params: idParams,
    body: rulesFormSchema,
    changes: changing,
    response: personalRulesSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'settings_below_law', 'list_full'],
  },
  undoPersonalRules: {
    method: 'POST',
    path: '/users/{id}/rules/undo',
    access: 'session',
    scope: 'settings.change',
    heavy: 'person',
    summary: 'Undo the last change of a person’s own rules, by lines that answer its own. For admins.',
    params: idParams,
    body: undoForm,
    changes: changing,
    response: personalRulesSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'not_the_last_change', 'settings_below_law'],
  },
});
