import type { z } from 'zod';
import type { catalogueEntrySchema, leaveTypeSchema, leaveTypesEndpoints } from '#contract/leave-types.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import { isBuiltIn, type LeaveType } from '#domain/leave-types/leave-type.ts';
import { statutoryDays } from '#domain/leave-types/statutory-days.ts';
import { isAboutHealth } from '#domain/leave-types/type-change.ts';
import type { Language } from '#domain/text/language.ts';
import { archiveType, restoreType } from '#server/actions/leave-types/archive-type.ts';
import { type ListedEntry, listCatalogue } from '#server/actions/leave-types/list-catalogue.ts';
import { type ListedType, listTypes } from '#server/actions/leave-types/list-types.ts';
import { createType, previewType, updateType } from '#server/actions/leave-types/save-type.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { shownChange } from './shown-changes.ts';

export function leaveTypesHandlers(services: Services): Handlers<typeof leaveTypesEndpoints> {
  const shownType = (listed: ListedType, language: Language) =>
    shownTypeOn(dayOfInstant(services.now().getTime(), 'Europe/Paris'), listed, language);
  return {
    list: async (_input, { actor, language }) =>
      (await listTypes(services, actor)).map((listed) => shownType(listed, language)),
    catalogue: async (_input, { actor, language }) =>
      (await listCatalogue(services, actor)).map((listed) => shownEntry(listed, language)),
    create: async ({ body }, { actor, language }) =>
      shownType(await createType(services, actor, body), language),
    preview: async ({ params, body }, { actor, language }) => {
      const { plan, peopleLookedAt } = await previewType(services, actor, params.id, body);
      return { peopleLookedAt, people: plan.map((planned) => shownChange(planned, language)) };
    },
    update: async ({ params, body }, { actor, language }) =>
      shownType(await updateType(services, actor, params.id, body), language),
    archive: async ({ params }, { actor, language }) =>
      shownType(await archiveType(services, actor, params.id), language),
    restore: async ({ params }, { actor, language }) =>
      shownType(await restoreType(services, actor, params.id), language),
  };
}

/** Law is that of France, whatever the zone of the organisation. */
function shownTypeOn(
  today: PlainDate,
  { type, inUse }: ListedType,
  language: Language,
): z.input<typeof leaveTypeSchema> {
  const entry = catalogueType(type.catalogueKey);
  return {
    ...type,
    counter: shownCounter(type),
    builtIn: isBuiltIn(type.id),
    inUse,
    aboutHealth: isAboutHealth(type),
    duration: entry?.duration?.[language] ?? null,
    lawDays: statutoryDays(type.catalogueKey, today)?.days ?? null,
    article: entry?.article ?? null,
  };
}

function shownCounter({ id, counter }: LeaveType): 'paid-leave' | 'rtt' | 'own' | null {
  if (counter === null) return null;
  if (counter === id) return 'own';
  return counter === 'rtt' ? 'rtt' : 'paid-leave';
}

function shownEntry({ entry, added }: ListedEntry, language: Language): z.input<typeof catalogueEntrySchema> {
  const { key, duration, ...shown } = entry;
  return {
    ...shown,
    key,
    catalogueKey: key,
    needsApproval: true,
    grantedDays: null,
    duration: duration?.[language] ?? null,
    added,
  };
}
