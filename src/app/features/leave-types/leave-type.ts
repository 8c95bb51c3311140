import type { z } from 'zod';
import type { catalogueEntrySchema, leaveTypeFormSchema, leaveTypeSchema } from '#contract/leave-types.ts';

export type LeaveTypeRow = z.output<typeof leaveTypeSchema>;
export type CatalogueEntry = z.output<typeof catalogueEntrySchema>;
export type LeaveTypeDraft = z.output<typeof leaveTypeFormSchema>;

/** What a new type starts with: leave that somebody approves and no counter pays for. */
export const NEW_TYPE: LeaveTypeDraft = {
  name: { fr: '', en: '' },
  color: '#0E7490',
  confidential: false,
  needsApproval: true,
  counter: null,
  halfDays: true,
  asksJustification: false,
  catalogueKey: null,
};

/** Only what the form may send, without what the server adds. */
export function typeDraftOf(type: LeaveTypeRow | CatalogueEntry): LeaveTypeDraft {
  const { name, color, confidential, needsApproval, counter, halfDays, asksJustification } = type;
  const catalogueKey = 'key' in type ? type.key : type.catalogueKey;
  return { name, color, confidential, needsApproval, counter, halfDays, asksJustification, catalogueKey };
}

/** Which phrases describe a type, in the order in which they are told; each is a key of the texts. */
export function traitsOf(type: Omit<LeaveTypeDraft, 'name' | 'color' | 'catalogueKey'>) {
  return [
    `counter.${type.counter ?? 'none'}`,
    type.needsApproval ? 'needsApproval.yes' : 'needsApproval.no',
    type.halfDays ? 'halfDays.yes' : 'halfDays.no',
    ...(type.asksJustification ? (['asksJustification'] as const) : []),
    ...(type.confidential ? (['confidential'] as const) : []),
  ] as const;
}

/** Those in use first, in the order of the server; archived ones apart. */
export function inGroups(types: readonly LeaveTypeRow[]) {
  return {
    offered: types.filter(({ archived }) => !archived),
    archived: types.filter(({ archived }) => archived),
  };
}
