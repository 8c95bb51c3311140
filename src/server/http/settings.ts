import type { z } from 'zod';
import type { settingsEndpoints, settingsFormSchema, settingsSchema } from '#contract/settings.ts';
import type { PlainDate, Weekday } from '#domain/calendar/plain-date.ts';
import {
  applySettings,
  type LeaveSettingsForm,
  previewSettings,
} from '#server/actions/settings/apply-settings.ts';
import { readSettings, type ShownSettings } from '#server/actions/settings/read-settings.ts';
import { undoSettings } from '#server/actions/settings/undo-settings.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { shownChange } from './shown-changes.ts';

export function settingsHandlers(services: Services): Handlers<typeof settingsEndpoints> {
  return {
    read: async (_input, { actor }) => shownSettings(await readSettings(services, actor)),
    preview: async ({ body }, { actor, language }) => {
      const { plan, peopleLookedAt } = await previewSettings(services, actor, formOf(body));
      return { peopleLookedAt, people: plan.map((planned) => shownChange(planned, language)) };
    },
    apply: async ({ body }, { actor }) => shownSettings(await applySettings(services, actor, formOf(body))),
    undo: async ({ body }, { actor }) => shownSettings(await undoSettings(services, actor, body.id)),
  };
}

function formOf(form: z.output<typeof settingsFormSchema>): LeaveSettingsForm {
  const { timeZone, effectiveFrom, referencePeriodStart: start, openDays, workedHolidays, ...rest } = form;
  return {
    timeZone,
    // The contract has checked that these are days and weekdays.
    effectiveFrom: effectiveFrom as PlainDate,
    settings: {
      ...rest,
      periodStartMonth: start === undefined ? undefined : Number(start.slice(0, 2)),
      openDays: openDays as Weekday[] | undefined,
      workedHolidays: workedHolidays as PlainDate[] | undefined,
    },
  };
}

function shownSettings({
  timeZone,
  settings,
  effectiveFrom,
  changes,
}: ShownSettings): z.input<typeof settingsSchema> {
  const { periodStartMonth, openDays, workedHolidays, yearlyWorkedHolidays, seniority, ...rest } = settings;
  return {
    ...rest,
    timeZone,
    effectiveFrom,
    referencePeriodStart: `${String(periodStartMonth).padStart(2, '0')}-01`,
    openDays: [...openDays],
    seniority: [...seniority],
    workedHolidays: [...workedHolidays],
    yearlyWorkedHolidays: [...yearlyWorkedHolidays],
    changes: changes.map(
      ({ id, effectiveFrom: from, appliedAt, appliedBy, appliedByName, undoneAt, undoable, changed }) => ({
        id,
        effectiveFrom: from,
        appliedAt: appliedAt.toISOString(),
        appliedBy: appliedBy === null ? null : { id: appliedBy, name: appliedByName ?? '' },
        undoneAt: undoneAt?.toISOString() ?? null,
        undoable,
        changed: [...changed],
      }),
    ),
  };
}
