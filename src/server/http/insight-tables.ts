import { type ExportFormat, exportTypes } from '#contract/calendar-exports.ts';
import type { insightTablesEndpoints } from '#contract/insight-tables.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Language } from '#domain/text/language.ts';
import { foreseeOwnShortages } from '#server/actions/insights/foresee-own-shortages.ts';
import { readDaysBehind } from '#server/actions/insights/read-days.ts';
import { readReminders } from '#server/actions/insights/read-expiring.ts';
import { readInsights } from '#server/actions/insights/read-insights.ts';
import { readRest } from '#server/actions/insights/read-rest.ts';
import { readShortages } from '#server/actions/insights/read-shortages.ts';
import type { Services } from '#server/services.ts';
import type { WrittenTable } from '#server/tables/table.ts';
import { tableAsCsv } from '#server/tables/table-as-csv.ts';
import { tableAsWorkbook } from '#server/tables/table-as-workbook.ts';
import { groupsTable, leaveTable, monthsTable, weekdaysTable } from './insight-files.ts';
import { askedOf, fileName } from './insights.ts';
import type { Handlers } from './mount.ts';
import { shownForeseen } from './shown-coverage.ts';
import { shownReminder } from './shown-expiring.ts';
import { shownDays, shownInsights, shownRest, shownShortDay } from './shown-insights.ts';
import { aheadTable, daysTable, remindersTable, restTable, shortagesTable } from './watched-files.ts';

const tables = {
  months: monthsTable,
  weekdays: weekdaysTable,
  leave: leaveTable,
  groups: groupsTable,
} as const;

async function fileOf(table: WrittenTable, about: string, format: ExportFormat, language: Language) {
  return {
    type: exportTypes[format],
    name: fileName(table.name, about, format),
    content: format === 'csv' ? tableAsCsv(table, language) : await tableAsWorkbook(table),
  };
}

export function insightTablesHandlers(services: Services): Handlers<typeof insightTablesEndpoints> {
  return {
    read: async ({ params, query }, { actor, language }) => {
      const shown = shownInsights(await readInsights(services, actor, askedOf(query)), language);
      return fileOf(
        tables[params.table](shown, language),
        `${shown.from}-${shown.to}`,
        params.format,
        language,
      );
    },
    days: async ({ params, query }, { actor, language, looked }) => {
      const { figure, weekday } = query;
      const found = await readDaysBehind(services, actor, { ...askedOf(query), figure, weekday });
      looked(found.rows.map(({ person }) => person.id));
      return fileOf(daysTable(shownDays(found, language), language), figure, params.format, language);
    },
    shortages: async ({ params, query }, { actor, language }) => {
      const short = (await readShortages(services, actor, askedOf(query))).map(shownShortDay);
      return fileOf(shortagesTable(short, language), '', params.format, language);
    },
    ahead: async ({ params }, { actor, language }) => {
      const foreseen = (await foreseeOwnShortages(services, actor)).map(shownForeseen);
      return fileOf(aheadTable(foreseen, language), '', params.format, language);
    },
    rest: async ({ params, query: { team, site, category } }, { actor, language, looked }) => {
      const rests = (await readRest(services, actor, { team, site, category })).map(shownRest);
      looked(rests.map(({ user }) => user.id));
      return fileOf(restTable(rests, language), '', params.format, language);
    },
    reminders: async ({ params }, { actor, language, looked }) => {
      const { types, reminders } = await readReminders(services, actor);
      const shown = reminders.map((reminder) => shownReminder(reminder, types, language));
      looked(shown.map(({ user }) => user.id));
      const dayOf = (instant: string) => dayOfInstant(Date.parse(instant), actor.timeZone);
      return fileOf(remindersTable(shown, dayOf, language), '', params.format, language);
    },
  };
}
