import { type Actor, can } from '#domain/access/can.ts';
import type { KeyScope } from '#domain/api-keys/key-scopes.ts';

/** Z8: what an assistant may be asked to do, and all that a key has to be good for before it is offered. */
const needs = {
  my_balance: ['balance.read'],
  who_is_away: ['calendar.read'],
  count_dates: ['leave-request.file'],
  ask_for_leave: ['leave-request.file'],
  what_waits_for_me: ['leave-request.read-all', 'leave-request.decide'],
  decide: ['leave-request.read', 'leave-request.decide'],
} as const satisfies Record<string, readonly KeyScope[]>;

export type AssistantTool = keyof typeof needs;

export const assistantTools = Object.keys(needs) as AssistantTool[];

/** What is worth ticking on a key that is made for an assistant; `organization.read` gives types their names. */
export const assistantScopes: readonly KeyScope[] = [
  ...new Set<KeyScope>(['organization.read', ...Object.values(needs).flat()]),
];

/** A tool that would be refused anyway is not offered. */
export function toolsFor(actor: Actor): AssistantTool[] {
  return assistantTools.filter((tool) => needs[tool].every((scope) => can(actor, scope)));
}

/** Z9: how long somebody may think about a preview before it has to be made anew. */
export const previewMinutes = 10;
