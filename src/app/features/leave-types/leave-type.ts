import type { z } from 'zod';
import type { catalogueEntrySchema, leaveTypeFormSchema, leaveTypeSchema } from '#contract/leave-types.ts';
import { type AbsenceKind, isAtWork, usualEarning } from '#domain/balances/absence.ts';
import { CATALOGUE_GROUPS, type CatalogueGroup } from '#domain/leave-types/catalogue-type.ts';
import { eachLanguage } from '#domain/text/language.ts';

export type LeaveTypeRow = z.output<typeof leaveTypeSchema>;
export type CatalogueEntry = z.output<typeof catalogueEntrySchema>;
export type LeaveTypeForm = z.output<typeof leaveTypeFormSchema>;
/** What the form starts with: all of it, so that nothing is left to be guessed. */
export type LeaveTypeDraft = {
  [Field in keyof Required<LeaveTypeForm>]-?: Exclude<LeaveTypeForm[Field], undefined>;
};

/** What a new type starts with: leave that somebody approves and no counter pays for. */
export const NEW_TYPE: LeaveTypeDraft = {
  name: eachLanguage(() => ''),
  color: '#0E7490',
  confidential: false,
  needsApproval: true,
  counter: null,
  halfDays: true,
  asksJustification: false,
  catalogueKey: null,
  absence: null,
  grantedDays: null,
  inCalendar: true,
};

/** Only what the form may send, without what the server adds. */
export function typeDraftOf(type: LeaveTypeRow | CatalogueEntry): LeaveTypeDraft {
  const { name, color, confidential, needsApproval, counter, halfDays, asksJustification } = type;
  const { absence, grantedDays, inCalendar } = type;
  const catalogueKey = 'key' in type ? type.key : type.catalogueKey;
  return {
    name,
    color,
    confidential,
    needsApproval,
    counter,
    halfDays,
    asksJustification,
    catalogueKey,
    absence,
    grantedDays,
    inCalendar,
  };
}

/** Which phrases describe a type, in the order in which they are told; each is a key of the texts. */
export function traitsOf(type: Omit<LeaveTypeDraft, 'name' | 'color' | 'catalogueKey' | 'grantedDays'>) {
  return [
    `counter.${type.counter ?? 'none'}`,
    type.needsApproval ? 'needsApproval.yes' : 'needsApproval.no',
    type.halfDays ? 'halfDays.yes' : 'halfDays.no',
    ...(type.asksJustification ? (['asksJustification'] as const) : []),
    ...(type.confidential ? (['confidential'] as const) : []),
    ...rightsTraits(type),
  ] as const;
}

/** What it does to rights; nothing is said of leave that changes none. */
function rightsTraits({ absence, inCalendar }: Pick<LeaveTypeDraft, 'absence' | 'inCalendar'>) {
  if (absence === null) return [];
  if (isAtWork(absence)) return [inCalendar ? 'inCalendar.yes' : 'inCalendar.no'] as const;
  return [`earns.${usualEarning(absence)}`] as const;
}

/** Which hint a choice of kind gets. */
export function kindHintOf(absence: AbsenceKind | null) {
  if (absence === null) return 'none';
  return isAtWork(absence) ? 'present' : usualEarning(absence);
}

/** Those in use first, in the order of the server; archived ones apart. */
export function inGroups(types: readonly LeaveTypeRow[]) {
  return {
    offered: types.filter(({ archived }) => !archived),
    archived: types.filter(({ archived }) => archived),
  };
}

/** The chapters of the catalogue, each with its entries, in order. */
export function inChapters(
  entries: readonly CatalogueEntry[],
): { group: CatalogueGroup; entries: CatalogueEntry[] }[] {
  return CATALOGUE_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }));
}

/** What a type can be to the law on rights, by chapter; what belongs to every account alone is not chosen. */
export const KINDS_BY_CHAPTER: readonly (readonly [CatalogueGroup, readonly AbsenceKind[]])[] = [
  [
    'health',
    ['sickness', 'work-accident', 'commuting-accident', 'occupational-illness', 'therapeutic-part-time'],
  ],
  [
    'birth-and-family',
    [
      'maternity',
      'paternity',
      'adoption',
      'supplementary-birth',
      'parental-full-time',
      'sick-child',
      'parental-presence',
      'family-solidarity',
      'carer',
    ],
  ],
  ['family-events', ['family-event']],
  [
    'work-and-training',
    ['rtt', 'compensatory-rest', 'training', 'local-mandate', 'telework', 'business-trip'],
  ],
  ['other', ['unpaid', 'strike', 'sabbatical', 'disciplinary-suspension']],
];
